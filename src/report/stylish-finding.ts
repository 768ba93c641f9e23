import type { Finding, Fix } from '../model/finding.ts';
import { displayWidth } from './cells.ts';
import { codeFrame } from './code-frame.ts';
import type { Layout } from './layout.ts';
import type { Paint } from './paint.ts';
import { visible } from './visible.ts';
import { wrap } from './wrap.ts';

/** Digits of line and column numbers. */
export interface PlaceWidths {
  readonly line: number;
  readonly column: number;
}

/**
 * One finding: place, level, message and rule, then indented below the message the line it is about, related places
 * and the fix on offer.
 */
export function findingLines(finding: Finding, places: PlaceWidths, { view, paint, width }: Layout): readonly string[] {
  const place = `  ${String(finding.range.line).padStart(places.line)}:${String(finding.range.column).padEnd(places.column)}`;
  const level = finding.level.padEnd('warning'.length);
  const indent = ' '.repeat(place.length + 2 + level.length + 2);
  const block = { paint, width: width - indent.length };
  const [first = '', ...more] = messageLines(finding, block);
  return [
    `${paint('quiet', place)}  ${paint(finding.level, level)}  ${first}`,
    ...[
      ...more,
      ...frameLines(finding, block),
      ...finding.related.flatMap((related) =>
        marked(
          '→',
          `${visible(view.displayPath(related.path))}:${related.line}:${related.column}  ${visible(related.message)}`,
          block,
        ),
      ),
      ...(finding.fix === undefined ? [] : marked('+', fixPhrase(finding.fix), block)),
    ].map((line) => `${indent}${line}`),
  ];
}

/** The columns right of level and place. */
interface Block {
  readonly paint: Paint;
  readonly width: number;
}

function messageLines(finding: Finding, { paint, width }: Block): readonly string[] {
  const lines = wrap(visible(finding.message), width);
  const last = lines.at(-1) ?? '';
  const rule = visible(finding.ruleId);
  const painted = paintQuotes(lines, paint);
  if (displayWidth(last) + 2 + displayWidth(rule) > width) return [...painted, paint('quiet', rule)];
  return [...painted.slice(0, -1), `${painted.at(-1) ?? ''}  ${paint('quiet', rule)}`];
}

/** Values between backticks stand out, also when a line break fell into them. */
function paintQuotes(lines: readonly string[], paint: Paint): readonly string[] {
  let quoted = false;
  return lines.map((line) =>
    line
      .split('`')
      .map((part, index) => {
        if (index > 0) quoted = !quoted;
        return quoted ? paint('strong', part) : part;
      })
      .join('`'),
  );
}

function frameLines(finding: Finding, { paint, width }: Block): readonly string[] {
  const frame = codeFrame(finding, width - 2);
  if (frame === undefined) return [];
  const gutter = paint('quiet', '│');
  return [`${gutter} ${frame.line}`, `${gutter} ${paint(finding.level, frame.carets)}`];
}

function marked(mark: string, text: string, { paint, width }: Block): readonly string[] {
  return wrap(text, width - 2).map((line, index) => (index === 0 ? `${paint('quiet', mark)} ${line}` : `  ${line}`));
}

function fixPhrase({ safety, title }: Fix): string {
  return `fix available with ${safety === 'safe' ? '--fix' : '--fix-suggested'}: ${visible(title)}`;
}
