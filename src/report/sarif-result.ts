import type { ArtifactLocation, Location, Region, Result, Fix as SarifFix } from 'sarif';
import type { Edit, Finding, Fix } from '../model/finding.ts';
import type { LineRange } from '../model/place.ts';

/** How a finding was silenced: by a comment in the record, or by the baseline. */
export type SuppressionKind = 'inSource' | 'external';

/** Name for the root of the repository, which consumers know themselves. */
export const sourceRoot = '%SRCROOT%';

/** A finding as a SARIF result. `ruleIndex` is the rule's place in the driver's list. */
export function sarifResult(finding: Finding, ruleIndex: number, suppression: SuppressionKind | undefined): Result {
  const fixes = sarifFixes(finding.fix);
  return {
    ruleId: finding.ruleId,
    ruleIndex,
    level: finding.level,
    message: { text: plainMessage(finding.message) },
    locations: [{ physicalLocation: { artifactLocation: artifact(finding.path), region: region(finding.range) } }],
    ...(finding.related.length === 0 ? {} : { relatedLocations: finding.related.map(relatedLocation) }),
    partialFingerprints: { 'adrLintFingerprint/v1': finding.fingerprint },
    // Either all results of a run have the list or none.
    suppressions: suppression === undefined ? [] : [{ kind: suppression }],
    ...(fixes.length === 0 ? {} : { fixes }),
  };
}

function relatedLocation(related: Finding['related'][number], index: number): Location {
  return {
    id: index + 1,
    message: { text: plainMessage(related.message) },
    physicalLocation: {
      artifactLocation: artifact(related.path),
      region: { startLine: Math.max(1, related.line), startColumn: Math.max(1, related.column) },
    },
  };
}

function region({ line, column, endLine, endColumn }: LineRange): Region {
  const startLine = Math.max(1, line);
  const startColumn = Math.max(1, column);
  const lastLine = Math.max(startLine, endLine);
  return { startLine, startColumn, endLine: lastLine, endColumn: Math.max(lastLine === startLine ? startColumn : 1, endColumn) };
}

function artifact(path: string): ArtifactLocation {
  const segments = path.split('/').map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')));
  return { uri: segments.join('/'), uriBaseId: sourceRoot };
}

/** In SARIF `{0}` is a hole and `[text](target)` a link: what a record says must be neither. */
function plainMessage(text: string): string {
  return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '\\](');
}

function sarifFixes(fix: Fix | undefined): SarifFix[] {
  const changes = Object.entries(fix?.edits ?? {}).filter(([, edits]) => edits.length > 0);
  if (fix === undefined || changes.length === 0) return [];
  return [
    {
      description: { text: plainMessage(fix.title) },
      artifactChanges: changes.map(([path, edits]) => ({
        artifactLocation: artifact(path),
        replacements: edits.map(replacement),
      })),
    },
  ];
}

function replacement({ start, end, insert }: Edit): SarifFix['artifactChanges'][number]['replacements'][number] {
  return {
    deletedRegion: { charOffset: start, charLength: end - start },
    ...(insert === '' ? {} : { insertedContent: { text: insert } }),
  };
}
