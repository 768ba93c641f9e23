import type { Template } from './template.ts';

/** EdgeX Foundry: submitters, and a change log that holds the status. */
export const edgex: Template = {
  id: 'edgex',
  title: 'EdgeX Foundry',
  dialect: 'edgex',
  text: `# {title}

### Submitters

- {name (organisation)}

## Change Log

- {[pending](link to the pull request) YYYY-MM-DD}

## Referenced Use Case(s)

- {link to a use case}

## Context

{What is asked for, and what the system does today.}

## Proposed Design

{What changes, service by service.}

## Considerations

{Alternatives and objections.}

## Decision

{What was decided.}

## Other Related ADRs

- {link to a record - why it matters}

## References

- {link}
`,
};
