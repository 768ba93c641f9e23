import type { Outcome, SectionFact } from '../model/decision.ts';
import type { Located } from '../model/place.ts';
import type { Source } from '../model/source.ts';
import { blankComments } from './lines.ts';

const CHOSEN =
  /(?:chosen (?:option|alternative|solution)|selected option|decided option|opción elegida|opción seleccionada|option (?:choisie|retenue)|opção escolhida|opzione scelta|(?:gewählte|ausgewählte) option|gekozen optie|valgt alternativ|seçilen seçenek|opsiwn a ddewiswyd|выбранный вариант|選択したオプション|選択された選択肢|採用案|선택한 옵션|선택된 옵션|选择的方案|选定方案|所选方案)\s*(?:\*\*|__)?\s*[:：]\s*(?:\*\*|__)?\s*/iu;
const BECAUSE =
  /^[\s"'“”*_`.)\]]*[,;]?\s*(?:because(?: of)?|since|as it|due to|weil|da sie|porque|car|parce que|perché|omdat|fordi|çünkü|потому что|oherwydd|because:|なぜなら|because…)\s*[:,]?\s*/iu;
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“',
  "'": "'",
  '‘': '’',
  '`': '`',
  '«': '»',
  '「': '」',
};

/** The section that says what was decided, the option it names as chosen, and why. */
export function readOutcome(source: Source, facts: readonly SectionFact[]): Outcome | undefined {
  const fact = facts.find((one) => one.kind === 'outcome');
  const area = fact ? { start: fact.body.start, end: fact.end } : undefined;
  const found = chosenIn(source, area);
  if (!area) return found ? { place: found.chosen.place, ...found } : undefined;
  return { place: { start: area.start, end: fact?.body.end ?? area.end }, ...(found ?? {}) };
}

function chosenIn(
  source: Source,
  area: { readonly start: number; readonly end: number } | undefined,
): { readonly chosen: Located<string>; readonly because?: Located<string> } | undefined {
  if (!area) return undefined;
  const text = blankComments(source.text.slice(area.start, Math.min(area.end, area.start + 6000)));
  const match = CHOSEN.exec(text);
  if (!match || insideCode(source, area.start + match.index)) return undefined;
  const from = match.index + match[0].length;
  const option = optionText(text, from);
  if (option.value === '') return undefined;
  const because = BECAUSE.exec(text.slice(option.next));
  const reasonStart = option.next + (because?.[0].length ?? 0);
  const reason = because
    ? (/^[\s\S]*?(?=\n[ \t]*\n[ \t]*(?![-*+ \t\d])|\n#|$)/.exec(text.slice(reasonStart))?.[0] ?? '').trim()
    : '';
  return {
    chosen: {
      value: option.value,
      place: { start: area.start + option.start, end: area.start + option.start + option.value.length },
    },
    ...(reason === ''
      ? {}
      : {
          because: { value: reason, place: { start: area.start + reasonStart, end: area.start + reasonStart + reason.length } },
        }),
  };
}

function insideCode(source: Source, offset: number): boolean {
  return source.prose.slice(offset, offset + 6).trim() === '' && source.text.slice(offset, offset + 6).trim() !== '';
}

/** The option's title after the phrase: quoted, linked, bold, or up to ", because", a sentence end or the line's end. Quotes and bold may go over lines. */
function optionText(text: string, from: number): { readonly value: string; readonly start: number; readonly next: number } {
  const marks = /^[*_\s]*/.exec(text.slice(from))?.[0] ?? '';
  const at = from + marks.length;
  const paragraph = text.slice(at, at + 600).split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? '';
  const close = QUOTES[text.charAt(at)];
  if (close !== undefined) {
    const end = closingQuote(paragraph, close);
    if (end > 1) return { value: text.slice(at + 1, at + end), start: at + 1, next: at + end + 1 };
  }
  const link = /^\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])?/.exec(paragraph);
  if (link?.[1] !== undefined) return { value: link[1], start: at + 1, next: at + link[0].length };
  const bold = /(?:^|\s)\*\*$/.test(text.slice(Math.max(0, at - 4), at)) ? paragraph.indexOf('**') : -1;
  if (bold > 0) return { value: paragraph.slice(0, bold).replace(/[.,;\s]+$/, ''), start: at, next: at + bold + 2 };
  const rest = paragraph.split(/\r?\n/, 1)[0] ?? '';
  const plain =
    /^(.*?)(?:\*\*|__)?(?:,?\s+(?:because|weil|porque|car|since|perché|omdat|fordi)\b|,\s*(?:because|since|weil)|[.;](?:\s|$)|\s[–—]\s|\s\(|$)/i.exec(
      rest,
    )?.[1] ?? rest;
  return { value: plain.replace(/[*_,\s]+$/, ''), start: at, next: at + plain.length };
}

/** The closing quote is the last one before "because" or the end of the paragraph: titles may hold quotes themselves. */
function closingQuote(paragraph: string, close: string): number {
  const inside = paragraph.slice(1);
  const first = inside.indexOf(close);
  if (first < 0) return -1;
  const because = /,?\s*(?:because|weil|porque|car|since)\b/i.exec(inside.slice(first + 1));
  const limit = because ? first + 1 + because.index : inside.length;
  const last = inside.lastIndexOf(close, limit);
  const between = inside.slice(first + 1, last);
  return 1 + (because && last > first && !/[.!?]\s/.test(between) ? last : first);
}
