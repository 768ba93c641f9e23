import mermaid from 'mermaid';

/** A flowchart as the real parser reads it, with the texts as a page would show them. */
export interface Flowchart {
  readonly nodes: readonly { readonly id: string; readonly text: string; readonly classes: readonly string[] }[];
  readonly edges: readonly { readonly start: string; readonly end: string; readonly text: string; readonly stroke: string }[];
}

interface FlowDb {
  getVertices(): ReadonlyMap<string, { readonly id: string; readonly text?: string; readonly classes: readonly string[] }>;
  getEdges(): readonly { readonly start: string; readonly end: string; readonly text: string; readonly stroke: string }[];
}

/** Reads a flowchart with mermaid itself; needs a window (jsdom). Throws mermaid's error for a text it refuses. */
export async function readMermaid(text: string): Promise<Flowchart> {
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!isFlow(db)) throw new TypeError('unexpected diagram, expected a flowchart');
  return {
    nodes: [...db.getVertices().values()].map((node) => ({
      id: node.id,
      text: shown(node.text ?? ''),
      classes: [...node.classes],
    })),
    edges: db.getEdges().map(({ start, end, text: label, stroke }) => ({ start, end, text: shown(label), stroke })),
  };
}

function isFlow(db: object): db is FlowDb {
  return 'getVertices' in db && 'getEdges' in db;
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>' };

/** Mermaid keeps entities in a disguise until it draws; then the browser reads them as HTML. */
function shown(text: string): string {
  const html = text.replaceAll('ﬂ°°', '&#').replaceAll('ﬂ°', '&').replaceAll('¶ß', ';');
  if (/<(?!br>)/.test(html)) throw new Error(`unexpected markup in ${html}`);
  return html
    .replaceAll('<br>', '\n')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) => {
      return code === undefined ? (NAMED[name ?? ''] ?? whole) : String.fromCodePoint(Number(code));
    })
    .replaceAll('\u200B', '');
}
