import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { element, text } from '../../../site/render/html-tree.ts';
import { printHtml } from '../../../site/render/print-html.ts';

const print = (...children: readonly Element['children'][number][]): string =>
  printHtml({ type: 'root', children: [...children] });

describe('printHtml', () => {
  it.each<[string, Element['children'][number], string]>([
    ['text', text('a < b & c > "d"'), 'a &lt; b &amp; c > "d"'],
    ['an element', element('p', {}, [element('b', {}, [text('x')]), text('y')]), '<p><b>x</b>y</p>'],
    [
      'an element without content',
      element('img', { src: 'a"><script>', alt: '' }),
      '<img src="a&quot;&gt;&lt;script&gt;" alt="">',
    ],
    [
      'names of properties',
      element('a', {
        className: ['x', 'y'],
        ariaLabel: 'l',
        dataFootnoteRef: true,
        tabIndex: 0,
        referrerPolicy: 'no-referrer',
        colSpan: 2,
      }),
      '<a class="x y" aria-label="l" data-footnote-ref tabindex="0" referrerpolicy="no-referrer" colspan="2"></a>',
    ],
    ['properties that are not set', element('input', { disabled: true, checked: false, value: undefined }), '<input disabled>'],
    ['a comment', { type: 'comment', value: '--><script>' }, ''],
    ['an element with a name that is none', element('a onclick=x', {}, [text('x')]), ''],
  ])('prints %s', (_name, node, html) => {
    expect(print(node)).toBe(html);
  });
});
