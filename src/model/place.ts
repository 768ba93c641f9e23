/**
 * A half-open range of UTF-16 offsets in the text of one file (a byte-order mark is not part of the text).
 * Lines and columns are counted from it only when a finding is made.
 */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A value and the place where the author wrote it. */
export interface Located<T> {
  readonly value: T;
  readonly place: Place;
}

/** A position as people and editors count: line and column from 1, columns in UTF-16 units, end exclusive. */
export interface LineRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}
