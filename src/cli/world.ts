/** Everything a run of the program may touch: arguments, streams, environment, clock. */
export interface World {
  /** Arguments after the program's name. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Working directory, absolute. */
  readonly cwd: string;
  readonly stdout: Stream;
  readonly stderr: Stream;
  /** All of standard input, as bytes. */
  readonly readStdin: () => Promise<Uint8Array>;
  readonly now: () => Date;
  /** Resolves when the user asks the program to end (Ctrl-C or a signal). */
  readonly untilStopped: () => Promise<void>;
}

export interface Stream {
  readonly isTerminal: boolean;
  /** Width in columns, 80 where it is not known. */
  readonly columns: number;
  write(text: string): void;
}
