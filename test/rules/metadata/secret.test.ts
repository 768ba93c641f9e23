import { describe, expect, it } from 'vitest';
import personalData from '../../../src/rules/metadata/personal-data.ts';
import secret from '../../../src/rules/metadata/secret.ts';
import { lintFiles } from '../lint-files.ts';

/** Letters and digits without order, so that no real key and no scanner's sample stands in this file. */
const LETTERS = 'q7Rk2TzWm9XbV4cLnP8sHdYf3GjKt6Qw1ZxE5uAoMiBvCyNrSeDgFhJ';
const drawn = (length: number): string => LETTERS.repeat(2).slice(0, length);

const KEYS: readonly (readonly [name: string, key: string])[] = [
  ['AWS access key', `AKIA${drawn(16).toUpperCase()}`],
  ['GitHub token', `ghp_${drawn(36)}`],
  ['GitHub token', `github_pat_${drawn(82)}`],
  ['GitLab token', `glpat-${drawn(20)}`],
  ['Slack token', `xoxb-${drawn(40)}`],
  ['Slack webhook', `hooks.slack.com/services/T${drawn(9).toUpperCase()}/B${drawn(9).toUpperCase()}/${drawn(24)}`],
  ['Google API key', `AIza${drawn(35)}`],
  ['Stripe key', `sk_live_${drawn(24)}`],
  ['npm token', `npm_${drawn(36)}`],
  ['OpenAI or Anthropic key', `sk-proj-${drawn(48)}`],
  ['SendGrid key', `SG.${drawn(22)}.${drawn(43)}`],
  ['Azure storage key', `AccountKey=${drawn(86)}==`],
  ['signed token', `eyJ${drawn(20)}.eyJ${drawn(30)}.${drawn(43)}`],
];

function lint(text: string): ReturnType<typeof lintFiles>['findings'] {
  return lintFiles({ 'docs/adr/0001-a.md': text }, { rules: [secret] }).findings;
}

describe('secret', () => {
  it.each(KEYS)('finds a %s in text, in code and in a comment, and shows none of it', (name, key) => {
    const text = `# 1. A\n\nIt is ${key}.\n\n    ${key}\n\n<!-- ${key} -->\n`;
    const findings = lint(text);
    expect(findings.map(({ range }) => range.line)).toEqual([3, 5, 7]);
    for (const finding of findings) {
      expect(finding.message).toContain(`${name} of ${key.length} characters`);
      expect(JSON.stringify({ ...finding, place: undefined })).not.toContain(key.slice(0, 12));
    }
  });

  it.each([
    `AKIA${drawn(9).toUpperCase()}EXAMPLE`,
    `ghp_${'x'.repeat(36)}`,
    `sk_live_${'1234567890'.repeat(3)}`,
    `sk-your-${drawn(40)}`,
    `a task-${drawn(12)} of the kind`,
    '-----BEGIN PRIVATE KEY-----\n<your key>\n-----END PRIVATE KEY-----',
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----',
    'postgres://postgres:postgres@db:5432/app',
    'https://user:password@larkspur.parcels',
    'https://larkspur.parcels:8443/@team',
    `amqp://app:${'$MQ_PASSWORD'}@mq.larkspur.parcels`,
    'mongodb://app:k3Jq8Lw2@localhost:27017',
  ])('passes over %s', (text) => {
    expect(lint(`# 1. A\n\n${text}\n`)).toEqual([]);
  });

  it('keeps the line from other findings too', () => {
    const line = `Write to ines.marlow@larkspur.parcels with glpat-${drawn(20)}.`;
    const { findings } = lintFiles(
      { 'docs/adr/0001-a.md': `# 1. A\n\n${line}\n` },
      { rules: [secret, personalData], config: 'rules:\n  personal-data: note\n' },
    );
    expect(findings.map(({ ruleId, excerpt }) => [ruleId, excerpt])).toEqual([
      ['personal-data', ''],
      ['secret', ''],
    ]);
  });
});
