import { defineRule } from '../../model/finding.ts';
import { standingOf } from '../link-standing.ts';
import type { Malformation } from '../read-target.ts';

const WANTED: Readonly<Record<Malformation, (target: string) => string>> = {
  empty: () => 'a path or an address',
  handle: (target) => `an address such as \`https://github.com/${target.slice(1)}\``,
  address: (target) => `\`https://${target}\``,
  mail: (target) => `\`mailto:${target}\``,
  word: () => 'a path or an address',
  mark: (target) => `\`${target.replace(/^[(<]+/, '').replace(/[)>]+$/, '')}\``,
  machine: () => 'a path within the repository',
  slashes: (target) => `\`${target.replace(/^(https?|ftp):?\/{0,2}/i, '$1://')}\``,
};

export default defineRule({
  id: 'malformed-link',
  summary: 'The target of a link is neither a path nor an address',
  scope: 'decision',
  level: 'warning',
  fix: 'none',
  messages: {
    empty: 'unexpected empty target of `{text}`, expected {wanted}',
    malformed: 'unexpected target `{target}`, expected {wanted}',
  },
  *check(decision, { files }) {
    for (const use of decision.uses) {
      if (use.kind === 'reference' || (use.kind === 'definition' && use.href === '')) continue;
      const standing = standingOf(use, decision.path, files);
      if (standing.kind !== 'malformed') continue;
      const target = shortened((use.href ?? '').trim());
      yield {
        message: standing.how === 'empty' ? 'empty' : 'malformed',
        place: use.place,
        data: { target, text: shortened(use.text), wanted: WANTED[standing.how](target) },
      };
    }
  },
});

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
