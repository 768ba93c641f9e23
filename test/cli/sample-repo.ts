import { folderWith } from '../temp-folder.ts';

/** Parts of a record that a test wants to be otherwise. */
export interface RecordParts {
  readonly number?: number;
  readonly title?: string;
  readonly date?: string;
  readonly status?: string;
  readonly consequences?: string;
}

/** A record of an everyday log, without a fault unless a part brings one in. */
export function nygard({
  number = 1,
  title = 'Use NATS',
  date = '2025-02-03',
  status = 'Accepted',
  consequences = 'One more tool to run.',
}: RecordParts = {}): string {
  return `# ${number}. ${title}

Date: ${date}

## Status

${status}

## Context

Messages get lost.

## Decision

We change it.

## Consequences

${consequences}
`;
}

/** A log without a fault: one decision that replaced another. */
export const HEALTHY: Readonly<Record<string, string>> = {
  'docs/adr/0001-use-nats.md': nygard({ status: 'Superseded by [2. Use Kafka](0002-use-kafka.md)' }),
  'docs/adr/0002-use-kafka.md': nygard({
    number: 2,
    title: 'Use Kafka',
    date: '2025-03-03',
    status: 'Accepted\n\nSupersedes [1. Use NATS](0001-use-nats.md)',
  }),
};

/** One error (line 7), one warning (line 19), one note with a safe fix (line 7). */
export const FAULTY: Readonly<Record<string, string>> = {
  'docs/adr/0001-use-nats.md': nygard({ status: 'Superceded by [2. Use Kafka](0002-use-kafka.md)' }),
  'docs/adr/0002-use-kafka.md': nygard({
    number: 2,
    title: 'Use Kafka',
    date: '2025-03-03',
    status: 'Accepted\n\nSupersedes [1. Use NATS](0001-use-nats.md)',
  }),
  'docs/adr/0003-use-flags.md': nygard({
    number: 3,
    title: 'Use flags',
    status: 'Acepted',
    consequences: 'See [the plan](plan.txt).',
  }),
};

/** A repository with these files: a folder with `.git` in it. */
export function repositoryWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  return folderWith({ '.git/': '', ...files });
}
