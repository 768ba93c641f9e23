import { defineRule } from '../../model/finding.ts';
import { entryOf, isMap } from '../front-matter-value.ts';
import { oneLine } from '../one-line.ts';
import { bullets, firstColumn, holdsEither, labelForm, sectionLines, sectionOf } from '../section-lines.ts';

export default defineRule({
  id: 'hve-core-drivers',
  summary: 'Drivers, the rows of the outcome and the map to triggers differ',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    row: 'unexpected driver `{driver}` without a row in the table of the outcome, expected one (ADR-CONSISTENCY-005)',
    driver: 'unexpected row `{driver}` for no driver, expected it among the decision drivers (ADR-CONSISTENCY-005)',
    trigger: 'unexpected driver `{driver}` without a key in `driverToTriggerMap`, expected one (ADR-CONSISTENCY-008)',
  },
  *check(decision, context) {
    const section = sectionOf('drivers', decision);
    if (!section) return;
    const { text } = context.text(decision.path);
    const drivers = bullets(sectionLines(section, text)).map((driver) => ({ ...driver, form: leadForm(driver.value) }));
    const rows = firstColumn(sectionLines(sectionOf('outcome', decision), text)).map((row) => ({
      ...row,
      form: leadForm(row.value),
    }));
    const keys = triggerKeys(entryOf('decisionMetadata', decision)?.value);
    for (const { value, place, form } of drivers) {
      if (rows.length > 0 && !rows.some((row) => row.form === form))
        yield { message: 'row', place, data: { driver: oneLine(value) } };
      if (!keys.some((key) => holdsEither(key, form))) yield { message: 'trigger', place, data: { driver: oneLine(value) } };
    }
    for (const { value, place, form } of rows) {
      if (form !== '' && !drivers.some((driver) => driver.form === form))
        yield { message: 'driver', place, data: { driver: oneLine(value) } };
    }
  },
});

/** The label of a driver: its bold beginning, else all of it. */
function leadForm(text: string): string {
  return labelForm(/^\*\*([^*]{1,200})\*\*/.exec(text)?.[1] ?? text);
}

function triggerKeys(metadata: unknown): readonly string[] {
  const map = isMap(metadata) ? metadata['driverToTriggerMap'] : undefined;
  return isMap(map) ? Object.keys(map).map(labelForm) : [];
}
