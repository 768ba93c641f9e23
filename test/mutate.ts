import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { readExamples } from './rules/read-page.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A Markdown text of ours and the path it stands at. */
export interface Sample {
  readonly path: string;
  readonly text: string;
}

/** Every record of the fixtures, cases and examples. */
export function recordSamples(): readonly Sample[] {
  return ['test/dialects/fixtures', 'test/cases', 'examples', 'docs/decisions'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !path.endsWith('expect.md'))
      .sort()
      .map((path) => ({
        path: `${folder}/${path.replaceAll('\\', '/')}`,
        text: readFileSync(`${ROOT}${folder}/${path}`, 'utf8'),
      })),
  );
}

/** Every file of every example of the rules' pages. */
export function pageSamples(): readonly Sample[] {
  return readdirSync(`${ROOT}src/rules`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .sort()
    .flatMap((page) => readExamples(readFileSync(`${ROOT}src/rules/${page}`, 'utf8')).flatMap((example) => example.files))
    .filter(({ path }) => path.toLowerCase().endsWith('.md'));
}

/** A change of a text. Positions are fractions of its length, so that one change fits every text. */
type Change = (text: string) => string;

const fraction = fc.double({ min: 0, max: 1, noNaN: true });

function atLine(text: string, where: number, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const at = Math.min(lines.length - 1, Math.floor(where * lines.length));
  return lines.flatMap((line, index) => (index === at ? change(line) : [line])).join('\n');
}

const FRAGMENTS = [
  '```',
  '~~~',
  '---',
  '# ',
  '## Status',
  '- [ ] ',
  '> ',
  '| a | b |',
  '| - | - |',
  '<!--',
  '-->',
  '[x](y.md)',
  '[a]: b',
  '**',
  '`',
  '\\',
  '&amp;',
  '\t',
  '    ',
  '===',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '🚀',
  '\u00A0',
  'Status: accepted',
  'ADR-0007',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<a name="x">',
  '!!! info',
  '$',
  '\\\\',
  '"',
  "'",
];

const change: fc.Arbitrary<Change> = fc.oneof(
  fraction.map(
    (where): Change =>
      (text) =>
        atLine(text, where, () => []),
  ),
  fraction.map(
    (where): Change =>
      (text) =>
        atLine(text, where, (line) => [line, line]),
  ),
  fraction.map(
    (where): Change =>
      (text) =>
        text.slice(0, Math.floor(where * text.length)),
  ),
  fraction.map(
    (where): Change =>
      (text) =>
        text.slice(Math.floor(where * text.length)),
  ),
  fc.tuple(fraction, fc.constantFrom(...FRAGMENTS)).map(
    ([where, fragment]): Change =>
      (text) => {
        const at = Math.floor(where * text.length);
        return text.slice(0, at) + fragment + text.slice(at);
      },
  ),
  fc.tuple(fraction, fc.constantFrom(...FRAGMENTS)).map(
    ([where, fragment]): Change =>
      (text) =>
        atLine(text, where, (line) => [fragment, line]),
  ),
  fc.tuple(fraction, fc.constantFrom('> ', '- ', '  ', '    ', '* > ', '1. '), fc.integer({ min: 1, max: 70 })).map(
    ([where, mark, times]): Change =>
      (text) =>
        atLine(text, where, (line) => [mark.repeat(times) + line]),
  ),
  fc.tuple(fraction, fraction).map(
    ([from, to]): Change =>
      (text) => {
        const lines = text.split('\n');
        const [line] = lines.splice(Math.min(lines.length - 1, Math.floor(from * lines.length)), 1);
        lines.splice(Math.floor(to * lines.length), 0, line ?? '');
        return lines.join('\n');
      },
  ),
  fc.tuple(fraction, fc.string({ unit: 'binary', maxLength: 4 })).map(
    ([where, junk]): Change =>
      (text) => {
        const at = Math.floor(where * text.length);
        return text.slice(0, at) + junk + text.slice(at + junk.length);
      },
  ),
);

/** A text of ours after up to four changes, with line ends of one kind. */
export function mutated(samples: readonly Sample[]): fc.Arbitrary<Sample> {
  return fc.tuple(fc.constantFrom(...samples), fc.array(change, { maxLength: 4 })).map(([{ path, text }, changes]) => ({
    path,
    text: changes
      .reduce((before, one) => one(before), text.replaceAll('\r\n', '\n'))
      .replaceAll('\r', '')
      .toWellFormed(),
  }));
}

/** How often a property is tried: the same tries on every machine, others with `FC_SEED` and `FC_RUNS`. */
export function tries(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  return { seed: Number(process.env['FC_SEED'] ?? 20250203), numRuns: Number(process.env['FC_RUNS'] ?? numRuns) };
}
