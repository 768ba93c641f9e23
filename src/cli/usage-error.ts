/** A fault in the call: wrong option, broken config, no log, missing history. The program ends with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** What to do about it, printed on a line of its own. */
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
