import { styleText } from 'node:util';
import type { ReportView } from '../model/report.ts';

/** What a piece of text is, not how it looks. */
export type Tone = 'error' | 'warning' | 'note' | 'good' | 'quiet' | 'strong' | 'file';

/** Puts a tone on a text. */
export type Paint = (tone: Tone, text: string) => string;

type Format = Parameters<typeof styleText>[0];

const formats: Readonly<Record<Tone, Format>> = {
  error: 'red',
  warning: 'yellow',
  note: 'cyan',
  good: 'green',
  quiet: 'dim',
  strong: 'bold',
  file: 'underline',
};

/** Paints with ANSI colours when the view allows them, else not at all. */
export function painter(view: ReportView): Paint {
  if (!view.color) return (_tone, text) => text;
  // Without this option newer versions of Node look at the process's own stdout.
  return (tone, text) => (text === '' ? '' : styleText(formats[tone], text, { validateStream: false }));
}
