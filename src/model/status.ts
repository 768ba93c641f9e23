import type { Place } from './place.ts';

/** The canonical names of a decision's status. */
export type StatusName =
  | 'draft'
  | 'proposed'
  | 'accepted'
  | 'implemented'
  | 'rejected'
  | 'withdrawn'
  | 'deprecated'
  | 'superseded';

/** Where a fact of the header was written. */
export type Notation =
  | 'front-matter'
  | 'pseudo-front-matter'
  | 'section'
  | 'bullet'
  | 'bold-bullet'
  | 'line'
  | 'bold-line'
  | 'pipe-line'
  | 'table'
  | 'quote'
  | 'heading'
  | 'title'
  | 'check-box'
  | 'status-log'
  | 'name'
  | 'folder'
  | 'text';

/** One statement of a record about its own status. */
export interface StatusClaim {
  /** The words as written, without markup, on one line. */
  readonly text: string;
  /** The single word or phrase that was taken for the status. */
  readonly word: string;
  /** The canonical name, absent when the word is not known. */
  readonly name?: StatusName;
  /** `choice` is a list of possible statuses left from a template; `empty` is a label without a value. */
  readonly kind: 'word' | 'choice' | 'empty' | 'placeholder';
  /** True for a spelling that is read but not recommended, such as `superceded`. */
  readonly oldSpelling?: boolean;
  readonly notation: Notation;
  /** The status word itself. */
  readonly place: Place;
  /** The whole value: what an edit of the status may replace. */
  readonly valuePlace: Place;
}
