/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
const LINKS = 'main .records tbody th > a, main .list a.record, main .plainlist a.record';

/** Moves the focus to the next or the previous record in the lists of the page. False when there is none. */
export function nextInList(step: number): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(LINKS)].filter((link) => link.offsetParent !== null);
  const at = links.findIndex((link) => link.matches(':focus'));
  const next = links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step];
  next?.focus();
  return next !== undefined;
}
