import { describe, expect, it } from 'vitest';
import { lintFiles } from '../rules/lint-files.ts';

const LOG = {
  'docs/adr/0001-use-one-repo.md': '# 1. Use one repo\n\n## Status\n\nAccepted\n',
  'docs/adr/0002-use-ftp.md': '# 2. Use FTP\n\n## Status\n\nSuperseded by [3. Use SFTP](0003-use-sftp.md)\n',
  'docs/adr/0003-use-sftp.md':
    '# 3. Use SFTP\n\n## Status\n\nSuperseded by [4. Use S3](0004-use-s3.md)\n\nSupersedes [2. Use FTP](0002-use-ftp.md)\n',
  'docs/adr/0004-use-s3.md': '# 4. Use S3\n\n## Status\n\nAccepted\n\nSupersedes [3. Use SFTP](0003-use-sftp.md)\n',
};

/** What is told about files beside the log, as `line:column message`. */
function told(files: Readonly<Record<string, string>>, log: Readonly<Record<string, string>> = LOG): readonly string[] {
  const { findings } = lintFiles({ ...log, ...files }, { citations: Object.keys(files), paths: [] });
  return findings
    .filter(({ ruleId }) => ruleId === 'stale-citation')
    .map(({ path, range, message }) => `${path}:${range.line}:${range.column} ${message}`);
}

describe('citations of records outside the log', () => {
  it.each([
    ['// see ADR-0002', 'src/a.ts:1:8 unexpected citation of `ADR-0002`, it was superseded; expected `0004-use-s3`'],
    ['// see ADR-2.', 'src/a.ts:1:8 unexpected citation of `ADR-2`, it was superseded; expected `0004-use-s3`'],
    ['# adr 0003:', 'src/a.ts:1:3 unexpected citation of `adr 0003`, it was superseded; expected `0004-use-s3`'],
    [
      'docs/adr/0002-use-ftp.md',
      'src/a.ts:1:10 unexpected citation of `0002-use-ftp.md`, it was superseded; expected `0004-use-s3`',
    ],
    ['(ADR-0009)', 'src/a.ts:1:2 unexpected citation of `ADR-0009`, the log in `docs/adr` has no such record'],
  ])('%j is told', (text, message) => {
    expect(told({ 'src/a.ts': text })).toEqual([message]);
  });

  it.each([
    'ADR-0004',
    'ADR-0001, ADR 1',
    'ADR-0002 was replaced by ADR-0004',
    'issue #0002, PR-2, RFC-0002, SHA-256, v0.0.2',
    'ADR-0002.5',
    'MYADR-0002',
    'ADR-00021',
    'ADR-0900',
    '0002-use-ftp-client.md',
    '10002-use-ftp.md',
  ])('%j is not', (text) => {
    expect(told({ 'src/a.ts': text })).toEqual([]);
  });

  it('of each place are told, and a line break of another system does not move them', () => {
    expect(told({ 'src/a.ts': 'ADR-0002\r\n\r\n  ADR-0002\r\n' }).map((one) => one.split(' ', 1)[0])).toEqual([
      'src/a.ts:1:1',
      'src/a.ts:3:3',
    ]);
  });

  it('in change logs, lock files, binary files and the log itself are left alone', () => {
    expect(
      told({
        'CHANGELOG.md': 'ADR-0002',
        'package-lock.json': '"ADR-0002"',
        'a.bin': 'ADR-0002\0',
        'docs/adr/README.md': 'ADR-0002',
      }),
    ).toEqual([]);
  });

  it('of a record that nothing in force replaces say so', () => {
    const ring = {
      ...LOG,
      'docs/adr/0004-use-s3.md': '# 4. Use S3\n\n## Status\n\nSuperseded by [2. Use FTP](0002-use-ftp.md)\n',
    };
    expect(told({ 'src/a.ts': 'ADR-0003' }, ring)).toEqual([
      'src/a.ts:1:1 unexpected citation of `ADR-0003`, it was superseded and no record that replaces it is in force',
    ]);
  });

  it('mean the log of the package around the file, and none where two could be meant', () => {
    const web = Object.fromEntries(Object.entries(LOG).map(([path, text]) => [`packages/web/${path}`, text]));
    const other = {
      'docs/adr/0001-a.md': '# 1. A\n\n## Status\n\nAccepted\n',
      'docs/adr/0002-b.md': '# 2. B\n\n## Status\n\nAccepted\n',
    };
    expect(told({ 'packages/web/src/a.ts': 'ADR-0002', 'src/a.ts': 'ADR-0002' }, { ...web, ...other })).toEqual([
      'packages/web/src/a.ts:1:1 unexpected citation of `ADR-0002`, it was superseded; expected `0004-use-s3`',
    ]);
    const twin = Object.fromEntries(
      Object.entries(LOG).map(([path, text]) => [path.replace('docs/adr', 'docs/decisions'), text]),
    );
    expect(told({ 'src/a.ts': 'ADR-0002' }, { ...LOG, ...twin })).toEqual([]);
  });
});
