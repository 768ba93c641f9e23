/** Why history can not be asked: a fault of the setup, never a finding and never a pass. */
export interface HistoryFault {
  readonly kind:
    | 'no-git'
    | 'not-a-repository'
    | 'untrusted'
    | 'bare'
    | 'missing-ref'
    | 'no-common-ancestor'
    | 'shallow'
    | 'missing-objects'
    | 'nested-repository'
    | 'timeout'
    | 'failed';
  /** One sentence: what is missing. */
  readonly message: string;
  /** One sentence: what to do about it. */
  readonly wayOut: string;
}

/** What was asked for, or why it can not be told. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: HistoryFault };

export function answer<T>(value: T): Answer<T> {
  return { ok: true, value };
}

export function noAnswer(
  kind: HistoryFault['kind'],
  message: string,
  wayOut: string,
): { readonly ok: false; readonly fault: HistoryFault } {
  return { ok: false, fault: { kind, message, wayOut } };
}

/** The fault of a clone that ends before the commits that were asked for. */
export function shallowFault(what: string): { readonly ok: false; readonly fault: HistoryFault } {
  return noAnswer(
    'shallow',
    `${what}: the clone is shallow`,
    'Fetch the rest with `git fetch --unshallow`; in GitHub Actions set `fetch-depth: 0` on the checkout step.',
  );
}

/** What git's own words (in English) mean for the user. */
export function faultOf(stderr: string, root: string): { readonly ok: false; readonly fault: HistoryFault } {
  const text = stderr.trim();
  if (/dubious ownership|unsafe repository/i.test(text)) {
    return noAnswer(
      'untrusted',
      'git does not trust the repository, because it belongs to another user',
      `Trust it with \`git config --global --add safe.directory ${root}\`.`,
    );
  }
  if (/not a git repository/i.test(text)) {
    return noAnswer(
      'not-a-repository',
      `\`${root}\` is not in a git repository`,
      'Run it inside a clone of the repository, or leave out the comparison.',
    );
  }
  if (
    /promisor|lazy|transport '.*' not allowed|missing (?:blob|tree|commit)|bad object|unable to read|could not (?:get|fetch|read)/i.test(
      text,
    )
  ) {
    return noAnswer(
      'missing-objects',
      'the clone lacks files of older commits',
      'Fetch them with `git fetch --refetch --no-filter`, or clone without `--filter`.',
    );
  }
  const first = text.split('\n', 1)[0] ?? '';
  return noAnswer(
    'failed',
    `git failed${first === '' ? '' : `: ${first}`}`,
    'Run the same comparison with `git diff` to see what is wrong with the repository.',
  );
}
