import { absoluteHref, type SiteFacts } from '../views/site-facts.ts';
import { xmlText } from './xml-text.ts';

/** The pages for search engines. They must have full addresses: without a known host there is no sitemap. */
export function sitemap(facts: SiteFacts, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${xmlText(absoluteHref(facts, address))}</loc></url>`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
