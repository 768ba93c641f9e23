/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { SearchIndex } from '../machines/search-index.ts';
import { dialogWith, element } from './dialog.ts';
import { type Found, findRecords, loadIndex } from './find-records.ts';

let home = '/';

/** Opens the search. Code and index are loaded when it is used for the first time. */
export async function search(base: string): Promise<void> {
  home = base;
  const index = await loadIndex(home);
  const input = element('input', {
    type: 'search',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: index.texts['hint'] ?? '',
  });
  input.setAttribute('aria-label', index.texts['label'] ?? '');
  const list = element('ul', { className: 'list' });
  const output = element('output', { className: 'quiet' });
  output.setAttribute('aria-live', 'polite');
  const dialog = dialogWith('search', index.texts, [input, output, list]);
  let asked = '';
  input.addEventListener('input', async () => {
    asked = input.value;
    const query = input.value;
    const found = await findRecords(query, home);
    if (asked === query) show(found, { query, index, list, output });
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return moveFocus(event, input, list);
    // The field would take the key to empty itself.
    event.preventDefault();
    dialog.close();
  });
  input.focus();
}

/** Opens the list of keys. */
export async function help(base: string): Promise<void> {
  const { texts } = await loadIndex(base);
  const keys = [
    ['/', 'search'],
    ['j', 'next'],
    ['k', 'previous'],
    ['t', 'theme'],
    ['?', 'help'],
  ] as const;
  const rows = keys.map(([key, name]) => element('p', {}, [element('kbd', { textContent: key }), ` ${texts[name] ?? ''}`]));
  dialogWith('keys', texts, [element('h2', { textContent: texts['keys'] ?? '' }), ...rows]);
}

interface Shown {
  readonly query: string;
  readonly index: SearchIndex;
  readonly list: HTMLElement;
  readonly output: HTMLElement;
}

function show(found: readonly Found[], { query, index, list, output }: Shown): void {
  list.replaceChildren(...found.slice(0, 30).map((one) => element('li', {}, [resultLink(one)])));
  const { texts } = index;
  const words = found.length === 0 ? texts['none'] : found.length === 1 ? texts['one'] : texts['other'];
  output.textContent = query.trim() === '' ? '' : (words ?? '').replace('{n}', String(found.length)).replace('{query}', query);
}

/** The status stands before the title, in words: nobody shall take a dead record for a living one. */
function resultLink({ record }: Found): HTMLAnchorElement {
  const status = element('span', { className: 'status', textContent: record.s[1] });
  status.dataset['s'] = record.s[0];
  const parts = [status, ' ', element('b', { textContent: `${record.n} ${record.t}`.trim() })];
  const quiet = [record.l, record.d].filter((text) => text !== undefined).join(' · ');
  return element('a', { href: record.h, className: record.o === 1 ? 'over' : '' }, [
    ...parts,
    element('small', { className: 'quiet', textContent: quiet }),
  ]);
}

function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...list.querySelectorAll('a')];
  if (event.key === 'Enter' && document.activeElement === input) links[0]?.click();
  if (step === undefined) return;
  event.preventDefault();
  const at = links.findIndex((link) => link.matches(':focus')) + step;
  (at < 0 ? input : links[Math.min(at, links.length - 1)])?.focus();
}
