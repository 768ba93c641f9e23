import type { TestFiles } from './make-facts.ts';

/** Ways to run a script, each calls `hit`. */
const SCRIPTS: readonly string[] = [
  '<script>hit()</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<script/x>hit()</script>',
  '</title><script>hit()</script>',
  '--><script>hit()</script>',
  ']]><script>hit()</script>',
  '</textarea></style></noscript></xmp><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src="x" onerror="hit()" />',
  "<img src='x' onerror='hit()'>",
  '<img/src=x/onerror=hit()>',
  '<img src=x onerror&#61;hit()>',
  '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hit()%22/>">',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><a xlink:href="javascript:hit()"><text x="20" y="20">x</text></a></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
  '<math href="javascript:hit()">x</math>',
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<a href="javascript:hit()">x</a>',
  '<a href="JaVaScRiPt:hit()">x</a>',
  '<a href="java\nscript:hit()">x</a>',
  '<a href="&#106;avascript:hit()">x</a>',
  '<a href=" javascript:hit()">x</a>',
  '<a href="vbscript:hit()">x</a>',
  '<a href="data:text/html,<script>hit()</script>">x</a>',
  '<a href="x" onclick="hit()" onmouseover="hit()">x</a>',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<details open ontoggle=hit()><summary>x</summary></details>',
  '<video><source onerror="hit()"></video>',
  '<audio src=x onerror=hit()>',
  '<marquee onstart=hit()>x</marquee>',
  '<form action="javascript:hit()"><input type=submit></form>',
  '<button formaction="javascript:hit()">x</button>',
  '<isindex action="javascript:hit()">',
  '<link rel=stylesheet href="javascript:hit()">',
  '<link rel=import href="data:text/html,<script>hit()</script>">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<base href="javascript:hit()//">',
  '<style>@import "javascript:hit()"; * { background: url("javascript:hit()") }</style>',
  '<p style="background:url(javascript:hit());position:fixed;inset:0">x</p>',
  '<table background="javascript:hit()"><tr><td>x</td></tr></table>',
  '<div id="ui:main" class="notice" data-do="help" tabindex="0" accesskey="x" contenteditable>x</div>',
  '<a id="ui:main" name="search">x</a><form id=documentElement><input name=dataset></form>',
  '<template><script>hit()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  '<xmp><script>hit()</script></xmp>',
  '<plaintext><script>hit()</script>',
  '<frameset onload=hit()>',
  '<slot onslotchange=hit()><custom-element onclick=hit()></custom-element></slot>',
  '{{constructor.constructor("hit()")()}} ${hit()} <%= hit() %> {hit()}',
  '"onmouseover="hit()" x="',
  "'onmouseover='hit()' x='",
  '`onmouseover=hit()',
  '\\"><script>hit()</script>',
  '\u2028<script>hit()</script>\u2029',
];

/** Markdown that would run a script if it were trusted. */
const MARKDOWN: readonly string[] = [
  '[x](javascript:hit())',
  '[x](<javascript:hit()>)',
  '[x](java&#115;cript:hit())',
  '[x](data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==)',
  '[x](vbscript:hit())',
  '[x][r]\n\n[r]: javascript:hit()',
  '<javascript:hit()>',
  '![x](javascript:hit())',
  '![x](x"onerror="hit())',
  '![x](https://example.org/a.png "x\\" onerror=\\"hit()")',
  '[a](https://example.org/"onmouseover="hit())',
  '[a]("><script>hit()</script>)',
  '[a](0001-payload.md#"><img src=x onerror=hit()>)',
  '## <img src=x onerror=hit()> heading\n\n[x](#"><img src=x onerror=hit()>)',
  'x[^1]\n\n[^1]: <img src=x onerror=hit()>',
  '| <img src=x onerror=hit()> | [x](javascript:hit()) |\n|---|---|\n| <script>hit()</script> | `<script>hit()</script>` |',
  '```html"><img src=x onerror=hit()>\n</code></pre><script>hit()</script>\n```',
  '```mermaid\ngraph LR\n  a["<img src=x onerror=parent.hit()>"] --> b\n  click a "javascript:parent.hit()"\n  click b call hit()\n```',
  '```mermaid\n%%{init: {"securityLevel": "loose", "htmlLabels": true}}%%\ngraph LR\n  a["<script>parent.hit()</script><iframe srcdoc=x onload=parent.hit()>"]\n```',
];

/** Every payload there is. */
export const PAYLOADS: readonly string[] = [...SCRIPTS, ...MARKDOWN];

/** A log in which every payload stands in every place that reaches a page. */
export function hostileFiles(): TestFiles {
  const one = PAYLOADS.map(
    (payload, index) => [`docs/adr/${String(index + 1).padStart(4, '0')}-payload.md`, record(payload, index)] as const,
  );
  const names = ['"><img src=x onerror=hit()>', "'onmouseover='hit()", '`${hit()}`', '&lt;script&gt;', '<b>'].map(
    (name, index) => [`docs/adr/${String(900 + index)}-${name.replaceAll('/', '')}.md`, record(name, 900 + index)] as const,
  );
  return Object.fromEntries([
    ...one,
    ...names,
    ['docs/adr/evil.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="hit()"><script>hit()</script></svg>'],
    [
      'docs/adr/0800-picture.md',
      '# Picture\n\n## Status\n\nAccepted\n\n## Context\n\n![x](evil.svg)\n\n[x](evil.svg)\n\n[x](evil.html)\n',
    ],
    ['docs/adr/evil.html', '<script>hit()</script>'],
  ]);
}

function record(payload: string, index: number): string {
  const line = payload.replace(/\s+/g, ' ');
  const scalar = JSON.stringify(line);
  const yaml = `status: ${index % 3 === 0 ? scalar : 'accepted'}\ndate: ${index % 5 === 0 ? scalar : '2025-01-02'}\ntags: [${scalar}]\ndecision-makers: [${scalar}]\ncomponent: ${scalar}\ngoverns: [${scalar}]\nreview-by: ${scalar}\ncustom: ${scalar}\n`;
  const next = `${String(index + 2).padStart(4, '0')}-payload.md`;
  return `---\n${yaml}---\n\n# \`${line.replaceAll('`', "'")}\` ${line}\n\n## Context and Problem Statement\n\n${payload}\n\n## Considered Options\n\n* ${line}\n* \`${line.replaceAll('`', "'")}\`\n\n## Decision Outcome\n\nChosen option: "${line}", because ${line}.\n\nAmended by [x](${next}) (${line})\n\n### Consequences\n\n- [ ] ${line}\n- [x] \`${line.replaceAll('`', "'")}\`\n\n\`\`\`ts\n${payload}\n\`\`\`\n`;
}
