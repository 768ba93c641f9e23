import GithubSlugger from 'github-slugger';
import type { SectionFact } from '../model/decision.ts';

const EXPLICIT = /<[a-z][^>]{0,500}?\s(?:id|name)\s{0,9}=\s{0,9}["']?([^"'\s>]{1,300})/gi;

/** Anchors a text offers: the slugs of its headings as GitHub makes them, and explicit `id` and `name` attributes. */
export function anchorsOf(text: string, sections: readonly Pick<SectionFact, 'title' | 'depth'>[]): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  for (const section of sections) if (section.depth > 0) anchors.add(slugger.slug(section.title));
  for (const match of text.matchAll(EXPLICIT)) if (match[1] !== undefined) anchors.add(match[1]);
  return anchors;
}
