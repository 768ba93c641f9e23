import type { SiteSetting } from '../../src/model/config.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { RuleInfo } from '../../src/model/report.ts';
import type { Workspace } from '../../src/model/workspace.ts';
import type { Parse } from '../../src/source/parse.ts';

/** Everything the site is made from. Whoever starts the site gives it; the site itself reads no clock, no git and no settings. */
export interface SiteInput {
  readonly workspace: Workspace;
  /** `site` of the repository's config. */
  readonly setting: SiteSetting;
  /** Findings of the linter, in order. */
  readonly findings: readonly Finding[];
  /** Facts and pages of all rules. */
  readonly rules: readonly RuleInfo[];
  /** The day of the build, `YYYY-MM-DD`: what is due, stale or overdue is told by it. */
  readonly today: string;
  /** Days after which a proposal is stale. */
  readonly staleAfterDays: number;
  /** Version of the product. */
  readonly version: string;
  readonly parse: Parse;
  /** What git knows, where it was asked. */
  readonly history?: SiteHistory;
}

/** Dates from git. */
export interface SiteHistory {
  /** By path of the record. */
  readonly files: ReadonlyMap<string, FileHistory>;
  /** Changes of status that commits brought, oldest first. */
  readonly statusChanges: readonly StatusChange[];
}

/** Days (`YYYY-MM-DD`) of the first and the last commit of a file. */
export interface FileHistory {
  readonly created: string;
  readonly changed: string;
}

/** A commit that gave a record another status. */
export interface StatusChange {
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** How a build is called. */
export interface SiteCall {
  /** Path the site is served under; the setting, else `/`. */
  readonly base?: string;
  /** Address of the host, such as `https://acme.example`; the setting, else none. */
  readonly url?: string;
}
