/** Beyond this many characters titles are not compared: nobody writes such a title, and the patterns stay cheap. */
const LONGEST_TITLE = 500;

/** Form in which options are compared: without marks, quotes, links and outer punctuation, case folded. */
export function optionKey(title: string): string {
  return title
    .slice(0, LONGEST_TITLE)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~"'“”‘’«»]/g, '')
    .replace(/\s*\((?:chosen|selected|rejected|accepted|recommended|preferred|status quo)[^)]*\)\s*/gi, ' ')
    .replace(/^(?:[\s\p{Extended_Pictographic}✓✔✗✘☑]|\uFE0F)+|[\s.,;:!?✓✔✗✘☑✅❌]+$/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const LABELLED =
  /^(?:option|alternative|opt|opción|opção|variante|방안|대안|옵션|方案|选项|案|вариант|alternativ|optie|opsiwn|seçenek)?\s*#?\s*([a-z]|\d{1,2}|[ivx]{1,4})\s*[:.,)–—-]\s*/iu;
const LABEL_ONLY =
  /^(?:option|alternative|opción|opção|variante|방안|대안|옵션|方案|选项|案|вариант|alternativ|optie)\s*#?\s*([a-z]|\d{1,2}|[ivx]{1,4})$/iu;

/** True when two option keys name the same option: equal, equal without a label, by label alone, one the head of the other, or of the same letters. */
export function sameOption(a: string, b: string): boolean {
  if (a === b) return true;
  const [labelA, restA] = splitLabel(a);
  const [labelB, restB] = splitLabel(b);
  if (restA !== '' && restA === restB) return true;
  if (labelA !== undefined && labelA === labelB && (restA === '' || restB === '')) return true;
  if (labelA !== undefined && labelB !== undefined && labelA !== labelB) return false;
  return isHead(restA, restB) || isHead(restB, restA) || sameLetters(restA, restB);
}

/** "Keep as is" and "Keep as-is", "Use Kafka" and "Kafka". */
function sameLetters(a: string, b: string): boolean {
  const letters = lettersOf(a);
  return letters !== '' && letters === lettersOf(b);
}

function lettersOf(key: string): string {
  return key.replace(/^(?:use|using|adopt|the|an|a) /, '').replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** An option key without its label, such as `option 2:`. */
export function withoutLabel(key: string): string {
  return splitLabel(key)[1];
}

function splitLabel(key: string): readonly [string | undefined, string] {
  const only = LABEL_ONLY.exec(key);
  if (only) return [only[1], ''];
  const match = LABELLED.exec(key);
  return match && match[0].length < key.length ? [match[1], key.slice(match[0].length)] : [undefined, key];
}

function isHead(short: string, long: string): boolean {
  return (
    short.length >= 4 && long.length > short.length && long.startsWith(short) && /[^\p{L}\p{N}]/u.test(long.charAt(short.length))
  );
}
