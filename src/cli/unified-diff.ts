import { createTwoFilesPatch } from 'diff';

/** A unified diff of one file, as git prints it. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, { context: 3 });
  return patch.replace(/^=+\n/, '').replace(/^(---|\+\+\+) ([^\t\n]*)\t?\n/gm, '$1 $2\n');
}

/** The same with colours: removed red, added green, places cyan. */
export function paintDiff(
  diff: string,
  paint: {
    readonly red: (text: string) => string;
    readonly green: (text: string) => string;
    readonly cyan: (text: string) => string;
  },
): string {
  return diff
    .split('\n')
    .map((line) =>
      line.startsWith('@@')
        ? paint.cyan(line)
        : line.startsWith('-') && !line.startsWith('---')
          ? paint.red(line)
          : line.startsWith('+') && !line.startsWith('+++')
            ? paint.green(line)
            : line,
    )
    .join('\n');
}
