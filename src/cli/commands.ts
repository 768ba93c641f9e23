import type { MoveName } from '../moves/status-move.ts';
import type { CommandModule } from './command.ts';

/** A command as the list of commands shows it; its module is loaded only when it runs. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<CommandModule>;
}

/** Every command, in the order of the help text. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'lint', summary: 'find faults in decision logs (the default)', load: () => import('./commands/lint.ts') },
  {
    name: 'status',
    summary: 'report which decisions are active, superseded or in doubt',
    load: () => import('./commands/status.ts'),
  },
  { name: 'list', summary: 'list the records, one a line', load: () => import('./commands/list.ts') },
  { name: 'export', summary: 'print the log as JSON', load: () => import('./commands/export.ts') },
  { name: 'graph', summary: 'print the lineage as Mermaid, Graphviz or JSON', load: () => import('./commands/graph.ts') },
  { name: 'index', summary: 'keep the table of records in a Markdown file', load: () => import('./commands/index-table.ts') },
  { name: 'governs', summary: 'which decisions govern these files', load: () => import('./commands/governs.ts') },
  { name: 'next', summary: 'print the next free number', load: () => import('./commands/next.ts') },
  { name: 'new', summary: "make a record in the log's own form", load: () => import('./commands/new.ts') },
  { name: 'propose', summary: 'move a draft to proposed', load: () => loadMove('propose') },
  { name: 'accept', summary: 'accept a proposal, and mark what it replaces', load: () => loadMove('accept') },
  { name: 'reject', summary: 'reject a proposal', load: () => loadMove('reject') },
  { name: 'withdraw', summary: 'withdraw a proposal', load: () => loadMove('withdraw') },
  { name: 'deprecate', summary: 'deprecate a decision', load: () => loadMove('deprecate') },
  { name: 'implement', summary: 'mark a decision as implemented', load: () => loadMove('implement') },
  { name: 'supersede', summary: 'let a record replace others, on both sides', load: () => import('./commands/supersede.ts') },
  {
    name: 'renumber',
    summary: 'give a record another number, with every mention of it',
    load: () => import('./commands/renumber.ts'),
  },
  { name: 'rules', summary: 'list the rules with their levels', load: () => import('./commands/rules.ts') },
  { name: 'explain', summary: "print a rule's page", load: () => import('./commands/explain.ts') },
  {
    name: 'normalize',
    summary: 'bring records to MADR 4 or to a Y-Statement without losing a word',
    load: () => import('./commands/normalize.ts'),
  },
  { name: 'site', summary: 'build, serve or preview the published decision log', load: () => import('./commands/site.ts') },
  { name: 'init', summary: 'propose a config and a CI workflow for this repository', load: () => import('./commands/init.ts') },
];

async function loadMove(move: MoveName): Promise<CommandModule> {
  return (await import('./commands/status-moves.ts')).statusMoveCommand(move);
}
