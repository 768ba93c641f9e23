import { defineRule, type Fault } from '../../model/finding.ts';

export default defineRule({
  id: 'personal-data',
  summary: 'A record holds an e-mail address, a phone number or an address of the internal network',
  scope: 'decision',
  level: 'off',
  fix: 'none',
  messages: {
    email: 'unexpected e-mail address of {length} characters, expected a role or the handle of a team',
    phone: 'unexpected phone number, expected a role or the handle of a team',
    identifier: 'unexpected number in the form of a social security number, expected none in a record',
    network: 'unexpected address of a private network, expected the name of the part it belongs to',
    host: 'unexpected address of an internal host, expected the name of the part it belongs to',
  },
  *check(decision, context) {
    const { text } = context.text(decision.path);
    for (const { message, sign, pattern, isSample } of KINDS) {
      if (!text.includes(sign)) continue;
      for (const match of text.matchAll(pattern)) {
        if (isSample(match[0])) continue;
        const place = { start: match.index, end: match.index + match[0].length };
        yield { message, place, data: { length: match[0].length }, hidden: true } satisfies Fault;
      }
    }
  },
});

interface Kind {
  readonly message: string;
  /** Characters without which the pattern can not match: most texts are done with after one quick search. */
  readonly sign: string;
  readonly pattern: RegExp;
  readonly isSample: (written: string) => boolean;
}

const EMAIL = /(?<![\w.+/:%-])[A-Za-z0-9_][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,5}(?![\w@/:-])/g;
/** Addresses set aside for documentation, of machines, and of code hosts' own accounts. */
const SAMPLE_EMAIL =
  /@(?:[\w-]+\.)*(?:example(?:\.\w+)?|test|invalid|localhost|local)$|^(?:no-?reply|git|do-?not-?reply|user|you|name|someone|foo|jane|john)\b.*@|@users\.noreply\.|@\d|\.(?:png|svg|jpe?g|gif|webp|js|ts|md)$|^[\w.-]+@\d/i;
const PHONE = /(?<![\w.+/-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w/-])/g;
const IDENTIFIER = /(?<![\w/-])\d{3}-\d{2}-\d{4}(?![\w/-])/g;
const NETWORK =
  /(?<![\w.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?![\w.]|\/\d)/g;
const HOST = /\bhttps?:\/\/[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){0,5}\.(?:corp|internal|intranet|lan|local)(?![\w.-])/gi;

const KINDS: readonly Kind[] = [
  { message: 'email', sign: '@', pattern: EMAIL, isSample: (written) => SAMPLE_EMAIL.test(written) },
  {
    message: 'phone',
    sign: '',
    pattern: PHONE,
    isSample: (written) => /555[ .-]01\d\d|^(\d)\1\1[ .-]\1\1\1[ .-]\1{4}$|123[ .-]?4567/.test(written),
  },
  {
    message: 'identifier',
    sign: '-',
    pattern: IDENTIFIER,
    isSample: (written) => /^(?:000|666|9|123-45-6789|078-05-1120)|-(?:19|20)\d\d$/.test(written),
  },
  { message: 'network', sign: '.', pattern: NETWORK, isSample: () => false },
  {
    message: 'host',
    sign: '://',
    pattern: HOST,
    isSample: (written) => /\.svc\.|cluster\.local|host\.docker\.internal|example\./i.test(written),
  },
];
