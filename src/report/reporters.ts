import type { Reporter } from '../model/report.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { sarif } from './sarif.ts';
import { stylish } from './stylish.ts';

/** A name that `--format` takes. */
export type ReporterName = 'stylish' | 'json' | 'sarif' | 'github' | 'gitlab' | 'junit' | 'markdown';

/** Every reporter by its name. Each gives text that ends with one line feed. */
export const reporters: Readonly<Record<ReporterName, Reporter>> = { stylish, json, sarif, github, gitlab, junit, markdown };

/** Whether a word names a reporter. */
export function isReporterName(name: string): name is ReporterName {
  return Object.hasOwn(reporters, name);
}
