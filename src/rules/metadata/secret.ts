import { defineRule, type Fault } from '../../model/finding.ts';
import { CREDENTIALS, SECRET_PATTERNS, SECRET_SIGNS } from './secret-patterns.ts';

export default defineRule({
  id: 'secret',
  summary: 'A key, a token or a password stands in the record',
  scope: 'decision',
  level: 'error',
  fix: 'none',
  messages: {
    secret: 'unexpected {name} of {length} characters, expected no secret in a record: make it invalid, then take it out',
    password: 'unexpected password in an address, expected the address alone: change the password, then take it out',
  },
  *check(decision, context) {
    const { text } = context.text(decision.path);
    if (!SECRET_SIGNS.test(text)) return;
    for (const { name, pattern, level } of SECRET_PATTERNS) {
      for (const match of text.matchAll(pattern))
        if (!isSample(match[0]))
          yield { ...hiddenAt(match), message: 'secret', level, data: { name, length: match[0].replaceAll('\r', '').length } };
    }
    for (const match of text.matchAll(CREDENTIALS))
      if (isCredential(match)) yield { ...hiddenAt(match), message: 'password', level: 'warning' };
  },
});

/** The place of a match, never its text. */
function hiddenAt(match: RegExpExecArray): Omit<Fault, 'message'> {
  return { place: { start: match.index, end: match.index + match[0].length }, hidden: true };
}

const SAMPLE = /example|sample|dummy|fake|placeholder|redacted|your|x{4}|\*{3}|\.{3}|0{5}|12345|abcdef|MTIzNDU2Nzg/i;
/** Fewer different characters than this are typed, not drawn by lot. */
const FEWEST_CHARACTERS = 10;

/** Keys of documentation, and those made up on a keyboard. */
function isSample(written: string): boolean {
  return SAMPLE.test(written) || new Set(written).size < FEWEST_CHARACTERS;
}

const SAMPLE_PASSWORD =
  /^(?:pass|pw|secret|token|change|admin|root|guest|test|user|example|your|my|some|the|foo|bar|postgres|mysql|\$|\{|<|%|\[|\*|\.|…|x+$|_)/i;
const LOCAL_HOST =
  /^(?:localhost|127\.|0\.0\.0\.0|\[|[^.]+$)|(?:^|\.)(?:example|test|invalid|localhost|local)(?:\.(?:com|org|net))?$/i;

/** A password that is no sample, for a host that others can reach. */
function isCredential([, user = '', password = '', host = '']: RegExpExecArray): boolean {
  return (
    user.toLowerCase() !== password.toLowerCase() &&
    !SAMPLE_PASSWORD.test(password) &&
    !SAMPLE.test(password) &&
    !LOCAL_HOST.test(host)
  );
}
