/**
 * The multiset check of words, written without the implementation: it knows nothing of plans, chunks or blocks, only what a record
 * may lose and gain when its header becomes front matter and its headings become MADR's.
 */

export interface WordDifference {
  readonly lost: readonly string[];
  readonly invented: readonly string[];
}

/** Words of headings, labels and values of a header, in any language of the fixtures and logs: they may change their form. */
const FORM =
  /^(?:context|and|problem|statement|decision|drivers|considered|options|outcome|consequences|confirmation|pros|cons|of|the|more|information|status|date|makers|consulted|informed|authors|tags|good|bad|neutral|because)$/;

function tokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let word = '';
  for (const char of `${text.normalize('NFC').toLowerCase()} `) {
    if (/[\p{L}\p{M}\p{N}]/u.test(char)) word += char;
    else if (word !== '') {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      word = '';
    }
  }
  return counts;
}

function minus(a: Map<string, number>, b: Map<string, number>): string[] {
  const rest: string[] = [];
  for (const [word, count] of a) for (let left = count - (b.get(word) ?? 0); left > 0; left--) rest.push(word);
  return rest;
}

/** What a record has to say: its lines without headings, without front matter, without lines that are a label and a value. */
function bodyOf(text: string): string {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let fence = '';
  const body: string[] = [];
  for (const line of lines.slice(end + 1)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === '' && mark) fence = mark.slice(0, 3);
    else if (fence !== '' && mark?.startsWith(fence)) fence = '';
    else if (fence === '' && /^#{1,6}\s/.test(line)) continue;
    body.push(line);
  }
  // Anchors follow their headings; a comment with a choice of words is the template's.
  return body
    .join('\n')
    .replace(/(\]\(|\]:\s*)#[^\s)]*/g, '$1')
    .replace(/<!--[^>]*\|[^>]*-->/g, '');
}

/**
 * Compares two records. Every word of the source's body must be in the result (body, front matter or heading) as often, but for
 * words of the form and of `header`, the text that became front matter; the result may have no word that the source has not.
 */
export function compareWords(source: string, result: string, header = ''): WordDifference {
  const before = tokens(bodyOf(source));
  const after = tokens(result);
  const carried = tokens(header);
  const known = tokens(source);
  const lost = minus(before, after).filter((word) => !FORM.test(word) && !carried.has(word));
  const day = /^date: (\d{4})-(\d\d)(?:-(\d\d))?$/m.exec(result);
  const allowed = day && saysDay(source, day) ? day.slice(1) : [];
  const successor = /^status: superseded by (.+)$/m.exec(result)?.[1] ?? '';
  const named = /super|replace|ersetz|rempla|reempla|substitu/i.test(source)
    ? tokens(`superseded by ADR ${successor}`)
    : new Map();
  const invented = [...after.keys()].filter(
    (word) => !known.has(word) && !FORM.test(word) && !allowed.includes(word) && !named.has(word),
  );
  return { lost, invented };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'de'];

/** True when a text has year, month and day near each other, in whatever order and form. */
function saysDay(source: string, [, year = '', month = '', day = '']: readonly string[]): boolean {
  const names = `0?${Number(month)}|${MONTHS[Number(month) - 1]}\\p{L}*`;
  const days = day === '' ? '' : `0?${Number(day)}`;
  const parts = [year, `(?:${year}|${year.slice(2)})`, names, days];
  return (
    new RegExp(`${parts[0]}\\D{1,4}(?:${names})|(?:${names})[^\\n]{0,8}${parts[1]}`, 'iu').test(source) &&
    (days === '' || new RegExp(`(?<!\\d)${days}(?!\\d)`).test(source))
  );
}

const HEADER_SECTION =
  /^#{1,3}\s+(?:\d+[.)]\s*)?[^\p{L}\p{N}]*(?:status|date|deciders|decision makers|authors?|submitters|tags|meta|metadata|estado|statut|ステータス|상태|proposal status)\b/iu;

/** The text that may have become front matter: what stands before and right below the title, and the sections for status, people and tags. */
export function headerOf(text: string): string {
  const all = text.replace(/\r\n/g, '\n').split('\n');
  const end = all[0] === '---' ? all.indexOf('---', 1) : -1;
  const lines = all.slice(end + 1);
  const header: string[] = all.slice(0, end + 1);
  let headings = 0;
  let inside = true;
  lines.forEach((line, index) => {
    const isHeading = /^#{1,6}\s/.test(line) || (/^[^\s>*+-]/.test(line) && /^(?:=+|-+)$/.test(lines[index + 1] ?? ''));
    if (isHeading) {
      headings++;
      inside = headings === 1 || HEADER_SECTION.test(line);
    }
    if (inside) header.push(line);
  });
  return header.join('\n');
}
