/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
// Draws Mermaid diagrams that authors wrote, when they come into view: in a frame of their own that can reach nothing of this page.
import { element } from './dialog.ts';

const home = document.documentElement.dataset['home'] ?? '/';
const watch = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue;
    watch.unobserve(target);
    draw(target);
  }
});

for (const source of document.querySelectorAll('[data-diagram=mermaid]')) watch.observe(source);

function draw(source: HTMLElement): void {
  const frame = element('iframe', {
    className: 'frame',
    title: source.getAttribute('aria-label') ?? '',
    src: `${home}diagram/frame.html`,
  });
  frame.setAttribute('sandbox', 'allow-scripts');
  // Drawn out of sight: what is not laid out has no size.
  frame.classList.add('pending');
  const send = (): void => frame.contentWindow?.postMessage({ text: source.textContent, dark: isDark() }, '*');
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    if (event.data === 'ready') send();
    else if (typeof event.data?.height === 'number') show(source, frame, event.data.height);
  });
  new MutationObserver(send).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', send);
  source.before(frame);
}

/** The picture comes before the source, which stays at hand. */
function show(source: HTMLElement, frame: HTMLIFrameElement, height: number): void {
  frame.height = String(Math.ceil(height));
  if (!frame.classList.contains('pending')) return;
  frame.classList.remove('pending');
  const details = element('details', {}, [
    element('summary', { className: 'quiet', textContent: source.dataset['source'] ?? '' }),
  ]);
  source.before(details);
  details.append(source);
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}
