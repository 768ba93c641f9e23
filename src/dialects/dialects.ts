import type { Dialect } from '../model/dialect.ts';
import { madr4 } from './builtin/madr-4.ts';
import { madr3 } from './builtin/madr-3.ts';
import { madr2 } from './builtin/madr-2.ts';
import { madr1 } from './builtin/madr-1.ts';
import { log4brains } from './builtin/log4brains.ts';
import { nygard } from './builtin/nygard.ts';
import { adrTools } from './builtin/adr-tools.ts';
import { yStatement } from './builtin/y-statement.ts';
import { hveCore } from './builtin/hve-core.ts';
import { decisionLifecycle } from './builtin/decision-lifecycle.ts';
import { mxDecision } from './builtin/mx-decision.ts';
import { ultraAdlc } from './builtin/ultra-adlc.ts';
import { structuredMadr } from './builtin/structured-madr.ts';
import { rfc } from './builtin/rfc.ts';
import { tyreeAkerman } from './builtin/tyree-akerman.ts';
import { edgex } from './builtin/edgex.ts';
import { alexandrian } from './builtin/alexandrian.ts';
import { planguage } from './builtin/planguage.ts';
import { garethMorgan } from './builtin/gareth-morgan.ts';
import { nhsWales } from './builtin/nhs-wales.ts';
import { adg } from './builtin/adg.ts';
import { businessCase } from './builtin/business-case.ts';

/** Every built-in dialect. Of two with equal signs the earlier one is taken. */
export const DIALECTS: readonly Dialect[] = [madr4, madr3, madr2, madr1, log4brains, nygard, adrTools, yStatement, hveCore, decisionLifecycle, mxDecision, ultraAdlc, structuredMadr, rfc, tyreeAkerman, edgex, alexandrian, planguage, garethMorgan, nhsWales, adg, businessCase];
