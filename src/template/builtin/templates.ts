import { adrTools } from './adr-tools.ts';
import { alexandrian } from './alexandrian.ts';
import { arc42 } from './arc42.ts';
import { businessCase } from './business-case.ts';
import { deutsch } from './deutsch.ts';
import { edgex } from './edgex.ts';
import { garethMorgan } from './gareth-morgan.ts';
import { madr2 } from './madr-2.ts';
import { madr3 } from './madr-3.ts';
import { madr4 } from './madr-4.ts';
import { madr4Minimal } from './madr-4-minimal.ts';
import { nhsWales } from './nhs-wales.ts';
import { nygard } from './nygard.ts';
import { planguage } from './planguage.ts';
import type { Template } from './template.ts';
import { tyreeAkerman } from './tyree-akerman.ts';
import { yStatement } from './y-statement.ts';

/** Every built-in template. MADR's are those of its authors (CC0 or MIT); the others are typed anew after the public forms. */
export const TEMPLATES: readonly Template[] = [
  madr4,
  madr4Minimal,
  madr3,
  madr2,
  nygard,
  adrTools,
  yStatement,
  tyreeAkerman,
  alexandrian,
  planguage,
  businessCase,
  edgex,
  garethMorgan,
  nhsWales,
  arc42,
  deutsch,
];
