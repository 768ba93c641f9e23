import type { Dialect } from '../model/dialect.ts';
import { adg } from './builtin/adg.ts';
import { adrTools } from './builtin/adr-tools.ts';
import { alexandrian } from './builtin/alexandrian.ts';
import { businessCase } from './builtin/business-case.ts';
import { decisionLifecycle } from './builtin/decision-lifecycle.ts';
import { edgex } from './builtin/edgex.ts';
import { garethMorgan } from './builtin/gareth-morgan.ts';
import { hveCore } from './builtin/hve-core.ts';
import { log4brains } from './builtin/log4brains.ts';
import { madr1 } from './builtin/madr-1.ts';
import { madr2 } from './builtin/madr-2.ts';
import { madr3 } from './builtin/madr-3.ts';
import { madr4 } from './builtin/madr-4.ts';
import { mxDecision } from './builtin/mx-decision.ts';
import { nhsWales } from './builtin/nhs-wales.ts';
import { nygard } from './builtin/nygard.ts';
import { planguage } from './builtin/planguage.ts';
import { rfc } from './builtin/rfc.ts';
import { structuredMadr } from './builtin/structured-madr.ts';
import { tyreeAkerman } from './builtin/tyree-akerman.ts';
import { ultraAdlc } from './builtin/ultra-adlc.ts';
import { yStatement } from './builtin/y-statement.ts';

/** Every built-in dialect. Of two with equal signs the earlier one is taken. */
export const DIALECTS: readonly Dialect[] = [
  madr4,
  madr3,
  madr2,
  madr1,
  log4brains,
  nygard,
  adrTools,
  yStatement,
  hveCore,
  decisionLifecycle,
  mxDecision,
  ultraAdlc,
  structuredMadr,
  rfc,
  tyreeAkerman,
  edgex,
  alexandrian,
  planguage,
  garethMorgan,
  nhsWales,
  adg,
  businessCase,
];
