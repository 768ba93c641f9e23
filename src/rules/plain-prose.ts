/** Running text of a section: fenced code, lists, tables, headings, comments and code spans taken out, blocks parted by blank lines. */
export function plainProse(text: string): string {
  const kept: string[] = [];
  let fence = '';
  let list = false;
  for (const raw of withoutComments(text).split('\n')) {
    const line = raw.trimEnd();
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = '';
    } else if (mark !== undefined) fence = mark;
    else if (/^\s*(?:[-*+]|\d+[.)])\s/.test(line)) list = true;
    else if (line.trim() === '') kept.push('');
    else if (/^\s*[|#]/.test(line) || (list && /^\s{2,}/.test(line))) continue;
    else {
      list = false;
      kept.push(line.replace(/^\s*>\s?/, ''));
    }
  }
  return kept.join('\n').replace(/`[^`\n]*`/g, 'code');
}

function withoutComments(text: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    if (start < 0) return out + text.slice(at);
    const end = text.indexOf('-->', start + 4);
    out += text.slice(at, start);
    if (end < 0) return out;
    at = end + 3;
  }
}
