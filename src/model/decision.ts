import type { Located, Place } from './place.ts';
import type { FrontMatterEntry, LinkUse, SourceProblem } from './source.ts';
import type { Notation, StatusClaim } from './status.ts';

/** What one record says, in canonical form: plain data without tree nodes. Fields that were not written are absent. */
export interface Decision {
  /** Name of the log it belongs to. */
  readonly log: string;
  readonly path: string;
  /** Identity within the log: the file's stem, the folder's name for a `README.md` of its own folder. */
  readonly id: string;
  /** Id of the dialect it is written in, `unknown` when no dialect's signs were found. */
  readonly dialect: string;
  /** What the file's name says. */
  readonly name: RecordName;
  /** The number other records use for this one: of the name, else of the heading, else of the front matter. */
  readonly number?: number;
  /** Numbers as written (digits only), by place. */
  readonly numbers: {
    readonly name?: string;
    readonly heading?: Located<string>;
    readonly frontMatter?: Located<string>;
  };
  /** The title without number and prefix. */
  readonly title?: Located<string>;
  /** Every title claimed: H1 headings, front matter, name bullets, in document order. */
  readonly titles: readonly TitleClaim[];
  /** The status that holds. */
  readonly status?: StatusClaim;
  /** Every statement in the header about the status, in document order. */
  readonly statuses: readonly StatusClaim[];
  /** The date of the decision. */
  readonly date?: DateClaim;
  /** Every date of the header, in document order. */
  readonly dates: readonly DateClaim[];
  readonly decisionMakers: readonly Located<string>[];
  readonly consulted: readonly Located<string>[];
  readonly informed: readonly Located<string>[];
  readonly authors: readonly Located<string>[];
  readonly tags: readonly Located<string>[];
  readonly drivers: readonly Located<string>[];
  readonly options: readonly Option[];
  readonly outcome?: Outcome;
  readonly consequences: readonly Consequence[];
  readonly followUps: readonly FollowUp[];
  readonly links: readonly Link[];
  readonly mentions: readonly Mention[];
  readonly uses: readonly LinkUse[];
  readonly governs: readonly Located<string>[];
  readonly reviewBy?: DateClaim;
  readonly asrTriggers: readonly AsrTrigger[];
  readonly placeholders: readonly Placeholder[];
  readonly markers: readonly Marker[];
  readonly yStatement?: YStatement;
  readonly sections: readonly SectionFact[];
  /** Every labelled entry of the header in whatever notation, also those without a canonical meaning. */
  readonly fields: readonly Field[];
  /** The front matter's keys as written. */
  readonly frontMatter?: { readonly place: Place; readonly entries: readonly FrontMatterEntry[] };
  /** Suppression comments. */
  readonly directives: readonly Directive[];
  readonly problems: readonly SourceProblem[];
}

/** What a file's name says about the record. */
export interface RecordName {
  /** `numbered`, `dated` (`20250203-` or `2025-02-03-`), `draft` (`XXXX-`) or `plain`. */
  readonly kind: 'numbered' | 'dated' | 'draft' | 'plain';
  /** Shape with digits as 0 and letters kept, such as `0000-` or `ADR-000-`: what a log has a habit of. */
  readonly shape: string;
  /** Letters before the number as written, such as `ADR-`. */
  readonly prefix: string;
  /** Digits as written. */
  readonly number?: string;
  /** ISO day when the name holds a date, also an impossible one. */
  readonly date?: string;
  /** What follows number or date. */
  readonly slug: string;
}

export interface TitleClaim {
  /** Without number, prefix and status. */
  readonly text: string;
  readonly place: Place;
  readonly from: 'heading' | 'front-matter' | 'field';
  /** The whole heading or value as written, without markup. */
  readonly written: string;
}

/** A date as written and what it means. */
export interface DateClaim {
  readonly text: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY` when the text is a real date that can be read in one way only. */
  readonly iso?: string;
  readonly kind: 'date' | 'impossible' | 'ambiguous' | 'unreadable' | 'placeholder' | 'empty';
  /** Which date it is. `decided` is the decision's own. */
  readonly role: 'decided' | 'proposed' | 'accepted' | 'created' | 'updated' | 'review' | 'status' | 'name';
  readonly notation: Notation;
  readonly place: Place;
}

/** One alternative. */
export interface Option {
  readonly title: string;
  readonly place: Place;
  /** Where it was found: in the list of options, as a heading that argues for and against it, or both. */
  readonly listed: boolean;
  readonly described: boolean;
  readonly arguments: readonly Argument[];
  /** True when text beyond the title stands with it. */
  readonly hasText: boolean;
}

/** An argument for or against an option, or a consequence. */
export interface Argument {
  readonly sign: 'good' | 'bad' | 'neutral' | 'unsigned';
  readonly text: string;
  readonly place: Place;
}

export type Consequence = Argument;

/** The part of the record that says what was decided. */
export interface Outcome {
  /** Body of the section that holds it. */
  readonly place: Place;
  /** The option named as chosen, without quotes and emphasis. */
  readonly chosen?: Located<string>;
  /** What follows "because". */
  readonly because?: Located<string>;
}

/** A check-box item that promises work. */
export interface FollowUp {
  readonly text: string;
  readonly state: 'open' | 'done' | 'dropped';
  readonly place: Place;
  /** True when the narrow algorithm of mxDecision counts it too. */
  readonly strict: boolean;
}

/** A relation kind, in its forward direction. */
export type RelationKind =
  | 'supersedes'
  | 'amends'
  | 'relates-to'
  | 'refines'
  | 'clarifies'
  | 'extends'
  | 'depends-on'
  | 'implements'
  | 'leads-to'
  | 'contradicts'
  | 'references'
  | 'caused-by'
  | 'rejected-in-favor-of'
  | 'assumes'
  | 'review-on'
  | 'promoted-from'
  | 'influences'
  | 'deprecates';

/** A claim in a record about another one. */
export interface Link {
  readonly kind: RelationKind;
  /** `forward`: this record supersedes the other. `inverse`: this record is superseded by the other. */
  readonly direction: 'forward' | 'inverse';
  readonly part: 'whole' | 'partial';
  /** Which part, as written. */
  readonly scope?: string;
  readonly reference: Reference;
  readonly notation: Notation;
  /** Key or phrase as written: `superseded-by`, `Superceded by`. */
  readonly phrase: string;
  /** True when the phrase uses an old or wrong spelling. */
  readonly oldSpelling?: boolean;
  /** Phrase and reference together. */
  readonly place: Place;
}

/** How another record is named. */
export interface Reference {
  /** As written. */
  readonly text: string;
  readonly place: Place;
  /** Target of a link, without fragment, decoded. */
  readonly href?: string;
  /** Digits, as written. */
  readonly number?: string;
  /** Letters before the digits in upper case without separators, such as `ADR`. */
  readonly prefix?: string;
  /** A file name or stem written without a link. */
  readonly stem?: string;
}

/** A record cited in running text by number, such as `ADR-0007`. */
export interface Mention {
  readonly text: string;
  readonly prefix: string;
  readonly number: string;
  readonly place: Place;
  /** Target of the link whose words hold the mention. */
  readonly href?: string;
}

export interface AsrTrigger {
  readonly kind: string;
  readonly evidence: string;
  readonly note?: string;
  readonly place: Place;
}

/** Template text that was never filled in. */
export interface Placeholder {
  readonly text: string;
  readonly syntax:
    | 'braces'
    | 'double-braces'
    | 'brackets'
    | 'angle'
    | 'comment'
    | 'date'
    | 'number'
    | 'word'
    | 'choice'
    | 'italic-hint';
  readonly place: Place;
}

/** `[CONFIRM-07]: text` or `[NEEDS-TRIAGE]`. */
export interface Marker {
  readonly kind: 'confirm' | 'needs-triage';
  readonly number?: string;
  readonly text: string;
  readonly place: Place;
}

/** The slots of a Y-Statement. */
export type YSlot = 'context' | 'facing' | 'decided' | 'against' | 'achieve' | 'accepting' | 'because';

export interface YStatement {
  readonly place: Place;
  readonly slots: Readonly<Partial<Record<YSlot, Located<string>>>>;
  readonly wording: 'in-the-context-of' | 'for-given-choose';
}

/** Canonical meaning of a section. */
export type SectionKind =
  | 'status'
  | 'date'
  | 'people'
  | 'metadata'
  | 'tags'
  | 'summary'
  | 'context'
  | 'drivers'
  | 'assumptions'
  | 'constraints'
  | 'options'
  | 'outcome'
  | 'rationale'
  | 'consequences'
  | 'positive'
  | 'negative'
  | 'neutral'
  | 'confirmation'
  | 'arguments'
  | 'more'
  | 'links'
  | 'follow-ups'
  | 'risks'
  | 'rollback'
  | 'components'
  | 'audit'
  | 'changelog'
  | 'notes';

/** A section as rules see it. */
export interface SectionFact {
  readonly title: string;
  readonly key: string;
  readonly depth: number;
  readonly kind?: SectionKind;
  readonly heading: Place;
  readonly body: Place;
  readonly end: number;
  readonly parent: number | undefined;
  /** Nothing stands in it or below it but comments. */
  readonly empty: boolean;
}

/** A labelled entry of the header. */
export interface Field {
  /** Label as written. */
  readonly label: string;
  /** Canonical name of the label, if known. */
  readonly name?: FieldName;
  readonly value: string;
  /** Items of a list that stands as the value. */
  readonly items?: readonly Located<string>[];
  readonly notation: Notation;
  readonly place: Place;
  /** The value alone, without the quotes of a front matter scalar. */
  readonly valuePlace: Place;
  /** Index of the section it stands in; 0 also for front matter. */
  readonly section: number;
}

export type FieldName =
  | 'title'
  | 'number'
  | 'status'
  | 'date'
  | 'proposed-date'
  | 'accepted-date'
  | 'created'
  | 'updated'
  | 'review-by'
  | 'decision-makers'
  | 'consulted'
  | 'informed'
  | 'authors'
  | 'tags'
  | 'governs'
  | 'story'
  | 'relation';

/** `<!-- adr-lint disable-next-line rule -- reason -->`. */
export interface Directive {
  readonly action: 'disable' | 'enable' | 'disable-next-line' | 'disable-line' | 'disable-file';
  /** Empty means every rule. */
  readonly rules: readonly string[];
  readonly reason?: string;
  readonly place: Place;
}
