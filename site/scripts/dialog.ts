/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Makes an element; text goes in as text, never as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Opens a dialog that goes away for good when it is closed: by its button, by Escape, by a click beside it. */
export function dialogWith(name: string, texts: Readonly<Record<string, string>>, children: readonly Node[]): HTMLDialogElement {
  document.querySelector('dialog')?.remove();
  const close = element('button', { type: 'button', className: 'plain close', textContent: texts['close'] ?? '' });
  const dialog = element('dialog', { className: name }, [element('div', {}, [close, ...children])]);
  dialog.setAttribute('aria-label', (name === 'search' ? texts['label'] : texts['keys']) ?? '');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
