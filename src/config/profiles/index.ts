import type { Profile, ProfileName } from '../../model/config.ts';
import { decisionLifecycle } from './decision-lifecycle.ts';
import { hveCore } from './hve-core.ts';
import { madr } from './madr.ts';
import { mxDecision } from './mx-decision.ts';
import { nygard } from './nygard.ts';
import { recommended } from './recommended.ts';
import { strict } from './strict.ts';
import { ultraAdlc } from './ultra-adlc.ts';

/** The profiles by name. */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  recommended,
  strict,
  madr,
  nygard,
  'hve-core': hveCore,
  'decision-lifecycle': decisionLifecycle,
  'mx-decision': mxDecision,
  'ultra-adlc': ultraAdlc,
};
