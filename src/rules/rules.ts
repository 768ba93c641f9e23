import type { Rule } from '../model/finding.ts';
import duplicateNumber from './lineage/duplicate-number.ts';

/** Every rule, in the order of their groups. */
export const RULES: readonly Rule[] = [duplicateNumber];
