import { type SiteModel, siteModel } from '../../site/model/site-model.ts';
import { type SiteFacts, siteFacts } from '../../site/views/site-facts.ts';
import type { SiteCall, SiteInput } from '../../site/views/site-input.ts';
import { parseWithRemark } from '../../src/source/parse.ts';
import { lintFiles } from '../rules/lint-files.ts';

export type TestFiles = Readonly<Record<string, string | Uint8Array>>;

/** Changes to the input of a site in a test. */
export interface InputOptions extends SiteCall {
  readonly setting?: SiteInput['setting'];
  readonly today?: string;
  readonly history?: SiteInput['history'];
}

/** The input of a site from files in memory: the product's own pipeline. */
export function makeInput(files: TestFiles, options: InputOptions = {}): SiteInput {
  const today = options.today ?? '2026-01-15';
  const { workspace, findings } = lintFiles(files, { today });
  return {
    workspace,
    setting: options.setting ?? {},
    findings,
    rules: [
      {
        id: 'duplicate-number',
        summary: 'Two files with one number',
        level: 'error',
        fix: 'none',
        url: '',
        page: '# duplicate-number\n\nWhy.\n',
      },
    ],
    today,
    staleAfterDays: 90,
    version: '0.0.0',
    parse: parseWithRemark,
    ...(options.history === undefined ? {} : { history: options.history }),
  };
}

/** What views look up, from files in memory. */
export function makeFacts(files: TestFiles, options: InputOptions = {}): SiteFacts {
  return siteFacts(makeInput(files, options), options);
}

export const ASSETS = {
  stylesheet: 'assets/site.css',
  script: 'assets/site.js',
  filters: 'assets/filters.js',
  search: 'assets/search.js',
  diagram: 'assets/diagram.js',
};

/** The model of a site from files in memory. */
export function makeModel(files: TestFiles, options: InputOptions = {}): SiteModel {
  return siteModel({ facts: makeFacts(files, options), assets: ASSETS });
}

/** A short record in Nygard's form. */
export function nygard(
  title: string,
  status: string,
  more: { readonly date?: string; readonly context?: string; readonly consequences?: string } = {},
): string {
  const { date = '2025-02-03', context = 'The old way no longer holds.', consequences = 'One more part to run.' } = more;
  return `# ${title}\n\nDate: ${date}\n\n## Status\n\n${status}\n\n## Context\n\n${context}\n\n## Decision\n\nWe will change it.\n\n## Consequences\n\n${consequences}\n`;
}

/** Three records that replace each other, and one that was rejected. */
export const CHAIN: TestFiles = {
  'docs/adr/0001-queue-in-sql.md': nygard('1. Queue in SQL', 'Superseded by [2. Queue in Redis](0002-queue-in-redis.md)', {
    date: '2023-02-03',
  }),
  'docs/adr/0002-queue-in-redis.md': nygard(
    '2. Queue in Redis',
    'Superseded by [3. Queue in NATS](0003-queue-in-nats.md)\n\nSupersedes [1. Queue in SQL](0001-queue-in-sql.md)',
    { date: '2024-02-03' },
  ),
  'docs/adr/0003-queue-in-nats.md': nygard(
    '3. Queue in NATS',
    'Accepted\n\nSupersedes [2. Queue in Redis](0002-queue-in-redis.md)',
  ),
  'docs/adr/0004-use-fax.md': nygard('4. Use fax', 'Rejected'),
};
