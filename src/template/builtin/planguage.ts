import type { Template } from './template.ts';

/** Planguage: a keyword and what it stands for, a line each. */
export const planguage: Template = {
  id: 'planguage',
  title: 'Planguage',
  dialect: 'planguage',
  text: `# {title}

Tag: {a name that stays}

Gist: {the whole in a few words}

Requirement: {what has to hold}

Rationale: {why it has to hold}

Priority: {how it ranks}

Stakeholders: {who depends on it}

Status: {draft | reviewed | committed}

Owner: {who keeps it}

Author: {who wrote it}

Revision: {which version}

Date: {YYYY-MM-DD}

Assumptions: {what could make it wrong}

Risks: {what could go wrong}

Defined: {what the words mean}
`,
};
