/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** The log at a date: a day chosen in the form or in the address hides what was not in force on it. */
export function startDay(): void {
  const form = document.querySelector<HTMLFormElement>('form.day');
  const field = form?.querySelector('input');
  if (form === null || !(field instanceof HTMLInputElement)) return;
  const asked = new URLSearchParams(location.search).get('date') ?? '';
  field.value = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : (form.dataset['today'] ?? '');
  const update = (): void => {
    showDay(form, field.value);
    if (field.value !== '') history.replaceState(null, '', `?date=${field.value}`);
  };
  field.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  if (asked === '') showDay(form, field.value);
  else update();
}

function showDay(form: HTMLFormElement, day: string): void {
  let shown = 0;
  for (const row of document.querySelectorAll<HTMLElement>('[data-from]')) {
    const { from = '', until = '' } = row.dataset;
    const holds = day === '' || (from <= day && (until === '' || day < until));
    row.hidden = !holds;
    if (holds) shown += 1;
  }
  const output = form.querySelector('output');
  const rules = new Intl.PluralRules(document.documentElement.lang);
  const words = rules.select(shown) === 'one' ? form.dataset['one'] : form.dataset['other'];
  if (output !== null) output.textContent = (words ?? '').replace('{n}', String(shown)).replace('{day}', day);
}
