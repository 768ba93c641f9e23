import type { Rule } from '../model/finding.ts';
import missingCodeReference from './citations/missing-code-reference.ts';
import staleCitation from './citations/stale-citation.ts';
import leftoverPlaceholder from './content/leftover-placeholder.ts';
import needsTriage from './content/needs-triage.ts';
import sentenceCount from './content/sentence-count.ts';
import slugLength from './content/slug-length.ts';
import templateComment from './content/template-comment.ts';
import titleLength from './content/title-length.ts';
import todoSection from './content/todo-section.ts';
import unresolvedConfirm from './content/unresolved-confirm.ts';
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
import acceptedContentChanged from './history/accepted-content-changed.ts';
import halfWrittenSupersession from './history/half-written-supersession.ts';
import illegalTransition from './history/illegal-transition.ts';
import numberTaken from './history/number-taken.ts';
import proposedOnMain from './history/proposed-on-main.ts';
import recordDeleted from './history/record-deleted.ts';
import recordSlippedOut from './history/record-slipped-out.ts';
import staleBaselineEntry from './history/stale-baseline-entry.ts';
import startsAccepted from './history/starts-accepted.ts';
import vanishedFollowUp from './history/vanished-follow-up.ts';
import brokenFrontMatter from './input/broken-front-matter.ts';
import caseClash from './input/case-clash.ts';
import conflictMarker from './input/conflict-marker.ts';
import deepNesting from './input/deep-nesting.ts';
import duplicateFrontMatterKey from './input/duplicate-front-matter-key.ts';
import emptyRecord from './input/empty-record.ts';
import folderNamedLikeRecord from './input/folder-named-like-record.ts';
import foreignConfig from './input/foreign-config.ts';
import invalidEncoding from './input/invalid-encoding.ts';
import linkedRecord from './input/linked-record.ts';
import oversizedRecord from './input/oversized-record.ts';
import unclosedFence from './input/unclosed-fence.ts';
import unclosedFrontMatter from './input/unclosed-front-matter.ts';
import unreadableRecord from './input/unreadable-record.ts';
import unusedSuppression from './input/unused-suppression.ts';
import ambiguousReference from './lineage/ambiguous-reference.ts';
import conflictingSupersession from './lineage/conflicting-supersession.ts';
import danglingReference from './lineage/dangling-reference.ts';
import deadDependency from './lineage/dead-dependency.ts';
import duplicateNumber from './lineage/duplicate-number.ts';
import finishedFollowUps from './lineage/finished-follow-ups.ts';
import forkWithoutScope from './lineage/fork-without-scope.ts';
import missingSuccessor from './lineage/missing-successor.ts';
import olderSuccessor from './lineage/older-successor.ts';
import oneSidedSupersession from './lineage/one-sided-supersession.ts';
import openFollowUps from './lineage/open-follow-ups.ts';
import partialSupersessionWithoutScope from './lineage/partial-supersession-without-scope.ts';
import prematureSupersession from './lineage/premature-supersession.ts';
import reviewOverdue from './lineage/review-overdue.ts';
import selfReference from './lineage/self-reference.ts';
import staleProposal from './lineage/stale-proposal.ts';
import supersessionCycle from './lineage/supersession-cycle.ts';
import unmarkedSupersession from './lineage/unmarked-supersession.ts';
import ambiguousCitation from './links/ambiguous-citation.ts';
import brokenAnchor from './links/broken-anchor.ts';
import brokenImage from './links/broken-image.ts';
import brokenLink from './links/broken-link.ts';
import escapingLink from './links/escaping-link.ts';
import malformedLink from './links/malformed-link.ts';
import misdirectedLink from './links/misdirected-link.ts';
import siteStyleLink from './links/site-style-link.ts';
import unknownRecord from './links/unknown-record.ts';
import wrongCaseLink from './links/wrong-case-link.ts';
import ambiguousDate from './metadata/ambiguous-date.ts';
import bareNumberReference from './metadata/bare-number-reference.ts';
import conflictingStatuses from './metadata/conflicting-statuses.ts';
import dateFormat from './metadata/date-format.ts';
import datesOutOfOrder from './metadata/dates-out-of-order.ts';
import duplicateTag from './metadata/duplicate-tag.ts';
import futureDate from './metadata/future-date.ts';
import governsPattern from './metadata/governs-pattern.ts';
import invalidDate from './metadata/invalid-date.ts';
import missingDate from './metadata/missing-date.ts';
import missingDecisionMakers from './metadata/missing-decision-makers.ts';
import missingStatus from './metadata/missing-status.ts';
import personalData from './metadata/personal-data.ts';
import secret from './metadata/secret.ts';
import statusNotAllowed from './metadata/status-not-allowed.ts';
import statusSpelling from './metadata/status-spelling.ts';
import unknownFrontMatterKey from './metadata/unknown-front-matter-key.ts';
import unknownStatus from './metadata/unknown-status.ts';
import unreadableDate from './metadata/unreadable-date.ts';
import unsetStatus from './metadata/unset-status.ts';
import hveCoreBody from './profile/hve-core-body.ts';
import hveCoreComponents from './profile/hve-core-components.ts';
import hveCoreCriteria from './profile/hve-core-criteria.ts';
import hveCoreDrivers from './profile/hve-core-drivers.ts';
import hveCoreFrontMatter from './profile/hve-core-front-matter.ts';
import hveCoreNumbers from './profile/hve-core-numbers.ts';
import hveCorePlannerNames from './profile/hve-core-planner-names.ts';
import hveCoreRisks from './profile/hve-core-risks.ts';
import hveCoreState from './profile/hve-core-state.ts';
import mxDecisionLine from './profile/mx-decision-line.ts';
import structuredMadrAudit from './profile/structured-madr-audit.ts';
import structuredMadrFrontMatter from './profile/structured-madr-front-matter.ts';
import ultraAdlcRecord from './profile/ultra-adlc-record.ts';
import duplicateOption from './structure/duplicate-option.ts';
import duplicateSection from './structure/duplicate-section.ts';
import emptySection from './structure/empty-section.ts';
import incompleteYStatement from './structure/incomplete-y-statement.ts';
import misorderedSection from './structure/misordered-section.ts';
import missingOptions from './structure/missing-options.ts';
import missingRationale from './structure/missing-rationale.ts';
import missingSection from './structure/missing-section.ts';
import oneSidedConsequences from './structure/one-sided-consequences.ts';
import optionWithoutArguments from './structure/option-without-arguments.ts';
import singleOption from './structure/single-option.ts';
import undescribedOption from './structure/undescribed-option.ts';
import unlistedChosenOption from './structure/unlisted-chosen-option.ts';
import unlistedOption from './structure/unlisted-option.ts';

/** Every rule, in the order of their groups. */
export const RULES: readonly Rule[] = [
  missingCodeReference,
  staleCitation,
  leftoverPlaceholder,
  needsTriage,
  sentenceCount,
  slugLength,
  templateComment,
  titleLength,
  todoSection,
  unresolvedConfirm,
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
  acceptedContentChanged,
  halfWrittenSupersession,
  illegalTransition,
  numberTaken,
  proposedOnMain,
  recordDeleted,
  recordSlippedOut,
  staleBaselineEntry,
  startsAccepted,
  vanishedFollowUp,
  brokenFrontMatter,
  caseClash,
  conflictMarker,
  deepNesting,
  duplicateFrontMatterKey,
  emptyRecord,
  folderNamedLikeRecord,
  foreignConfig,
  invalidEncoding,
  linkedRecord,
  oversizedRecord,
  unclosedFence,
  unclosedFrontMatter,
  unreadableRecord,
  ambiguousReference,
  conflictingSupersession,
  danglingReference,
  deadDependency,
  duplicateNumber,
  finishedFollowUps,
  forkWithoutScope,
  missingSuccessor,
  olderSuccessor,
  oneSidedSupersession,
  openFollowUps,
  partialSupersessionWithoutScope,
  prematureSupersession,
  reviewOverdue,
  selfReference,
  staleProposal,
  supersessionCycle,
  unmarkedSupersession,
  ambiguousCitation,
  brokenAnchor,
  brokenImage,
  brokenLink,
  escapingLink,
  malformedLink,
  misdirectedLink,
  siteStyleLink,
  unknownRecord,
  wrongCaseLink,
  ambiguousDate,
  bareNumberReference,
  conflictingStatuses,
  dateFormat,
  datesOutOfOrder,
  duplicateTag,
  futureDate,
  governsPattern,
  invalidDate,
  missingDate,
  missingDecisionMakers,
  missingStatus,
  personalData,
  secret,
  statusNotAllowed,
  statusSpelling,
  unknownFrontMatterKey,
  unknownStatus,
  unreadableDate,
  unsetStatus,
  hveCoreBody,
  hveCoreComponents,
  hveCoreCriteria,
  hveCoreDrivers,
  hveCoreFrontMatter,
  hveCoreNumbers,
  hveCorePlannerNames,
  hveCoreRisks,
  hveCoreState,
  mxDecisionLine,
  structuredMadrAudit,
  structuredMadrFrontMatter,
  ultraAdlcRecord,
  duplicateOption,
  duplicateSection,
  emptySection,
  incompleteYStatement,
  misorderedSection,
  missingOptions,
  missingRationale,
  missingSection,
  oneSidedConsequences,
  optionWithoutArguments,
  singleOption,
  undescribedOption,
  unlistedChosenOption,
  unlistedOption,
  unusedSuppression,
];
