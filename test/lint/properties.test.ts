import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/model/place.ts';
import { loadFastParse, type Parse, parseWithRemark } from '../../src/source/parse.ts';
import { readRecord } from '../dialects/read-record.ts';
import { mutated, pageSamples, recordSamples, type Sample, tries } from '../mutate.ts';
import { lintFiles } from '../rules/lint-files.ts';

const parse: Parse = (await loadFastParse()) ?? parseWithRemark;
const samples = [...recordSamples(), ...pageSamples()];
const sample = mutated(samples);

const NEIGHBOURS = {
  'docs/adr/0001-use-nats.md':
    '# 1. Use NATS\n\nDate: 2025-02-03\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\ny\n\n## Consequences\n\nz\n',
  'docs/adr/0002-use-kafka.md':
    '---\nstatus: accepted\nsupersedes: 0005\n---\n\n# Use Kafka\n\n## Context and Problem Statement\n\nx\n\n## Considered Options\n\n* A\n* B\n\n## Decision Outcome\n\nChosen option: "A", because x.\n',
};

function lint(text: string, name: string, with_: Parse = parse): ReturnType<typeof lintFiles> {
  return lintFiles({ ...NEIGHBOURS, [`docs/adr/${name}`]: text }, { parse: with_ });
}

const nameOf = ({ path }: Sample): string => `0005-${path.slice(path.lastIndexOf('/') + 1)}`;

const told = ({ findings }: ReturnType<typeof lintFiles>): readonly string[] =>
  findings.map(
    ({ path, range, level, ruleId, message }) => `${path}:${range.line}:${range.column} ${level} ${ruleId} ${message}`,
  );

describe('whatever a record holds', () => {
  it('reading and linting never fail', () => {
    fc.assert(
      fc.property(sample, (one) => {
        const { failures, findings } = lint(one.text, nameOf(one));
        expect(failures.map((failure) => failure.message)).toEqual([]);
        for (const { message } of findings) expect(message).not.toMatch(/[\r\n]|undefined|\[object /);
      }),
      tries(150),
    );
  });

  it('the reference parser fails no more', () => {
    fc.assert(
      fc.property(sample, (one) => {
        expect(lint(one.text, nameOf(one), parseWithRemark).failures).toEqual([]);
      }),
      tries(60),
    );
  });

  it('every place lies in the text', () => {
    fc.assert(
      fc.property(sample, ({ text }) => {
        const decision = readRecord(text, undefined, parse);
        const length = text.startsWith('\uFEFF') ? text.length - 1 : text.length;
        for (const { start, end } of placesIn(decision)) expect(start >= 0 && start <= end && end <= length).toBe(true);
      }),
      tries(250),
    );
  });

  it('what was read stands at its place', () => {
    fc.assert(
      fc.property(sample, ({ text: written }) => {
        const text = written.replace(/^\uFEFF/, '');
        const decision = readRecord(text, undefined, parse);
        const {
          status,
          title,
          outcome,
          numbers,
          decisionMakers,
          consulted,
          informed,
          authors,
          tags,
          drivers,
          governs,
          options,
          links,
          mentions,
          markers,
        } = decision;
        const located = [
          ...decisionMakers,
          ...consulted,
          ...informed,
          ...authors,
          ...tags,
          ...drivers,
          ...governs,
          ...[title, outcome?.chosen, numbers.heading, numbers.frontMatter].filter((value) => value !== undefined),
        ];
        for (const { value, place } of located) expectAt(text, place, value);
        for (const option of options) expectAt(text, option.place, option.title);
        for (const { reference } of links) expect(text.slice(reference.place.start, reference.place.end)).toBe(reference.text);
        for (const mention of mentions) expect(text.slice(mention.place.start, mention.place.end)).toContain(mention.number);
        for (const marker of markers) expect(text.slice(marker.place.start, marker.place.end)).toMatch(/^\[(?:CONFIRM|NEEDS)/);
        if (status && status.notation !== 'folder') expect(text.slice(status.place.start, status.place.end)).toBe(status.word);
      }),
      tries(250),
    );
  });

  it('CRLF gives the same findings at the same lines and columns', () => {
    fc.assert(
      fc.property(sample, (one) => {
        const lf = told(lint(one.text, nameOf(one)));
        expect(told(lint(one.text.replaceAll('\n', '\r\n'), nameOf(one)))).toEqual(lf);
      }),
      tries(120),
    );
  });

  it('the same files give the same findings, in whatever order they are found', () => {
    fc.assert(
      fc.property(sample, (one) => {
        const files = { ...NEIGHBOURS, [`docs/adr/${nameOf(one)}`]: one.text };
        const reversed = Object.fromEntries(Object.entries(files).reverse());
        expect(told(lintFiles(reversed, { parse }))).toEqual(told(lintFiles(files, { parse })));
      }),
      tries(60),
    );
  });

  it.each([
    '> ',
    '- ',
    '[a](',
    '[',
    '(',
    '`',
    '*',
    '. ',
    '| ',
    '<!-- ',
    'Status: ',
    'ADR-1 ',
    'supersedes ',
    '../',
    ' ',
    'In the context of ',
    '2025-02-03 ',
  ])('many %j are read in one go', (fragment) => {
    const many = fragment.repeat(5000);
    for (const text of [
      many,
      `# ${many}\n`,
      `# A\n\n## Status\n\n${many}x\n`,
      `# A\n\n- Status: ${many}\n- Date: ${many}\n- Deciders: ${many}\n\n## ${many}\n\n${many}\n`,
      `---\nstatus: ${many}\nsupersedes: ${many}\n---\n`,
    ]) {
      expect(lint(text, '0005-a.md').failures).toEqual([]);
    }
  });
});

/** Every place in a value, however deep. */
function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'start' in value && 'end' in value && typeof value.start === 'number' && typeof value.end === 'number'
      ? [{ start: value.start, end: value.end }]
      : [];
  return [...own, ...Object.values(value).flatMap(placesIn)];
}

/** Letters and digits of what was read stand at the place in their order; Markdown and YAML escapes are left out of it. */
function expectAt(text: string, { start, end }: Place, value: string): void {
  const written = text.slice(start, end);
  if (/[\\&]/.test(written)) return;
  let at = 0;
  for (const letter of value.match(/[\p{L}\p{N}]/gu) ?? []) {
    at = written.indexOf(letter, at) + letter.length;
    if (at < letter.length) expect(`${written} at ${start}-${end}`).toContain(value);
  }
}
