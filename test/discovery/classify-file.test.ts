import { describe, expect, it } from 'vitest';
import { classifyFile } from '../../src/discovery/classify-file.ts';
import type { FileContent } from '../../src/model/files.ts';

const record = '# Use NATS\n\n## Status\n\nAccepted\n\n## Decision\n\nUse NATS.\n';
const page = `# Notes\n\n${'Words that say nothing of a decision. '.repeat(10)}`;

function classify(path: string, text?: string, siblings: readonly string[] = []): string {
  const read = (): FileContent => {
    if (text === undefined) throw new Error(`${path} was read`);
    return { ok: true, bytes: new TextEncoder().encode(text) };
  };
  const found = classifyFile({ path, prefixes: new Set(), siblings: new Set(siblings), read });
  return found.kind === 'record' ? 'record' : `${found.reason}${found.suspicious ? ' !' : ''}`;
}

describe('classifyFile', () => {
  it.each([
    ['0001-use-nats.md', 'record'],
    ['ADR012-use-nats.MD', 'record'],
    ['adr_0001.md', 'record'],
    ['2022-21-11-use-nats.markdown', 'record'],
    ['XXXX-use-nats.md', 'record'],
    ['0014-template-generation.md', 'record'],
    ['2020-08-12-document-template-refactoring.md', 'record'],
    ['0004-readme-per-folder.md', 'record'],
    ['0001-index-all-files.md', 'record'],
    ['README.md', 'index'],
    ['readme.de.md', 'index'],
    ['Index-DE.md', 'index'],
    ['_index.md', 'index'],
    ['toc.md', 'index'],
    ['adr-log.md', 'index'],
    ['0000-index.md', 'index'],
    ['template.md', 'template'],
    ['_template.md', 'template'],
    ['adr-template-bare-minimal.md', 'template'],
    ['0000-adr-template.md', 'template'],
    ['0000-adr-template-de.md', 'template'],
    ['ADR-000-template.md', 'template'],
    ['ADRXXX-architecture-decision-record-template.md', 'template'],
    ['ODH-ADR-0000-template.md', 'template'],
    ['YYYY-MM-DD-template.md', 'template'],
    ['present-proposal-template.md', 'template'],
    ['NNNN-title-with-dashes.md', 'template'],
    ['adr-NNNN.md', 'template'],
    ['plantilla.md', 'template'],
    ['architecture.png', 'asset'],
    ['0001-use-nats.drawio', 'asset'],
    ['0031-resilience.js', 'asset'],
    ['adr-lifecycle.jsonl', 'ledger'],
    ['.codearbiter/decisions/decision-log.md', 'ledger'],
    ['docs/adr/decision-log.md', 'index'],
    ['notes.txt', 'not Markdown'],
    ['0007-use-nats.txt', 'not Markdown !'],
    ['20230123-use-nats', 'not Markdown !'],
    ['0007-use-nats.md.bak', 'not Markdown !'],
    ['0000-template.txt', 'not Markdown'],
    ['0001-use-nats.adoc', 'AsciiDoc is not supported'],
    ['index.adoc', 'index'],
    ['0001-use-nats.rst', 'reStructuredText is not supported'],
    ['README.rst', 'index'],
  ])('tells by its name that %s is: %s', (path, expected) => {
    expect(classify(path)).toBe(expected);
  });

  it('knows a copy beside the record', () => {
    expect(classify('0007-use-nats.md.backup', undefined, ['0007-use-nats'])).toBe('not Markdown');
  });

  it.each([
    ['use-nats.md', record, 'record'],
    ['adr-use-nats.md', record, 'record'],
    ['1-use-nats.md', '# Use NATS\n\nStatus: accepted\n', 'record'],
    ['01-introduction.md', page, 'name is no record name !'],
    ['use-nats.md', page, 'name is no record name'],
    ['use-nats.md', '# Use NATS\n', 'name is no record name !'],
    ['use-nats.md', `${page}\n\n## Context\n`, 'name is no record name !'],
    ['approach.md', '# A\n\n## Background\n\n## Alternatives\n', 'name is no record name !'],
    ['adr-summary-of-work.md', page, 'name is no record name !'],
    ['my-page.md', '# {short title}\n\n## Context and Problem Statement\n\n## Decision Outcome\n', 'template'],
    ['contributing.md', page, 'process page'],
    ['CONTRIBUTING.de.md', page, 'process page'],
    ['security.md', '# Security first\n\n## Status\n\n## Context\n\n## Decision\n', 'process page !'],
    ['working-with.adoc', '= Working\n\n== Status\n\n== Decision\n\n== Context', 'process page'],
    ['use-nats.adoc', '= T\n\n== Status\n\n== Decision\n', 'AsciiDoc is not supported'],
    ['notes-of-may.rst', 'Notes\n=====\n', 'name is no record name'],
  ])('opens %s (%j): %s', (path, text, expected) => {
    expect(classify(path, text)).toBe(expected);
  });

  it('says when a file that had to be opened could not be', () => {
    const content: FileContent = { ok: false, reason: 'too-large', detail: '9999999 bytes' };
    const found = classifyFile({ path: 'docs/adr/use-nats.md', prefixes: new Set(), siblings: new Set(), read: () => content });
    expect(found).toEqual({ kind: 'skipped', reason: 'unreadable', suspicious: true, content });
  });
});
