import type { FieldName, SectionKind } from './decision.ts';
import type { Notation, StatusName } from './status.ts';

/**
 * How a family of records is written, as data. A team's adopted template in `.adr-config.yml` has the same shape.
 */
export interface Dialect {
  readonly id: string;
  readonly title: string;
  /** Where its authors describe it. */
  readonly home?: string;
  /** What a record of this family shows; the dialect with the highest sum of weights is taken. */
  readonly signs: readonly Sign[];
  /** Sum of weights below which the dialect is not recognised. */
  readonly threshold: number;
  /** Sections in the template's order. */
  readonly sections: readonly SectionSpec[];
  /** True when the template fixes the order of its sections. */
  readonly ordered: boolean;
  readonly status: StatusSpec;
  /** Where the fields of the header stand when a record is written. */
  readonly metadata: MetadataSpec;
  /** Front matter keys the dialect defines; other keys are a finding in strict profiles. Absent: any key. */
  readonly keys?: readonly string[];
  /** Heading → canonical section, where the general vocabulary is wrong for this family. Keys as in `Section.key`. */
  readonly headings?: Readonly<Record<string, SectionKind>>;
}

/** One thing a record of a dialect shows, with its weight (negative counts against). */
export type Sign =
  | { readonly kind: 'key'; readonly key: string; readonly value?: string; readonly weight: number }
  | { readonly kind: 'section'; readonly key: string; readonly depth?: number; readonly weight: number }
  | { readonly kind: 'section-kind'; readonly section: SectionKind; readonly weight: number }
  | { readonly kind: 'field'; readonly field: FieldName; readonly notation?: Notation; readonly weight: number }
  | { readonly kind: 'label'; readonly label: string; readonly weight: number }
  | { readonly kind: 'name'; readonly pattern: string; readonly weight: number }
  | { readonly kind: 'title'; readonly pattern: string; readonly weight: number }
  | { readonly kind: 'y-statement'; readonly slots: number; readonly weight: number };

export interface SectionSpec {
  readonly kind: SectionKind;
  /** Heading as the template writes it. */
  readonly title: string;
  readonly depth: number;
  readonly required: boolean;
  /** Kinds that also satisfy the requirement. */
  readonly or?: readonly SectionKind[];
}

export interface StatusSpec {
  readonly required: boolean;
  /** Status words the template lists. */
  readonly words: readonly StatusName[];
  /** True when the template leaves the list open. */
  readonly open: boolean;
}

export interface MetadataSpec {
  /** Notation of the fields in the template. */
  readonly notation: Notation;
  /** Canonical field → label or key as the template writes it. */
  readonly labels: Readonly<Partial<Record<FieldName, string>>>;
}
