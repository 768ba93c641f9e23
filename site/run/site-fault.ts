/** What the user can mend: a missing package, a folder that can not be used. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';
  /** What to do about it. */
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
