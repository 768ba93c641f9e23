import { describe, expect, test } from 'vitest';
import schema from '../../schemas/adr-config.schema.json' with { type: 'json' };
import { PROFILES } from '../../src/config/profiles/index.ts';
import { RELATION_WORDS } from '../../src/dialects/vocabulary/relation-words.ts';
import { STATUS_NAMES } from '../../src/dialects/vocabulary/status-words.ts';
import type { ConfigFile, LogSetting, SiteSetting } from '../../src/model/config.ts';
import type { FieldName, SectionKind } from '../../src/model/decision.ts';
import type { Dialect, Sign } from '../../src/model/dialect.ts';
import type { Notation } from '../../src/model/status.ts';

/** Names of a type, one by one: the compiler sees to it that none is missing. */
type Each<K extends string> = Readonly<Record<K, true>>;

const configKeys: Each<keyof ConfigFile> = {
  project_slug: true,
  owner: true,
  default_status: true,
  decision_id_format: true,
  template_source: true,
  last_decision_id: true,
  extends: true,
  logs: true,
  headings: true,
  parser: true,
  normalize: true,
  profile: true,
  rules: true,
  dialect: true,
  statuses: true,
  relations: true,
  supersession: true,
  numbering: true,
  immutability: true,
  review: true,
  site: true,
  ignore: true,
};
const siteKeys: Each<keyof SiteSetting> = {
  title: true,
  base: true,
  url: true,
  repository: true,
  branch: true,
  logo: true,
  colors: true,
  language: true,
  footer: true,
  pages: true,
  theme: true,
  components: true,
};
const dialectKeys: Each<keyof Dialect> = {
  id: true,
  title: true,
  home: true,
  signs: true,
  threshold: true,
  sections: true,
  ordered: true,
  status: true,
  metadata: true,
  keys: true,
  headings: true,
};
const signKinds: Each<Sign['kind']> = {
  key: true,
  section: true,
  'section-kind': true,
  field: true,
  label: true,
  name: true,
  title: true,
  'y-statement': true,
};
const sections: Each<SectionKind> = {
  status: true,
  date: true,
  people: true,
  metadata: true,
  tags: true,
  summary: true,
  context: true,
  drivers: true,
  assumptions: true,
  constraints: true,
  options: true,
  outcome: true,
  rationale: true,
  consequences: true,
  positive: true,
  negative: true,
  neutral: true,
  confirmation: true,
  arguments: true,
  more: true,
  links: true,
  'follow-ups': true,
  risks: true,
  rollback: true,
  components: true,
  audit: true,
  changelog: true,
  notes: true,
};
const fields: Each<FieldName> = {
  title: true,
  number: true,
  status: true,
  date: true,
  'proposed-date': true,
  'accepted-date': true,
  created: true,
  updated: true,
  'review-by': true,
  'decision-makers': true,
  consulted: true,
  informed: true,
  authors: true,
  tags: true,
  governs: true,
  story: true,
  relation: true,
};
const notations: Each<Notation> = {
  'front-matter': true,
  'pseudo-front-matter': true,
  section: true,
  bullet: true,
  'bold-bullet': true,
  line: true,
  'bold-line': true,
  'pipe-line': true,
  table: true,
  quote: true,
  heading: true,
  title: true,
  'check-box': true,
  'status-log': true,
  name: true,
  folder: true,
  text: true,
};

const defs = schema.$defs;

describe('the schema of the config', () => {
  test.each([
    ['keys of the config', Object.keys(schema.properties), Object.keys(configKeys)],
    ['keys of the site', Object.keys(defs.site.properties), Object.keys(siteKeys)],
    ['keys of a dialect', Object.keys(defs.dialect.properties), Object.keys(dialectKeys)],
    ['kinds of signs', defs.sign.properties.kind.enum, Object.keys(signKinds)],
    ['forms of signs', defs.sign.allOf.map((form) => form.if.properties.kind.const), Object.keys(signKinds)],
    ['canonical sections', defs.section.enum, Object.keys(sections)],
    ['fields', defs.field.enum, Object.keys(fields)],
    ['labels of fields', Object.keys(defs.dialect.properties.metadata.properties.labels.properties), Object.keys(fields)],
    ['notations', defs.notation.enum, Object.keys(notations)],
    ['statuses', defs.status.enum, STATUS_NAMES],
    ['statuses with moves', Object.keys(defs.statuses.properties.moves.properties), STATUS_NAMES],
    ['profiles', defs.profile.enum, Object.keys(PROFILES)],
  ])('has the %s of the model', (_, inSchema, inModel) => {
    expect([...inSchema].sort()).toEqual([...inModel].sort());
  });

  test.each(defs.relation.enum)('has relations that are phrases of the vocabulary: %s', (relation) => {
    expect(RELATION_WORDS.get(relation.replaceAll('-', ' '))).toBeDefined();
  });

  test('lets a log have every setting but those of the repository', () => {
    const own = Object.keys(defs.log.properties);
    const setting: LogSetting = { path: '.', name: 'root' };
    const repository = ['extends', 'logs', 'parser', 'site'];
    expect(own.sort()).toEqual(
      [...Object.keys(setting), ...Object.keys(schema.properties).filter((key) => !repository.includes(key))].sort(),
    );
  });

  test('describes every key', () => {
    const undescribed: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        if (key === 'properties' && !path.includes('/if') && !path.includes('/then')) {
          for (const [name, property] of Object.entries(Object(value))) {
            const target =
              Object(property).$ref === undefined
                ? property
                : Reflect.get(defs, String(Object(property).$ref).replace('#/$defs/', ''));
            if (typeof Object(target).description !== 'string' && name !== 'kind') undescribed.push(`${path}/${name}`);
          }
        }
        visit(value, `${path}/${key}`);
      }
    };
    visit(schema, '');
    expect(undescribed).toEqual([]);
  });
});
