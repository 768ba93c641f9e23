import type { RelationKind } from '../../model/decision.ts';

/** What a relation phrase means. */
export interface RelationWord {
  readonly kind: RelationKind;
  readonly direction: 'forward' | 'inverse';
  readonly part: 'whole' | 'partial';
  readonly oldSpelling?: boolean;
}

type Row = readonly [kind: RelationKind, forward: readonly string[], inverse: readonly string[]];

/** Phrases by relation: first those of the record that does it, then those of the record it is done to. */
const ROWS: readonly Row[] = [
  [
    'supersedes',
    [
      'supersedes',
      'supersede',
      'supercedes',
      'superseeds',
      'superceeds',
      'replaces',
      'superseding',
      'obsoletes',
      'overrides',
      'ersetzt',
      'löst ab',
      'vervangt',
      'erstatter',
      'reemplaza',
      'reemplaza a',
      'sustituye',
      'sustituye a',
      'remplace',
      'substitui',
      'sostituisce',
      'yerine geçer',
      'yn disodli',
      '置き換える',
      '대체',
      '대체함',
      '取代',
      '替代',
      'заменяет',
      'supersedes adr',
      'supersedes adrs',
    ],
    [
      'superseded by',
      'superceded by',
      'superseeded by',
      'superceeded by',
      'superseded',
      'superceded',
      'superseded-by',
      'replaced by',
      'replaced with',
      'superseded with',
      'obsoleted by',
      'has been superseded by',
      'is superseded by',
      'was superseded by',
      'has been replaced by',
      'overridden by',
      'ersetzt durch',
      'abgelöst durch',
      'vervangen door',
      'erstattet av',
      'reemplazado por',
      'reemplazada por',
      'sustituido por',
      'sustituida por',
      'remplacé par',
      'remplacée par',
      'substituído por',
      'substituída por',
      'sostituita da',
      'sostituito da',
      "wedi'i ddisodli gan",
      '被取代',
      '已被取代',
      '被替代',
      'заменено на',
      'заменён на',
      'заменен на',
      'заменено',
      'جایگزین شده با',
    ],
  ],
  [
    'amends',
    [
      'amends',
      'amend',
      'amending',
      'modifies',
      'updates',
      'ergänzt',
      'ändert',
      'amende',
      'enmienda',
      'emenda',
      'wijzigt',
      'endrer',
    ],
    [
      'amended by',
      'modified by',
      'updated by',
      'ergänzt durch',
      'geändert durch',
      'amendé par',
      'enmendado por',
      'emendado por',
      'gewijzigd door',
      'endret av',
    ],
  ],
  ['clarifies', ['clarifies'], ['clarified by']],
  ['refines', ['refines'], ['refined by']],
  ['extends', ['extends', 'builds on', 'builds upon', 'erweitert', 'étend'], ['extended by', 'erweitert durch']],
  [
    'relates-to',
    [
      'relates to',
      'related to',
      'related',
      'related decision',
      'related decisions',
      'related adr',
      'related adrs',
      'see also',
      'links to',
      'linked to',
      'verwandt mit',
      'bezieht sich auf',
      'relacionado con',
      'relacionado com',
      'lié à',
      'gerelateerd aan',
      'relatert til',
      'связано с',
      'influenced by',
      'complements',
      'informational',
    ],
    [],
  ],
  [
    'depends-on',
    [
      'depends on',
      'depends-on',
      'requires',
      'dependent on',
      'hängt ab von',
      'dépend de',
      'depende de',
      'afhankelijk van',
      'avhenger av',
      'зависит от',
    ],
    ['required by', 'dependency of'],
  ],
  ['implements', ['implements'], ['implemented by', 'implemented in']],
  ['leads-to', ['leads to', 'leads-to', 'precedes', 'enables'], ['succeeds', 'enabled by']],
  ['contradicts', ['contradicts', 'conflicts with', 'conflicts-with'], []],
  ['references', ['references', 'refers to'], ['referenced by']],
  ['caused-by', ['caused by', 'caused-by', 'motivated by'], ['causes']],
  ['rejected-in-favor-of', ['rejected in favor of', 'rejected in favour of'], []],
  ['assumes', ['assumes', 'based on'], []],
  ['review-on', ['review on'], []],
  ['promoted-from', ['promoted from'], []],
  ['influences', ['influences'], []],
  [
    'deprecates',
    ['deprecates'],
    ['deprecated by', 'deprecated in favor of', 'deprecated in favour of', 'reverted by', 'retired by'],
  ],
];

const OLD = /superc|superse{2}d|supercee/;

/** Phrase → relation. Partial forms are made from the whole ones. */
export const RELATION_WORDS: ReadonlyMap<string, RelationWord> = buildWords();

function buildWords(): ReadonlyMap<string, RelationWord> {
  const words = new Map<string, RelationWord>();
  for (const [kind, forward, inverse] of ROWS) {
    for (const phrase of forward) add(words, phrase, { kind, direction: 'forward', part: 'whole' });
    for (const phrase of inverse) add(words, phrase, { kind, direction: 'inverse', part: 'whole' });
  }
  return words;
}

function add(words: Map<string, RelationWord>, phrase: string, word: RelationWord): void {
  const old = OLD.test(phrase) ? { oldSpelling: true } : {};
  words.set(phrase, { ...word, ...old });
  if (word.kind !== 'supersedes') return;
  const partial: RelationWord = { ...word, ...old, part: 'partial' };
  for (const adverb of ['partially', 'partly', 'in part']) words.set(`${adverb} ${phrase}`, partial);
  words.set(phrase.replace(/ by$/, ' in part by'), phrase.endsWith(' by') ? partial : (words.get(phrase) ?? partial));
  if (phrase.endsWith(' by'))
    for (const adverb of ['partially by', 'partly by', 'for the most part by']) words.set(phrase.replace(/by$/, adverb), partial);
  if (!phrase.includes(' '))
    for (const tail of ['part of', 'parts of', 'in part', 'partially', 'partly', 'a part of'])
      words.set(`${phrase} ${tail}`, partial);
}

/** The longest phrase of the vocabulary, in characters. */
export const LONGEST_PHRASE = Math.max(...[...RELATION_WORDS.keys()].map((phrase) => phrase.length));
