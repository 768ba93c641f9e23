import { EN } from './en.ts';
import type { Texts } from './texts.ts';

/** German. */
export const DE: Texts = EN;
