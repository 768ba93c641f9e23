import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/template/record-view.ts';
import { fillSlots } from '../../src/template/y-slots.ts';
import { compareWords } from './count-words.ts';
import { inputOf, normalized } from './normalize-text.ts';

const RECORDS = join(import.meta.dirname, 'fixtures', 'records');

function recordOf(name: string): string {
  return readFileSync(join(RECORDS, name), 'utf8');
}

/** Filled slots as `slot: words (confidence)`; open ones are left out. */
function slotsOf(name: string): readonly string[] {
  return fillSlots(outlineOf(inputOf(recordOf(name), name))).flatMap(({ slot, words, confidence }) =>
    words === undefined ? [] : [`${slot}: ${words} (${confidence})`],
  );
}

/** What a person would write into the slots with the record in hand, and nothing where the record has no words for it. */
const SLOTS: readonly (readonly [name: string, slots: readonly string[]])[] = [
  [
    '0001-nygard.md',
    [
      'context: Three services print labels, each with its own layout (unsure)',
      'decided: we will print every label in the label service (likely)',
    ],
  ],
  ['0002-adr-tools-chain.md', ['context: Routes change every night (likely)', 'decided: Routes are lines of text (likely)']],
  [
    '0003-madr-2.md',
    [
      'facing: works without a fast uplink and free licence (sure)',
      'decided: tiles (sure)',
      'against: one picture (sure)',
      'achieve: the first tile shows within a second and the rest can wait (sure)',
      'accepting: a tile server must run (sure)',
      'because: they load while the user looks (sure)',
    ],
  ],
  [
    '0004-madr-3-link.md',
    [
      'context: Orders come in bursts (likely)',
      'decided: poll (sure)',
      'against: push (sure)',
      'because: push needs a queue (sure)',
    ],
  ],
  [
    '0005-madr-4-normal.md',
    [
      'context: Four services send mail (likely)',
      'decided: one sender (sure)',
      'against: a library (sure)',
      'achieve: one place knows all templates (sure)',
      'accepting: it can fail for all (sure)',
      'because: a library ages in every service (sure)',
    ],
  ],
  [
    '0007-hve-core.md',
    [
      'context: the release of May broke printing (likely)',
      'decided: smoke test (sure)',
      'against: canary (sure)',
      'achieve: it is quick (sure)',
      'accepting: it sees little (sure)',
      'because: a canary needs traffic (sure)',
    ],
  ],
  [
    '0008-decision-lifecycle.md',
    ['context: Two writers collided last quarter (likely)', 'decided: every write appends one line (unsure)'],
  ],
  [
    '0009-mx-decision.md',
    [
      'context: Partners can not tell our calls from others (likely)',
      'decided: each call carries a signature (likely)',
      'achieve: Partners can check the sender (sure)',
      'accepting: Keys must rotate (sure)',
    ],
  ],
  [
    '0010-structured-madr.md',
    [
      'context: Prices differ by depot (likely)',
      'facing: short answers (sure)',
      'decided: we cache per depot (likely)',
      'achieve: answers stay short (sure)',
      'accepting: more memory (sure)',
    ],
  ],
  ['0011-edgex.md', ['context: Scales report kilograms and pounds (likely)', 'decided: One table names each unit (likely)']],
  ['0012-gareth-morgan.md', ['context: Paper rots in the depots (likely)', 'decided: Print when the parcel arrives (likely)']],
  [
    '0013-tyree.md',
    [
      'context: the order screen is slow (likely)',
      'decided: we split it in two (likely)',
      'because: Two screens load half as much (likely)',
    ],
  ],
  [
    '0014-alexandrian.md',
    [
      'context: depots in two time zones (sure)',
      'facing: late lorries (sure)',
      'decided: one clock (sure)',
      'achieve: one plan (sure)',
      'accepting: odd hours in the west (sure)',
    ],
  ],
  ['0015-business-case.md', ['facing: price and weight (sure)', 'decided: Buy the Beta scanner (likely)']],
  [
    '0016-nhs.md',
    ['context: Letters are kept in three places (likely)', 'facing: law (sure)', 'decided: use the archive (likely)'],
  ],
  [
    '0017-adg.md',
    [
      'facing: easy to run (sure)',
      'decided: we decided for [Option 1](#option-1) (likely)',
      'because: it is easy to run (likely)',
    ],
  ],
  ['0018-rfc.md', ['context: Trains have tunnels (likely)', 'decided: a loop around the upload (likely)']],
  [
    '0019-y-statement.md',
    [
      'context: the depot screen (sure)',
      'facing: the need to show 40,000 parcels on a map (sure)',
      'decided: Leaflet (sure)',
      'against: OpenLayers and a commercial map (sure)',
      'achieve: a first picture within one second (sure)',
      'accepting: vector tiles need a plugin (sure)',
      'because: the team knows it (sure)',
    ],
  ],
  [
    '0020-y-lines.md',
    [
      'context: the sorting line (sure)',
      'facing: wrong weights (sure)',
      'decided: two scales (sure)',
      'against: one better scale (sure)',
      'achieve: fewer disputes (sure)',
      'accepting: each parcel takes longer (sure)',
    ],
  ],
  [
    '0021-deutsch.md',
    [
      'context: Die Dienste fragen einander ab (likely)',
      'decided: Dienste melden Ereignisse (likely)',
      'achieve: weniger Last (sure)',
      'accepting: spätere Daten (sure)',
    ],
  ],
  [
    '0022-espanol.md',
    [
      'context: Cada depósito tiene su cola (likely)',
      'decided: Una cola para todos (likely)',
      'achieve: menos máquinas (sure)',
      'accepting: un punto de fallo (sure)',
    ],
  ],
  ['0023-nihongo.md', ['context: ログが各サーバーに分かれている (likely)', 'decided: 一か所に集める (likely)']],
  ['0024-hangul.md', ['context: 업로드가 가끔 실패한다 (likely)', 'decided: 세 번 재시도한다 (likely)']],
  [
    '0025-francais.md',
    [
      'context: Le tri par rue est lent (likely)',
      'decided: par ville (sure)',
      'against: par code (sure)',
      'achieve: plus rapide (sure)',
      'because: les livreurs connaissent leur ville (sure)',
    ],
  ],
  ['0026-norsk.md', ['context: Skjermene ser ulike ut (likely)', 'decided: Vi bruker ett designsystem (likely)']],
  ['0027-table.md', ['context: Four services send notices (likely)', 'decided: One service sends notices (likely)']],
  ['0028-setext.md', ['context: Something is slow (likely)', 'decided: Make it fast (likely)']],
  ['0029-lead-ins.md', ['context: Parcels are weighed too late (likely)', 'decided: we weigh at the door (likely)']],
  ['0030-front-matter-title.md', ['context: Counting slows the day (likely)', 'decided: we count at night (likely)']],
  ['0031-bare.md', []],
  ['0032-quoted-supersession.md', ['context: Sorting is slow (likely)', 'decided: by hand (likely)']],
  ['0033-draft-title.md', ['decided: a machine sorts (likely)']],
  [
    '20210505-log4brains.md',
    [
      'context: Reports need charts (likely)',
      'decided: browser (sure)',
      'against: server (sure)',
      'because: it is there already (sure)',
    ],
  ],
];

describe('slots of a record', () => {
  it.each(SLOTS)('%s', (name, slots) => {
    const found = slotsOf(name);
    // The summary of the draft stands for its context.
    expect(name === '0033-draft-title.md' ? found.filter((slot) => !slot.startsWith('context')) : found).toEqual(slots);
  });
});

describe('to a Y-Statement', () => {
  it('puts the statement below the title and everything else below it', () => {
    const { text, report } = normalized(recordOf('0005-madr-4-normal.md'), '0005-madr-4-normal.md', { target: 'y-statement' });
    expect(text).toBe(`---
status: accepted
date: 2024-05-06
decision-makers:
  - Ana Example
---

# Send mail from one place

In the context of Four services send mail,
facing {concern},
we decided for one sender
and neglected a library,
to achieve one place knows all templates,
accepting that it can fail for all,
because a library ages in every service.

## More Information

Asked for by the support team.

### Context and Problem Statement

Four services send mail.

### Considered Options

* one sender
* a library

### Decision Outcome

Chosen option: "one sender", because a library ages in every service.

#### Consequences

* Good, because one place knows all templates
* Bad, because it can fail for all

#### Confirmation

A review looks for SMTP clients.

### Rollout

Week by week.
`);
    expect(report.slots?.map(({ slot, from }) => `${slot} ${from.join(' › ')}`.trim())).toEqual([
      'context Context and Problem Statement',
      'facing',
      'decided Decision Outcome',
      'against Considered Options',
      'achieve Decision Outcome › Consequences',
      'accepting Decision Outcome › Consequences',
      'because Decision Outcome',
    ]);
  });

  it.each([
    ['We will print every label here.', 'we decided to print every label here'],
    ['We use one queue.', 'we decided to use one queue'],
    ['The depot team has decided to wait.', 'we decided to wait'],
    ['We decided for one queue because: it is there.', 'we decided for one queue'],
    ['One queue for all.', 'we decided for One queue for all'],
    ['We are late.', 'we decided for we are late'],
  ])('%s', (decision, clause) => {
    const { text } = normalized(`# T\n\n## Context\n\nA queue.\n\n## Decision\n\n${decision}\n`, undefined, {
      target: 'y-statement',
    });
    expect(text).toContain(`\n${clause}\nand neglected {options not chosen},\n`);
  });

  it.each(SLOTS.map(([name]) => name))('%s keeps every word and does not change again', (name) => {
    const source = recordOf(name);
    const { text } = normalized(source, name, { target: 'y-statement' });
    expect(compareWords(source, text, source).lost).toEqual([]);
    expect(normalized(text, name, { target: 'y-statement' }).text).toBe(text);
  });

  it('leaves a record that has its statement below the title as it is', () => {
    const source = recordOf('0019-y-statement.md');
    expect(normalized(source, '0019-y-statement.md', { target: 'y-statement' }).text).toBe(source);
  });
});

describe('from a Y-Statement', () => {
  it('reads its parts into the sections for them', () => {
    const source =
      '# Draw the map\n\n*In the context of the depot screen, facing slow tablets, we decided for tiles and against one picture, to achieve a first view at once, accepting that a server must run.* Measured in March.\n';
    expect(normalized(source).text).toBe(`# Draw the map

## Context and Problem Statement

In the context of the depot screen, facing slow tablets.

## Considered Options

* tiles
* one picture

## Decision Outcome

Chosen option: "tiles".

Measured in March.

### Consequences

* Good, because a first view at once
* Bad, because a server must run
`);
  });

  it('reads a statement in a fence', () => {
    const source =
      '# T\n\n```adr\nIn the context of the hub,\nfacing rain,\nwe decided for a roof\nand neglected umbrellas,\nto achieve dry parcels,\naccepting the price.\n```\n';
    const { text } = normalized(source);
    expect(text).toContain('## Decision Outcome\n\nChosen option: "a roof".');
    expect(text).not.toContain('```');
  });
});
