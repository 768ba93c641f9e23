import { describe, expect, it } from 'vitest';
import { isReporterName, reporters } from '../../src/report/reporters.ts';
import { plainView, report, sampleReport } from './sample-report.ts';

const all = Object.entries(reporters);
const rooted = ['json', 'sarif', 'github', 'gitlab', 'junit'];

describe('reporters', () => {
  it('has the names that --format takes', () => {
    expect(Object.keys(reporters)).toEqual(['stylish', 'json', 'sarif', 'github', 'gitlab', 'junit', 'markdown']);
  });

  it.each(all)('%s ends with one line feed, also for a clean run', (_name, reporter) => {
    expect(reporter(sampleReport, plainView)).toMatch(/[^\n]\n$/);
    expect(reporter(report(), plainView)).toMatch(/[^\n]\n$/);
  });

  it.each(all)('%s gives the same text for findings in another order', (_name, reporter) => {
    const turned = { ...sampleReport, findings: sampleReport.findings.toReversed() };
    expect(reporter(turned, plainView)).toBe(reporter(sampleReport, plainView));
  });

  it.each(rooted)('%s prints paths from the root of the repository', (name) => {
    if (!isReporterName(name)) throw new Error(name);
    const text = reporters[name](sampleReport, { ...plainView, displayPath: () => 'elsewhere' });
    expect(text).toBe(reporters[name](sampleReport, plainView));
  });

  it.each(all)('%s prints no colours without leave', (_name, reporter) => {
    expect(reporter(sampleReport, plainView)).not.toContain('\u001b');
  });
});

describe('isReporterName', () => {
  it.each([
    ['sarif', true],
    ['SARIF', false],
    ['toString', false],
    ['', false],
  ])('%s', (name, expected) => {
    expect(isReporterName(name)).toBe(expected);
  });
});
