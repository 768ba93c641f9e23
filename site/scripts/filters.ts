/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Filters of the table of decisions, and the day of the log at a date. Their state lives in the address, so that a view can be shared.
import { startDay } from './day.ts';

const form = document.querySelector<HTMLFormElement>('form.filters');
if (form !== null) startFilters(form);
startDay();

type Facts = Readonly<Record<string, readonly string[]>>;

interface Row {
  readonly element: HTMLElement;
  readonly facts: Facts;
  readonly text: string;
}

function startFilters(filters: HTMLFormElement): void {
  const table = document.querySelector<HTMLTableElement>('.records');
  if (table === null) return;
  const rows = [...(table.tBodies[0]?.rows ?? [])].map(readRow);
  fillSelects(filters, rows);
  readAddress(filters);
  const update = (): void => {
    const shown = showRows(filters, rows);
    table.classList.add('set');
    report(filters, shown);
    writeAddress(filters);
  };
  filters.addEventListener('input', update);
  filters.addEventListener('submit', (event) => event.preventDefault());
  filters.addEventListener('reset', (event) => {
    event.preventDefault();
    for (const field of fieldsOf(filters)) field.value = field.name === 'status' ? 'any' : '';
    update();
  });
  addEventListener('popstate', () => {
    readAddress(filters);
    update();
  });
  filters.hidden = false;
  update();
}

function readRow(element: HTMLTableRowElement): Row {
  const words = (selector: string): readonly string[] =>
    [...element.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const tone = element.querySelector<HTMLElement>('.s')?.dataset['s'] ?? 'none';
  const time = element.querySelector('time')?.dateTime.slice(0, 4);
  return {
    element,
    facts: {
      status: element.classList.contains('live') ? [tone, 'in-force'] : [tone],
      tag: words('.t a'),
      person: words('.p a'),
      component: element.dataset['c']?.split('|') ?? [],
      year: time === undefined ? [] : [time],
      log: words('.l'),
    },
    text: fold(element.textContent),
  };
}

function fieldsOf(filters: HTMLFormElement): readonly (HTMLSelectElement | HTMLInputElement)[] {
  return [...filters.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select,input')];
}

/** Offers the values that occur; a filter without any is not shown. */
function fillSelects(filters: HTMLFormElement, rows: readonly Row[]): void {
  const any = filters.dataset['any'] ?? '';
  for (const select of filters.querySelectorAll('select')) {
    const values = [...new Set(rows.flatMap((row) => row.facts[select.name] ?? []))].sort((a, b) =>
      a.localeCompare(b, document.documentElement.lang, { numeric: true }),
    );
    if (select.name === 'year') values.reverse();
    const isStatus = select.name === 'status';
    const ordered = isStatus ? ['in-force', ...values.filter((value) => value !== 'in-force')] : values;
    select.append(
      new Option(any, isStatus ? 'any' : ''),
      ...ordered.map((value) => new Option(isStatus ? statusWord(filters, value) : value, value)),
    );
    if (values.length < (isStatus ? 1 : 2) && select.parentElement !== null) select.parentElement.hidden = true;
  }
}

function statusWord(filters: HTMLFormElement, tone: string): string {
  if (tone === 'in-force') return filters.dataset['inForce'] ?? tone;
  if (tone === 'unknown') return '?';
  return document.querySelector(`.records .s[data-s="${CSS.escape(tone)}"]`)?.textContent ?? tone;
}

function readAddress(filters: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of fieldsOf(filters)) {
    const start = field.name === 'status' ? (filters.dataset['start'] ?? 'any') : '';
    field.value = query.get(field.name) ?? start;
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = start;
  }
}

function writeAddress(filters: HTMLFormElement): void {
  const query = new URLSearchParams();
  for (const { name, value } of fieldsOf(filters))
    if (value !== (name === 'status' ? filters.dataset['start'] : '')) query.set(name, value);
  const text = query.size === 0 ? location.pathname : `?${query}`;
  history.replaceState(null, '', text + location.hash);
}

function showRows(filters: HTMLFormElement, rows: readonly Row[]): number {
  const wanted = fieldsOf(filters).filter(({ value }) => value !== '' && value !== 'any');
  let shown = 0;
  for (const { element, facts, text } of rows) {
    const fits = wanted.every(({ name, value }) =>
      name === 'q'
        ? fold(value)
            .split(/\s+/)
            .every((word) => text.includes(word))
        : facts[name]?.includes(value),
    );
    element.hidden = !fits;
    if (fits) shown += 1;
  }
  return shown;
}

function report(filters: HTMLFormElement, shown: number): void {
  const output = filters.querySelector('output');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const words = rules.select(shown) === 'one' ? filters.dataset['one'] : filters.dataset['other'];
  if (output !== null) output.textContent = (words ?? '').replace('{n}', String(shown));
  const nothing = document.querySelector<HTMLElement>('.nothing');
  if (nothing !== null) nothing.hidden = shown > 0;
  const button = filters.querySelector('button');
  if (button !== null) button.hidden = fieldsOf(filters).every(({ name, value }) => value === (name === 'status' ? 'any' : ''));
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
