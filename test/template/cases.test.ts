import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LogNormalization, normalizeLog } from '../../src/template/normalize-log.ts';
import { lintFiles } from '../rules/lint-files.ts';

const CASES = join(import.meta.dirname, 'fixtures', 'cases');

/** Files of a case by path. */
function caseFiles(name: string): Readonly<Record<string, string>> {
  const root = join(CASES, name);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  return Object.fromEntries(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]));
}

function normalizeFiles(
  files: Readonly<Record<string, string>>,
  only?: readonly string[],
): { readonly result: LogNormalization; readonly after: Readonly<Record<string, string>> } {
  const { workspace } = lintFiles(files);
  const [first] = workspace.logs;
  if (!first) throw new Error('no log');
  const result = normalizeLog(first.log, {
    settings: first.settings,
    target: 'madr-4',
    ...(only ? { only: new Set(only) } : {}),
  });
  return { result, after: { ...files, ...Object.fromEntries(result.files.map((file) => [file.path, file.text])) } };
}

/** Findings that make a run fail or that a reader would see. */
function faultsIn(files: Readonly<Record<string, string>>): readonly string[] {
  return lintFiles(files)
    .findings.filter((finding) => finding.level === 'error')
    .map((finding) => `${finding.ruleId} ${finding.path}:${finding.range.line} ${finding.message}`);
}

describe('19: a record of Nygard becomes MADR 4', () => {
  const files = caseFiles('19-nygard-to-madr4');
  const path = 'docs/adr/0004-use-nats-for-parcel-events.md';
  const { result, after } = normalizeFiles(files, ['0004-use-nats-for-parcel-events']);
  const text = after[path] ?? '';

  it('changes this record alone and keeps its name', () => {
    expect(result.files.map((file) => file.path)).toEqual([path]);
  });

  it('reads as MADR asks for', () => {
    expect(text).toBe(`---
status: superseded by ADR-0009
date: 2024-03-05
---

# 4. Use NATS for parcel events

## Context and Problem Statement

Parcel events arrive in bursts of 4,000 per second at 06:00.
The database trigger could not keep up.

## Decision Outcome

We will publish every parcel event to NATS.

Consumers keep their own offsets.

### Consequences

Bursts no longer slow down the order screen.

- Operators must learn one more tool.
- Lost messages are possible when a depot is offline.

## More Information

Superceded by [9. Use Redpanda](0009-use-redpanda.md)

Amends [2. Use a message bus](0002-use-a-message-bus.md)
`);
  });

  it('says what only the author knows', () => {
    const record = result.records[0];
    expect(record?.ok === true && record.report.questions.map(({ kind }) => kind)).toEqual([
      'no-options',
      'unsigned-consequences',
    ]);
  });

  it('lints clean and does not change again', () => {
    expect(faultsIn(after)).toEqual([]);
    expect(normalizeFiles(after, ['0004-use-nats-for-parcel-events']).result.files).toEqual([]);
  });
});

describe('21: the list of MADR 2 becomes front matter', () => {
  const files = caseFiles('21-madr2-list-metadata');
  const { after } = normalizeFiles(files);
  const text = after['docs/adr/20210401-use-leaflet.md'] ?? '';

  it('reads as MADR asks for', () => {
    expect(text).toBe(`---
status: accepted
date: 2021-04-01
decision-makers:
  - Ana Example
  - Bo Sample
---

# Use Leaflet for maps

## Context and Problem Statement

Which map library do we use in the depot screen?

## Decision Drivers <!-- optional -->

* works without a fast uplink
* free licence

## Considered Options

* Leaflet
* OpenLayers

## Decision Outcome

Chosen option: "Leaflet", because it is small.

### Consequences

* Good, because loads in one second
* Bad, because no vector tiles without a plugin

## Pros and Cons of the Options <!-- optional -->

### Leaflet

* Good, because the team knows it
* Bad, because plugins vary in quality

### OpenLayers

* Good, because vector tiles are built in

## More Information

* [Refines] [Use web maps](20210301-use-web-maps.md)

Technical Story: [LP-118](https://tickets.example.com/LP-118)
`);
  });

  it('lints clean before and after', () => {
    expect(faultsIn(files)).toEqual([]);
    expect(faultsIn(after)).toEqual([]);
  });
});

describe('23: a table of metadata becomes front matter', () => {
  const files = caseFiles('23-metadata-in-a-table');
  const { after } = normalizeFiles(files, ['003-publish-notifications', '004-keep-templates-in-git']);

  it('keeps the author with the link and the table of the decision', () => {
    expect(after['docs/adr/003-publish-notifications.md']).toBe(`---
status: accepted
date: 2025-01-19
authors:
  - "[@ana-example](https://example.com/ana)"
---

# Publish notifications from one place

## Context and Problem Statement

Four services send mail.

## Decision Outcome

One service sends mail.

| Channel | Status |
|:--------|:-------|
| mail    | kept   |
| fax     | dropped |

### Consequences

One more service.
`);
  });

  it('names the successor and keeps the link to it', () => {
    const text = after['docs/adr/004-keep-templates-in-git.md'] ?? '';
    expect(text).toMatch(/^---\nstatus: superseded by ADR-005\ndate: 2025-02-13\n---\n\n# Keep mail templates in Git\n/);
    expect(text).toContain('## More Information\n\nSuperseded by [005](005-keep-templates-in-the-database.md)\n');
    expect(text).not.toContain('|');
  });

  it('lints clean before and after', () => {
    expect(faultsIn(files)).toEqual([]);
    expect(faultsIn(after)).toEqual([]);
  });
});

describe('25: a record in MADR 4 is not touched', () => {
  const files = caseFiles('25-already-normal-untouched');

  it('has no file to write', () => {
    const { result } = normalizeFiles(files);
    expect(result.files).toEqual([]);
    expect(result.records.map((record) => record.ok && record.report.changed)).toEqual([false]);
  });

  it('is the record the case is about', () => {
    const text = files['docs/decisions/0001-keep-the-file-as-it-is.md'] ?? '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(
      '514e73f26c25391cdc21e0a2fa528235581d4cbd4447cea08975a374654877ea',
    );
  });
});
