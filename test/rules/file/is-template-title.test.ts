import { describe, expect, it } from 'vitest';
import { isTemplateTitle } from '../../../src/rules/file/is-template-title.ts';

describe('isTemplateTitle', () => {
  it.each([
    'Title',
    'TITLE',
    '1. Title',
    'NUMBER. TITLE',
    'ADR-NNNN: Title',
    'ADR-0007: <title>',
    '{short title, representative of solved problem and found solution}',
    '[short title of solved problem and solution]',
    '{{title}}',
    '<Title of the ADR>',
    'Untitled',
    'Short title',
  ])('takes %s for a template', (title) => {
    expect(isTemplateTitle(title)).toBe(true);
  });

  it.each([
    '',
    'Title case for titles',
    'Use NATS',
    'ADR-0007',
    'Use {placeholders} in titles',
    '[Use NATS]',
    '<details>',
    'Name the services',
    'Subject lines of mails',
    `Title ${'x'.repeat(100_000)}`,
  ])('takes %s for a title', (title) => {
    expect(isTemplateTitle(title)).toBe(false);
  });
});
