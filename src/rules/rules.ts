import type { Rule } from '../model/finding.ts';
import draftNumber from './file/draft-number.ts';
import duplicateTitle from './file/duplicate-title.ts';
import irregularFileName from './file/irregular-file-name.ts';
import lookAlike from './file/look-alike.ts';
import missingTitle from './file/missing-title.ts';
import multipleTitles from './file/multiple-titles.ts';
import numberGap from './file/number-gap.ts';
import numberMismatch from './file/number-mismatch.ts';
import slugMismatch from './file/slug-mismatch.ts';
import templateTitle from './file/template-title.ts';
import titleDisagreement from './file/title-disagreement.ts';
import unsupportedMarkup from './file/unsupported-markup.ts';
import duplicateNumber from './lineage/duplicate-number.ts';
import missingSection from './structure/missing-section.ts';

/** Every rule, in the order of their groups. */
export const RULES: readonly Rule[] = [
  draftNumber,
  duplicateTitle,
  irregularFileName,
  lookAlike,
  missingTitle,
  multipleTitles,
  numberGap,
  numberMismatch,
  slugMismatch,
  templateTitle,
  titleDisagreement,
  unsupportedMarkup,
  duplicateNumber,
  missingSection,
];
