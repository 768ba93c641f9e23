import type { ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { grammarOf, LANGUAGES } from './languages.ts';

/** Code as coloured spans with classes, or undefined when the language is not known. */
export type Highlight = (code: string, word: string) => readonly ElementContent[] | undefined;

/** Code beyond this many characters stays plain: colours would cost more than they tell. */
const MOST_CHARACTERS = 20_000;
const LONGEST_LINE = 1_000;

/** Loads the grammars that occur and gives a highlighter that needs no waiting. */
export async function loadHighlight(grammars: ReadonlySet<string>): Promise<Highlight> {
  if (grammars.size === 0) return () => undefined;
  const highlighter = await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'classes', variablePrefix: '--c-' })],
    langs: [...grammars].sort().flatMap((name) => LANGUAGES[name] ?? []),
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return (code, word) => highlightWith(highlighter, code, word);
}

function highlightWith(highlighter: HighlighterCore, code: string, word: string): readonly ElementContent[] | undefined {
  const lang = grammarOf(word);
  if (lang === undefined || code.length > MOST_CHARACTERS || !highlighter.getLoadedLanguages().includes(lang)) return undefined;
  const lines = highlighter.codeToTokensBase(code, { lang, theme: 'classes', tokenizeMaxLineLength: LONGEST_LINE });
  return lines.flatMap((tokens, index) => {
    const merged = mergeTokens(tokens.map(({ content, color }) => ({ text: content, kind: kindOf(color) })));
    return [...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]), ...merged.map(toNode)];
  });
}

interface Piece {
  readonly text: string;
  /** Class without its prefix; empty for plain text. */
  readonly kind: string;
}

const PLAIN: ReadonlySet<string> = new Set(['', 'foreground', 'punctuation']);

function kindOf(color: string | undefined): string {
  const name = /--c-(?:token-)?([a-z-]+)/.exec(color ?? '')?.[1] ?? '';
  return PLAIN.has(name) ? '' : name;
}

/** Neighbours of one kind become one piece; blanks take the kind of what stands before them. */
function mergeTokens(pieces: readonly Piece[]): readonly Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last !== undefined && (last.kind === piece.kind || piece.text.trim() === '')) merged[merged.length - 1] = { ...last, text: last.text + piece.text };
    else merged.push(piece);
  }
  return merged;
}

function toNode({ text, kind }: Piece): ElementContent {
  const value = { type: 'text' as const, value: text };
  return kind === '' ? value : { type: 'element', tagName: 'span', properties: { className: [`c-${kind}`] }, children: [value] };
}
