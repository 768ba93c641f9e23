import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { junit } from '../../src/report/junit.ts';
import { visible } from '../../src/report/visible.ts';
import { anyText, hostileTexts } from './hostile-texts.ts';
import { readXml } from './read-xml.ts';
import { cleanLog, finding, logWithSkips, report, sampleReport } from './sample-report.ts';

describe('junit', () => {
  it('has a suite a file and a test case a finding, which fails for errors and warnings', () => {
    const suites = readXml(junit(sampleReport));
    expect(suites.attributes).toEqual({ name: 'adr-lint', tests: '4', failures: '3', errors: '0' });
    expect(suites.children.map(({ attributes }) => [attributes['name'], attributes['tests'], attributes['failures']])).toEqual([
      ['docs/adr/0007-cache-tariffs-in-redis.md', '1', '1'],
      ['docs/adr/0008-split-out-the-label-service.md', '2', '2'],
      ['packages/billing/docs/adr/0002-請求書を毎月送る.md', '1', '0'],
    ]);
  });

  it('gives a test case place, message and related places', () => {
    const [test] = readXml(junit(sampleReport)).children[0]?.children ?? [];
    expect(test).toMatchObject({
      attributes: {
        name: 'duplicate-number at 1:3',
        classname: 'docs/adr/0007-cache-tariffs-in-redis.md',
        file: 'docs/adr/0007-cache-tariffs-in-redis.md',
        line: '1',
      },
      children: [
        {
          name: 'failure',
          attributes: { type: 'error', message: 'unexpected number `7`, expected a number that no other record of this log has' },
          text: 'docs/adr/0007-cache-tariffs-in-redis.md:1:3 unexpected number `7`, expected a number that no other record of this log has\ndocs/adr/0007-sign-webhooks-with-hmac.md:1:3 also has the number `7`',
        },
      ],
    });
  });

  it('has a passing test case for each clean log, which says what was read', () => {
    const { attributes, children } = readXml(junit(report({ logs: [logWithSkips] })));
    expect(attributes).toMatchObject({ tests: '1', failures: '0' });
    expect(children).toMatchObject([
      {
        attributes: { name: 'docs/adr', tests: '1', failures: '0' },
        children: [
          {
            attributes: { name: 'no findings', classname: 'docs/adr' },
            children: [
              {
                name: 'system-out',
                text: '61 records read, 4 files skipped (template: 2, AsciiDoc is not supported: 1, index: 1)',
              },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['a log with a finding is not clean', ['a', 'b'], 'a/0001.md', ['b']],
    ['a file belongs to the inner log', ['.', 'docs', 'docs/adr'], 'docs/adr/0001.md', ['.', 'docs']],
    ['a folder that only starts alike is another one', ['docs/adr', 'docs/adrs'], 'docs/adrs/0001.md', ['docs/adr']],
    ['the root holds what no other log holds', ['.', 'docs'], '.adr-config.yml', ['docs']],
    ['a finding on the folder itself', ['docs', 'adr'], 'docs', ['adr']],
  ])('%s', (_name, paths, path, clean) => {
    const logs = paths.map((folder) => ({ ...cleanLog, path: folder }));
    const suites = readXml(junit(report({ logs, findings: [finding({ path })] }))).children;
    expect(suites.map(({ attributes }) => attributes['name'])).toEqual([...clean, path]);
  });

  it.each(Object.entries(hostileTexts))('is well-formed and keeps the text: %s', (_name, text) => {
    checkHostile(text);
  });

  it('is well-formed for any text', () => {
    fc.assert(fc.property(anyText, checkHostile));
  });
});

function checkHostile(text: string): void {
  const xml = junit(
    report({ logs: [{ ...cleanLog, path: `${text}x` }], findings: [finding({ path: text, message: text, ruleId: text })] }),
  );
  const kept = visible(text);
  const test = readXml(xml).children[1]?.children[0];
  expect(test?.attributes).toMatchObject({ classname: kept, file: kept, name: `${kept} at 1:3` });
  expect(test?.children[0]).toMatchObject({ attributes: { message: kept }, text: `${kept}:1:3 ${kept}` });
  expect(xml).not.toMatch(/^\s*::|##\w*\[/m);
}
