import type { Decision } from '../../model/decision.ts';
import { defineRule } from '../../model/finding.ts';
import { recordPlace } from '../record-place.ts';

export default defineRule({
  id: 'missing-decision-makers',
  summary: 'An accepted record does not say who decided',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    missing: 'unexpected accepted record without decision makers, expected at least one person, role or team',
    generic: 'unexpected decision maker `{name}`, expected a person, role or team',
  },
  *check(decision, { text }) {
    if (!isAccepted(decision)) return;
    const [first] = decision.decisionMakers;
    if (!first) yield { message: 'missing', place: recordPlace(decision, text(decision.path).text) };
    else if (decision.decisionMakers.every(({ value }) => isGeneric(value)))
      yield { message: 'generic', place: first.place, data: { name: first.value } };
  },
});

function isAccepted({ status }: Decision): boolean {
  return (
    status?.name !== undefined &&
    status.name !== 'draft' &&
    status.name !== 'proposed' &&
    status.name !== 'rejected' &&
    status.name !== 'withdrawn'
  );
}

/** Words that stand for nobody: of templates, of nobody yet, and of machines. */
const GENERIC =
  /^(?:tbd|tba|todo|unknown|nobody|none|n\/?a|user|the user|username|user identifier|your name|name|names|someone|everyone|ai|agent|ai agent|assistant|ai assistant|bot|chatgpt|copilot|claude|gemini|list everyone involved.*)$/i;

function isGeneric(name: string): boolean {
  const plain = name
    .trim()
    .replace(/^[@[{<(]+|[\]}>)]+$/g, '')
    .trim();
  return plain === '' || /^[{<[].*[}>\]]$/.test(name.trim()) || GENERIC.test(plain);
}
