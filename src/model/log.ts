import type { Decision, Link, RelationKind } from './decision.ts';
import type { Place } from './place.ts';
import type { SourceText } from './source.ts';

/** Identity of a record in the repository. */
export interface RecordRef {
  readonly log: string;
  readonly id: string;
}

/** What a reference names. Never a guess. */
export type Resolution =
  | { readonly kind: 'resolved'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'dangling' }
  /** A record of another log of the workspace. */
  | { readonly kind: 'elsewhere'; readonly ref: RecordRef }
  /** A web address or text that names no record at all. */
  | { readonly kind: 'foreign' };

/** A claim together with what its reference names. */
export interface ResolvedLink {
  /** Record that makes the claim. */
  readonly claimant: string;
  readonly link: Link;
  readonly resolution: Resolution;
}

/** A resolved relation in its forward direction, with the sides that claim it. */
export interface Edge {
  /** The newer record: the one that supersedes, amends, relates. */
  readonly from: string;
  readonly to: string;
  readonly kind: RelationKind;
  readonly part: 'whole' | 'partial';
  readonly scope?: string;
  readonly claimedBy: 'from' | 'to' | 'both';
  readonly doubt?: 'one-sided' | 'conflicting' | 'ambiguous';
  /** The claims the edge is made of, at most one a side. */
  readonly claims: readonly ResolvedLink[];
}

/** A file of a log's folder that is not a record, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
  /** True when the file looks like a record all the same: a note says so. */
  readonly suspicious: boolean;
}

export type SkipReason =
  | 'index'
  | 'template'
  | 'process page'
  | 'asset'
  | 'attachment'
  | 'not Markdown'
  | 'AsciiDoc is not supported'
  | 'reStructuredText is not supported'
  | 'name is no record name'
  | 'ignored'
  | 'unreadable'
  | 'link'
  | 'folder with a record name'
  | 'ledger';

/** All decisions and edges of one decision log. */
export interface Log {
  readonly name: string;
  /** Folder of the log, from the root of the repository; `.` for the root itself. */
  readonly path: string;
  /** Sorted by number, then id. */
  readonly decisions: readonly Decision[];
  readonly texts: ReadonlyMap<string, SourceText>;
  readonly skipped: readonly Skipped[];
  readonly links: readonly ResolvedLink[];
  /** Sorted by from, to, kind. */
  readonly edges: readonly Edge[];
  readonly lineage: Lineage;
  /** Resolves a reference made by a record of this log, or by a text beside it. */
  readonly resolve: (reference: Link['reference'], from: string) => Resolution;
}

/** Questions about edges, by record id. Only whole supersession between records ends a decision. */
export interface Lineage {
  readonly successors: ReadonlyMap<string, readonly Edge[]>;
  readonly predecessors: ReadonlyMap<string, readonly Edge[]>;
  /** Ids of the living heads a reader of this record should go to; the record itself when it lives; empty in a ring. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
  /** Rings of whole supersession, each once, starting with its smallest id. */
  readonly cycles: readonly (readonly string[])[];
  readonly inForce: ReadonlySet<string>;
}

/** A fault found while files were looked for and read, before rules run. */
export interface InputFault {
  /** Id of the rule that reports it. */
  readonly kind: string;
  /** Message of the rule; `found` when absent. */
  readonly message?: string;
  readonly path: string;
  readonly place: Place;
  readonly data: Readonly<Record<string, string>>;
}
