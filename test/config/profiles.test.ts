import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../src/config/profiles/index.ts';
import { resolveSettings } from '../../src/config/resolve-config.ts';
import type { Profile } from '../../src/model/config.ts';

const profiles: readonly (readonly [string, Profile])[] = Object.entries(PROFILES);

describe('the profiles', () => {
  test.each([
    ['recommended', 'either', 'bounded-edits', undefined],
    ['strict', 'either', 'append-only', undefined],
    ['madr', 'either', 'bounded-edits', undefined],
    ['nygard', 'either', 'bounded-edits', ['proposed', 'accepted', 'rejected', 'deprecated', 'superseded']],
    ['hve-core', 'both-sides', 'bounded-edits', ['proposed', 'accepted', 'rejected', 'withdrawn', 'deprecated', 'superseded']],
    ['decision-lifecycle', 'forward-only', 'append-only', ['draft', 'proposed', 'accepted', 'rejected', 'superseded']],
    ['mx-decision', 'either', 'bounded-edits', ['proposed', 'accepted', 'implemented', 'deprecated', 'superseded']],
    ['ultra-adlc', 'either', 'bounded-edits', undefined],
  ] as const)('%s: supersession %s, immutability %s, statuses %j', (name, supersession, immutability, statuses) => {
    const profile = PROFILES[name];
    expect({ supersession: profile.supersession, immutability: profile.immutability, statuses: profile.statuses }).toEqual({
      supersession,
      immutability,
      statuses,
    });
  });

  test.each(profiles)('%s has its own name, a summary in the house style and kebab-case rules', (name, profile) => {
    expect(profile.name).toBe(name);
    expect(profile.summary).toMatch(/^[a-z].*[^.]$/);
    for (const rule of Object.keys(profile.rules)) expect(rule).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });

  test.each(profiles.filter(([name]) => name !== 'hve-core'))('%s leaves the rules of hve-core alone', (_, { rules }) => {
    expect(Object.keys(rules).filter((id) => id.startsWith('hve-core-'))).toEqual([]);
  });

  test('give the legal moves of hve-core', () => {
    const { settings } = resolveSettings({ table: new Map(), files: [], profile: 'hve-core' });
    expect(settings.moves).toEqual({
      proposed: ['accepted', 'rejected', 'withdrawn'],
      accepted: ['deprecated', 'superseded'],
      rejected: [],
      withdrawn: [],
      deprecated: ['superseded'],
      superseded: [],
    });
  });

  test('call a proposal of mx-decision stale after a month', () => {
    expect(resolveSettings({ table: new Map(), files: [], profile: 'mx-decision' }).settings.staleAfterDays).toBe(30);
  });
});
