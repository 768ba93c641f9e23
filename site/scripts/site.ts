/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Runs before the page is drawn. Everything on the page can be read without it; what it adds is shown only when it is there.
import { nextInList } from './lists.ts';

const root = document.documentElement;
const { dataset } = root;
const THEME = 'adr-lint-theme';

root.classList.add('js');
const stored = readTheme();
if (stored !== null) dataset['theme'] = stored;

/** Storage may be forbidden: the theme then lasts as long as the page. */
function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME);
  } catch {
    return null;
  }
}

function switchTheme(): void {
  const isDark =
    dataset['theme'] === 'dark' || (dataset['theme'] === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'light' : 'dark';
  dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME, theme);
  } catch {
    // See readTheme.
  }
}

async function open(what: 'search' | 'help'): Promise<void> {
  const code = await import(dataset['lazySearch'] ?? '');
  code[what](dataset['home']);
}

const ACTIONS: Readonly<Record<string, () => void>> = {
  search: () => void open('search'),
  help: () => void open('help'),
  theme: switchTheme,
};

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest('[data-do],a.anchor') : null;
  if (target instanceof HTMLAnchorElement) void navigator.clipboard?.writeText(target.href);
  else if (target instanceof HTMLElement) ACTIONS[target.dataset['do'] ?? '']?.();
});

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input,select,textarea,[contenteditable]');
  const isSearch = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (!isSearch && (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))) return;
  const step = { j: 1, k: -1 }[event.key];
  if (isSearch || event.key === '/') void open('search');
  else if (event.key === '?') void open('help');
  else if (event.key === 't') switchTheme();
  else if (step === undefined || !nextInList(step)) return;
  event.preventDefault();
});

/** Says how long ago a date is, when somebody asks by pointing at it. */
document.addEventListener('mouseover', (event) => {
  const time = event.target;
  if (!(time instanceof HTMLTimeElement) || time.title !== '') return;
  const days = Math.round((Date.parse(time.dateTime) - Date.now()) / 86_400_000);
  if (!Number.isFinite(days)) return;
  const words = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' });
  const size = Math.abs(days);
  time.title =
    size > 545
      ? words.format(Math.round(days / 365), 'year')
      : size > 45
        ? words.format(Math.round(days / 30), 'month')
        : words.format(days, 'day');
});

document.addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll('[data-do]')) button.removeAttribute('hidden');
  if (document.querySelector('form.filters,form.day')) void import(dataset['lazyFilters'] ?? '');
  if (document.querySelector('[data-diagram=mermaid]')) void import(dataset['lazyDiagram'] ?? '');
});
