import { describe, expect, it } from 'vitest';
import { readRecord } from './read-record.ts';

const BODY = '\n\n## Status\n\nAccepted\n\n## Context\n\nx\n\n## Decision\n\ny\n';

describe('a title', () => {
  it.each([
    ['plain', '# Use NATS', 'Use NATS'],
    ['with its number', '# 7. Use NATS', 'Use NATS'],
    ['with its number and a dash', '# 7 - Use NATS', 'Use NATS'],
    ['with leading zeros', '# 0007. Use NATS', 'Use NATS'],
    ['ADR-0007:', '# ADR-0007: Use NATS', 'Use NATS'],
    ['ADR 7:', '# ADR 7: Use NATS', 'Use NATS'],
    ['ADR-0007 —', '# ADR-0007 — Use NATS', 'Use NATS'],
    ['ADR:', '# ADR: Use NATS', 'Use NATS'],
    ['[007]', '# [007] Use NATS', 'Use NATS'],
    ['DR007:', '# DR007: Use NATS', 'Use NATS'],
    ['an emoji, which is the author’s own', '# 🚀 Use NATS', '🚀 Use NATS'],
    ['a number, a dash and an emoji', '# 007 - 📝 Use NATS', '📝 Use NATS'],
    ['emphasis and code', '# Use **NATS** for `events`', 'Use NATS for events'],
    ['a link', '# Use [NATS](https://example.com)', 'Use NATS'],
    ['closing marks', '# Use NATS ##', 'Use NATS'],
    ['underlined', 'Use NATS\n========', 'Use NATS'],
    ['a comment behind it', '# Use NATS <!-- short -->', 'Use NATS'],
    ['a status before it', '# Draft: Use NATS', 'Use NATS'],
    ['a year at its start', '# 2025 plan for events', '2025 plan for events'],
    ['a number that is part of it', '# 3 brokers instead of one', '3 brokers instead of one'],
    ['C++ and C#', '# Use C++ and C#', 'Use C++ and C#'],
    ['another script', '# 7. 使用 NATS', '使用 NATS'],
    ['no blank behind the mark is no heading', '#Use NATS\n\n# Real title', 'Real title'],
  ])('%s', (_name, heading, title) => {
    expect(readRecord(`${heading}${BODY}`).title?.value).toBe(title);
  });

  it.each([
    ['front matter alone', `---\ntitle: Use NATS\n---\n${BODY}`, 'Use NATS'],
    ['front matter, folded', `---\ntitle: >-\n  Use\n  NATS\n---\n${BODY}`, 'Use NATS'],
    ['H1 wins over front matter', `---\ntitle: Old words\n---\n\n# Use NATS${BODY}`, 'Use NATS'],
    ['below a licence comment', `<!-- SPDX-License-Identifier: CC0-1.0 -->\n\n# Use NATS${BODY}`, 'Use NATS'],
    ['below a blank line and a byte-order mark', `\uFEFF\n# Use NATS${BODY}`, 'Use NATS'],
    ['the first of two H1', `# Use NATS${BODY}\n# Appendix\n\nz\n`, 'Use NATS'],
    [
      'the name of an RFC, not its first H1',
      '# Meta\n\n- Name: Use NATS\n- Status: Approved\n\n# Summary\n\nx\n\n# Motivation\n\ny\n',
      'Use NATS',
    ],
    ['an H2 where sections are H2 and no H1 is there', `## Use NATS${BODY}`, 'Use NATS'],
    ['not the first section where there is no H1', BODY, undefined],
    ['not the first line of an example', `\`\`\`md\n# Example\n\`\`\`\n\n# Use NATS${BODY}`, 'Use NATS'],
    ['not a heading in a quote', `> # Quoted\n\n# Use NATS${BODY}`, 'Use NATS'],
    ['not a heading in a list', `- # Item\n\n# Use NATS${BODY}`, 'Use NATS'],
  ])('%s', (_name, text, title) => {
    expect(readRecord(text).title?.value).toBe(title);
  });

  it('stands where it was written', () => {
    const text = `# ADR-0007: Use NATS${BODY}`;
    const { title } = readRecord(text);
    expect(text.slice(title?.place.start, title?.place.end)).toBe('ADR-0007: Use NATS');
  });

  it('keeps every claim for the rule that compares them', () => {
    const { titles } = readRecord(`---\ntitle: Old words\n---\n\n# Use NATS${BODY}`);
    expect(titles.map(({ text, from }) => [text, from])).toEqual([
      ['Old words', 'front-matter'],
      ['Use NATS', 'heading'],
    ]);
  });
});

describe('a number', () => {
  const text = `# Use NATS${BODY}`;

  it.each([
    ['0007-use-nats.md', text, 7],
    ['0016-use-nats.md', text, 16],
    ['0000-use-nats.md', text, 0],
    ['7-use-nats.md', text, 7],
    ['ADR-0007-use-nats.md', text, 7],
    ['adr_0007.md', text, 7],
    ['ADR-053.md', text, 53],
    ['adr0007-use-nats.md', text, 7],
    ['docs/0007-use-nats/README.md', text, 7],
    ['20250203-use-nats.md', text, undefined],
    ['2025-02-03-use-nats.md', text, undefined],
    ['XXXX-use-nats.md', text, undefined],
    ['use-nats.md', text, undefined],
    ['use-nats.md', `# 7. Use NATS${BODY}`, 7],
    ['use-nats.md', `# ADR-0016: Use NATS${BODY}`, 16],
    ['use-nats.md', `---\nid: 0016\n---\n\n${text}`, 16],
    ['use-nats.md', `---\nid: "0008"\n---\n\n${text}`, 8],
    ['use-nats.md', `---\nadr: ADR-0010\n---\n\n${text}`, 10],
    ['0007-use-nats.md', `# 8. Use NATS${BODY}`, 7],
  ])('of %s', (path, record, number) => {
    expect(readRecord(record, path).number).toBe(number);
  });

  it('keeps the digits of name, heading and front matter as written', () => {
    const { numbers } = readRecord(`---\nid: 0010\n---\n\n# 8. Use NATS${BODY}`, '0007-use-nats.md');
    expect([numbers.name, numbers.heading?.value, numbers.frontMatter?.value]).toEqual(['0007', '8', '0010']);
  });
});
