import { withoutTemplateComments } from './template-comments.ts';

/** A value on one line without the marks that only made it bold or code. */
export function plainValue(raw: string): string {
  const text = withoutTemplateComments(raw).replace(/\s+/g, ' ').trim();
  const inner = /^(\*\*|__|\*|_|`)([^*_`]+)\1$/.exec(text)?.[2];
  return (inner ?? text).trim();
}
