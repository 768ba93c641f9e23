/** The text a new record starts from. */
export interface Template {
  readonly id: string;
  readonly title: string;
  /** Id of the dialect its records are recognised as. */
  readonly dialect: string;
  readonly text: string;
}
