import type { Level } from '../../model/finding.ts';

/** How one kind of secret looks. */
export interface SecretPattern {
  /** As a sentence names it, without an article. */
  readonly name: string;
  /** Matches the secret with everything around it that makes it one. */
  readonly pattern: RegExp;
  readonly level: Level;
}

/** Secrets whose form nobody writes by chance. Every pattern begins with fixed letters and is bounded, so that a search is one pass. */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  {
    name: 'private key',
    level: 'error',
    pattern:
      /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n(?:[A-Za-z-]{2,20}: [^\r\n]{0,100}\r?\n){0,4}(?:[ \t]*\r?\n)?[ \t]*[A-Za-z0-9+/=]{32,}/g,
  },
  { name: 'AWS access key', level: 'error', pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { name: 'GitHub token', level: 'error', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{50,255})\b/g },
  { name: 'GitLab token', level: 'error', pattern: /\bglpat-[A-Za-z0-9_-]{20,64}/g },
  { name: 'Slack token', level: 'error', pattern: /\bxox[abeprs]-[A-Za-z0-9-]{20,200}/g },
  {
    name: 'Slack webhook',
    level: 'error',
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{6,12}\/B[A-Z0-9]{6,12}\/[A-Za-z0-9]{20,32}/g,
  },
  { name: 'Google API key', level: 'error', pattern: /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { name: 'Stripe key', level: 'error', pattern: /\b[rs]k_live_[A-Za-z0-9]{20,100}/g },
  { name: 'npm token', level: 'error', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'PyPI token', level: 'error', pattern: /\bpypi-AgE[A-Za-z0-9_-]{50,255}/g },
  {
    name: 'OpenAI or Anthropic key',
    level: 'error',
    pattern: /\bsk-(?:proj-|ant-[a-z0-9]{2,8}-|svcacct-)?[A-Za-z0-9_-]{40,200}/g,
  },
  { name: 'SendGrid key', level: 'error', pattern: /\bSG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/g },
  { name: 'Vault token', level: 'error', pattern: /\bhvs\.[A-Za-z0-9_-]{24,200}/g },
  { name: 'DigitalOcean token', level: 'error', pattern: /\bdo[opr]_v1_[a-f0-9]{64}\b/g },
  { name: 'Azure storage key', level: 'error', pattern: /\bAccountKey=[A-Za-z0-9+/]{86}==/g },
  {
    name: 'signed token',
    level: 'warning',
    pattern: /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{20,1000}/g,
  },
];

/** One search that tells whether any of the patterns can match at all. */
export const SECRET_SIGNS =
  /PRIVATE KEY|AKIA|ASIA|gh[pousr]_|github_pat_|glpat-|xox[abeprs]-|hooks\.slack|AIza|k_live_|npm_|pypi-|sk-|SG\.|hvs\.|_v1_|AccountKey|eyJ|:\/\/[^\s:@/]{1,64}:[^\s@/]{3,80}@/;

/** An address with a user and a password in it. */
export const CREDENTIALS = /\b[a-z][a-z0-9+.-]{2,20}:\/\/([^\s:@/'"`<>]{1,64}):([^\s@/'"`<>]{3,80})@([^\s/'"`<>:,;)\]]{1,100})/gi;
