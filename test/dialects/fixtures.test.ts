import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DIALECTS } from '../../src/dialects/dialects.ts';
import { dialectById } from '../../src/dialects/read-decision.ts';
import { sectionKindOf } from '../../src/dialects/vocabulary/section-words.ts';
import type { Decision } from '../../src/model/decision.ts';
import { loadFastParse } from '../../src/source/parse.ts';
import { sectionKey } from '../../src/source/section-key.ts';
import { lintFiles } from '../rules/lint-files.ts';
import { DECLARATIONS, LISTS } from './declarations.ts';
import { linksOf, readRecord } from './read-record.ts';

/** `UPDATE=1 npx vitest run test/dialects/fixtures.test.ts` writes the expected facts anew: read the change before it is kept. */
const UPDATE = process.env['UPDATE'] === '1';

const fast = await loadFastParse();

describe.each(DECLARATIONS.map((declaration) => [declaration.fixture, declaration] as const))('%s', (fixture, declared) => {
  const folder = new URL(`fixtures/${fixture}/`, import.meta.url);
  const text = readFileSync(new URL(declared.record, folder), 'utf8');
  const decision = readRecord(text, declared.record);
  const dialect = dialectById(declared.dialect, undefined);

  it('says what a person reads', () => {
    const file = new URL('decision.json', folder);
    const facts = `${JSON.stringify(factsOf(decision), undefined, 2)}\n`;
    if (UPDATE || !existsSync(file)) writeFileSync(file, facts);
    expect(JSON.parse(facts)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('is recognised, whatever line ends, marks or parser', () => {
    expect(decision.dialect).toBe(declared.dialect);
    const crlf = readRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`, declared.record);
    expect(factsOf(crlf)).toEqual(factsOf(decision));
    if (fast) expect(readRecord(text, declared.record, fast)).toEqual(decision);
  });

  it('has its status, date and lists where the declaration says', () => {
    expect([decision.status?.notation, decision.date?.notation]).toEqual([declared.status, declared.date]);
    expect(LISTS.filter((list) => decision[list].length > 0)).toEqual(LISTS.filter((list) => declared.lists.includes(list)));
  });

  it('reads every word of the dialect for a status in its place', () => {
    const { status } = decision;
    if (!status) {
      expect(declared.status).toBeUndefined();
      return;
    }
    for (const word of dialect.status.words) {
      const other = `${text.slice(0, status.place.start)}${word}${text.slice(status.place.end)}`;
      expect(readRecord(other, declared.record).status?.name).toBe(word);
    }
  });

  it('gives every section of the template its meaning', () => {
    const wrong = dialect.sections.filter(
      ({ title, kind }) => (dialect.headings?.[sectionKey(title)] ?? sectionKindOf(sectionKey(title), {})) !== kind,
    );
    expect(wrong.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([]);
  });

  it('is without a fault of its own', () => {
    const { findings } = lintFiles({ [`docs/adr/${declared.record}`]: text }, { today: '2025-06-01' });
    expect(
      findings
        .filter((finding) => finding.level !== 'note' && !OF_OTHERS.test(finding.ruleId))
        .map(({ ruleId, message }) => `${ruleId}: ${message}`),
    ).toEqual([]);
  });
});

/** Rules about records and files that a fixture names and that are not there. */
const OF_OTHERS = /^(?:broken-|dangling-|unknown-record|missing-successor|open-follow-ups|look-alike)/;

it('every dialect has a fixture', () => {
  const held = new Set(DECLARATIONS.map((declaration) => declaration.dialect));
  expect(DIALECTS.map((dialect) => dialect.id).filter((id) => !held.has(id))).toEqual([]);
});

/** What the record says, without places. */
function factsOf(decision: Decision): unknown {
  const { status, date, outcome, yStatement } = decision;
  const values = (list: readonly { readonly value: string }[]): readonly string[] => list.map((one) => one.value);
  const oneLine = (text: string | undefined): string | undefined => text?.replace(/\r\n/g, '\n');
  return {
    dialect: decision.dialect,
    number: decision.number,
    title: decision.title?.value,
    status: status && { name: status.name, text: status.text, notation: status.notation },
    date: date && { iso: date.iso, role: date.role, notation: date.notation },
    people: {
      decisionMakers: values(decision.decisionMakers),
      consulted: values(decision.consulted),
      informed: values(decision.informed),
      authors: values(decision.authors),
    },
    tags: values(decision.tags),
    governs: values(decision.governs),
    drivers: values(decision.drivers),
    options: decision.options.map(({ title, listed, described, arguments: said }) => ({
      title,
      listed,
      described,
      arguments: said.map((one) => `${one.sign}: ${oneLine(one.text)}`),
    })),
    outcome: outcome && { chosen: outcome.chosen?.value, because: oneLine(outcome.because?.value) },
    consequences: decision.consequences.map((one) => `${one.sign}: ${oneLine(one.text)}`),
    followUps: decision.followUps.map(({ state, text, strict }) => `${state}${strict ? ' (strict)' : ''}: ${text}`),
    links: linksOf(decision),
    mentions: decision.mentions.map((mention) => mention.text),
    asrTriggers: decision.asrTriggers.map(({ kind, evidence }) => `${kind}: ${evidence}`),
    yStatement: yStatement && {
      wording: yStatement.wording,
      slots: Object.fromEntries(Object.entries(yStatement.slots).map(([slot, located]) => [slot, oneLine(located.value)])),
    },
    sections: decision.sections
      .filter((section) => section.depth > 0)
      .map(({ title, kind, empty }) => `${title}: ${kind ?? '-'}${empty ? ' (empty)' : ''}`),
  };
}
