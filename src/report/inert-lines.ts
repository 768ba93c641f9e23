/**
 * Takes the power from text that a CI host would obey as a workflow command when a log prints it: `::` at the start of
 * a line and `##[` anywhere (GitHub Actions, Azure Pipelines, TeamCity). A space between the signs is enough.
 */
export function inertLines(text: string): string {
  return text.replace(/^(\s*:)(?=:)/gm, '$1 ').replace(/#(?=#\w*\[)/g, '# ');
}
