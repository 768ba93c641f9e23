import { DE } from './de.ts';
import { EN } from './en.ts';

/** A text with `{named}` holes, or its forms by number of `n`. */
export type TextEntry = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

export type TextKey = keyof typeof EN;

/** Every text of the interface in one language. */
export type Texts = Readonly<Record<TextKey, TextEntry>>;

/** Says a text of the interface. `n` chooses among its forms. */
export type Say = (key: TextKey, data?: Readonly<Record<string, string | number>>) => string;

const LANGUAGES: Readonly<Record<string, Texts>> = { en: EN, de: DE };

/**
 * The texts of a language; English where there are none. `own` are texts of the user, by key: a whole translation in one file, or a
 * few words that a team calls otherwise.
 */
export function textsFor(language: string, own: Readonly<Record<string, unknown>> = {}): Say {
  const texts = LANGUAGES[language.toLowerCase()] ?? LANGUAGES[language.slice(0, 2).toLowerCase()] ?? EN;
  const rules = pluralRules(language);
  return (key, data = {}) => {
    const entry: TextEntry = ownEntry(own[key]) ?? texts[key];
    const form = typeof entry === 'string' ? entry : (entry[rules.select(Number(data['n'] ?? 0))] ?? entry.other);
    return form.replace(/\{(\w+)\}/g, (hole, name: string) => String(data[name] ?? hole));
  };
}

function ownEntry(value: unknown): TextEntry | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('other' in value) || typeof value.other !== 'string') return undefined;
  const forms = Object.entries(value).filter((form): form is [string, string] => typeof form[1] === 'string');
  return { ...Object.fromEntries(forms), other: value.other };
}

function pluralRules(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return new Intl.PluralRules('en');
  }
}
