import type { Decision } from '../model/decision.ts';
import type { Log } from '../model/log.ts';

/** The log in JSON-ADR 1.0.0. Its records need a number from 1 and name others by number alone: what can not be said so is left out. */
export function jsonAdr(logs: readonly Log[], version: string): unknown {
  return {
    version: '1.0.0',
    tool: { name: 'adr-lint', version },
    adrs: logs.flatMap((log) =>
      log.decisions.filter((decision) => (decision.number ?? 0) >= 1).map((decision) => adr(decision, log)),
    ),
  };
}

function adr(decision: Decision, log: Log): unknown {
  return {
    number: decision.number,
    title: decision.title?.value ?? decision.name.slug,
    status: decision.status?.name ?? decision.status?.text ?? 'unknown',
    date: decision.date?.iso ?? '',
    deciders: decision.decisionMakers.map((one) => one.value),
    consulted: decision.consulted.map((one) => one.value),
    informed: decision.informed.map((one) => one.value),
    tags: decision.tags.map((one) => one.value),
    decision_drivers: decision.drivers.map((one) => one.value),
    considered_options: decision.options.map((option) => ({
      name: option.title,
      pros: option.arguments.filter((one) => one.sign === 'good').map((one) => one.text),
      cons: option.arguments.filter((one) => one.sign === 'bad').map((one) => one.text),
    })),
    consequences: {
      positive: decision.consequences.filter((one) => one.sign === 'good').map((one) => one.text),
      negative: decision.consequences.filter((one) => one.sign === 'bad').map((one) => one.text),
    },
    links: links(decision, log),
    path: decision.path,
  };
}

function links(decision: Decision, log: Log): readonly unknown[] {
  const number = (id: string): number | undefined => log.decisions.find((other) => other.id === id)?.number;
  const forward = (log.lineage.predecessors.get(decision.id) ?? []).map((edge) => ({ type: edge.kind, target: number(edge.to) }));
  const inverse = (log.lineage.successors.get(decision.id) ?? [])
    .filter((edge) => edge.kind === 'supersedes')
    .map((edge) => ({ type: 'superseded-by', target: number(edge.from) }));
  return [...forward, ...inverse].filter((link) => (link.target ?? 0) >= 1);
}
