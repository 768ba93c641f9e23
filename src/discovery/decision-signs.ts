/** What a decision record says of itself: one word list a sign, matched against headings and labels in lower case. */
const signs: readonly { readonly sign: string; readonly words: RegExp }[] = [
  sign('status', 'status|estado|statut|stato|durum|statws|статус|ステータス|상태|状态|狀態'),
  sign(
    'context',
    'context|context and problem statement|kontext|contexto|contexte|contesto|kontekst|background|problem|problem statement|issue|motivation|ausgangslage|problemstellung|kontekst og|bağlam|cyd-destun|контекст|背景|上下文|コンテキスト|文脈|문맥|맥락|배경|상황|상황 및 문제 설명|컨텍스트|prologue|need|why',
  ),
  sign(
    'decision',
    'decision|decision outcome|outcome|solution|entscheidung|decisión|decisão|décision|decisione|besluit|beslissing|beslutning|beslut|karar|penderfyniad|решение|決定|决策|决定|결정|chosen option|resolution|recommendation|proposed design|our decision|decided approach|approach',
  ),
  sign(
    'consequences',
    'consequences|consequence|konsequenzen|consecuencias|consequências|consequência|conséquences|conseguenze|gevolgen|consequenties|konsekvenser|sonuçlar|canlyniadau|последствия|後果|后果|影響|結果|结果|결과|영향|implications|impact|results|trade-offs|tradeoffs',
  ),
  sign(
    'options',
    'considered options|options|options considered|alternatives|alternatives considered|considered alternatives|optionen|betrachtete optionen|alternativen|opciones|opciones consideradas|opções|opções consideradas|options envisagées|opzioni|overwogen opties|alternativer|варианты|альтернативы|選択肢|オプション|备选方案|选项|대안|옵션|고려된 옵션|pros and cons of the options|positions',
  ),
  sign(
    'drivers',
    'decision drivers|drivers|rationale|begründung|justificación|justificativa|entscheidungstreiber|decision criteria|forces',
  ),
  sign(
    'people',
    'deciders|decision makers|decision-makers|decision owner|entscheider|décideurs|decidentes|besluitvormers|beslutningstakere|approvers',
  ),
];

/**
 * The signs of a decision record in a text (`status`, `context`, `decision`, …): in headings of Markdown, AsciiDoc and
 * reStructuredText, labels such as `**Status:**` and front matter keys. Two make a record of a file whose name says nothing.
 */
export function decisionSigns(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const label of labels(text.slice(0, 40_000))) {
    for (const { sign, words } of signs) if (words.test(label)) found.add(sign);
  }
  return found;
}

/** Whether the title is still a template's: `{short title …}`, `[short title of …]`, `ADR-NNNN: <Title>`, a comment alone. */
export function isTemplateText(text: string): boolean {
  const heading = /^#[ \t]+(.+)$/m.exec(text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, ''))?.[1];
  if (heading === undefined) return false;
  const title = heading.replace(/<!--.*?-->/g, '').trim();
  if (title === '') return true;
  if (/^[[{<].*[\]}>]$/.test(title) && !/\]\(/.test(title)) return true;
  return /\bshort title\b|^(?:number|n)\. title$|^(?:adr|madr)?[-_ #]*(?:n{1,5}|x{2,5}|0{3,5}|number)\b[.:)\-–— ]+[[{<]?(?:short |decision )?(?:title|name)\b|^(?:decision |adr )?(?:title|template)$|\badr[- ]template$/i.test(
    title,
  );
}

const markdownHeading = /^#{1,6}[ \t]+(.+?)[ \t#]*$/;
const asciiDocHeading = /^={1,6}[ \t]+(.+)$/;
const underline = /^(?:=+|-+|~+|\^+|\++|\*+|#+)$/;
const label = /^[>\s]*(?:[-*+][ \t]+)?(?:\*\*|__)?([\p{L}][\p{L} -]{1,24}?)(?:\*\*|__)?[ \t]*[::](?:\*\*|__)?(?:[ \t]|$)/u;
const tableLabel = /^\|[ \t]*(?:\*\*)?([\p{L}][\p{L} -]{1,24}?):?(?:\*\*)?:?[ \t]*\|/u;

function* labels(text: string): Iterable<string> {
  let fence = '';
  let previous = '';
  for (const line of text.split(/\r?\n/)) {
    const written = /^ {0,3}(```+|~~~+)/.exec(line)?.[1] ?? '';
    // Right below a line, tildes underline a title of reStructuredText.
    const marker = fence === '' && previous !== '' && written.startsWith('~') ? '' : written;
    if (marker !== '' && fence === '') fence = marker;
    else if (marker.startsWith(fence) && fence !== '') fence = '';
    else if (fence === '') yield* lineLabels(line, previous);
    previous = line;
  }
}

function* lineLabels(line: string, previous: string): Iterable<string> {
  if (previous !== '' && underline.test(line.trim()) && line.trim().length >= 3) yield labelKey(previous);
  const heading =
    markdownHeading.exec(line)?.[1] ?? asciiDocHeading.exec(line)?.[1] ?? label.exec(line)?.[1] ?? tableLabel.exec(line)?.[1];
  if (heading !== undefined) yield labelKey(heading);
}

/** In lower case, without numbers, marks and pictures around the words. */
function labelKey(written: string): string {
  return written.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function sign(name: string, words: string): { readonly sign: string; readonly words: RegExp } {
  return { sign: name, words: new RegExp(`^(?:the )?(?:${words})(?:$|\\s*[^\\p{L}\\s-]|\\s+(?:and|und|y|et|e|og|-)\\s)`, 'u') };
}
