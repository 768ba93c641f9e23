/// <reference lib="dom" />
// Inside the frame: draws one diagram and tells its height. It has no origin, no storage and no network.
interface Mermaid {
  initialize(options: Readonly<Record<string, unknown>>): void;
  render(id: string, text: string): Promise<{ readonly svg: string }>;
}

declare const mermaid: Mermaid;

let count = 0;

addEventListener('message', async (event) => {
  if (event.source !== parent || typeof event.data?.text !== 'string') return;
  count += 1;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: event.data.dark ? 'dark' : 'neutral',
    maxEdges: 2000,
    suppressErrorRendering: true,
  });
  try {
    const { svg } = await mermaid.render(`diagram${count}`, event.data.text);
    document.body.innerHTML = svg;
    parent.postMessage({ height: document.body.getBoundingClientRect().height }, '*');
  } catch {
    // What can not be drawn stays as its source on the page.
  }
});
parent.postMessage('ready', '*');
