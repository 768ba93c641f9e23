import type { Files } from '../model/files.ts';
import { type HistoryFault, noAnswer } from './history-fault.ts';

/** The fault of a log that lies in a sub-module or another repository inside this one: its history is not here. */
export function nestedRepository(files: Files, logPath: string): HistoryFault | undefined {
  const segments = logPath.split('/').filter((segment) => segment !== '' && segment !== '.');
  for (let length = segments.length; length > 0; length--) {
    const folder = segments.slice(0, length).join('/');
    if (files.kind(`${folder}/.git`) === undefined) continue;
    return noAnswer(
      'nested-repository',
      `the log \`${logPath}\` belongs to the repository in \`${folder}\`, its history is there`,
      `Run the comparison in it, with \`--cwd ${folder}\`.`,
    ).fault;
  }
  return undefined;
}
