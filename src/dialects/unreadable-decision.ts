import type { Decision } from '../model/decision.ts';
import type { SourceProblem } from '../model/source.ts';
import type { RecordPlace } from './read-decision.ts';

/** Stands for a record whose file could not be read: it is counted and listed, and says nothing. */
export function unreadableDecision(path: string, where: RecordPlace, problem: SourceProblem): Decision {
  const digits = where.name.kind === 'dated' ? undefined : where.name.number;
  return {
    log: where.log,
    path,
    id: where.id,
    dialect: 'unreadable',
    name: where.name,
    ...(digits === undefined ? {} : { number: Number(digits) }),
    numbers: digits === undefined ? {} : { name: digits },
    titles: [],
    statuses: [],
    dates: [],
    decisionMakers: [],
    consulted: [],
    informed: [],
    authors: [],
    tags: [],
    drivers: [],
    options: [],
    consequences: [],
    followUps: [],
    links: [],
    mentions: [],
    uses: [],
    governs: [],
    asrTriggers: [],
    placeholders: [],
    markers: [],
    sections: [],
    fields: [],
    directives: [],
    problems: [problem],
  };
}
