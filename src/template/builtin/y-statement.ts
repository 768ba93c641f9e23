import type { Template } from './template.ts';

/** One sentence with seven slots. */
export const yStatement: Template = {
  id: 'y-statement',
  title: 'Y-Statement',
  dialect: 'y-statement',
  text: `---
status: proposed
date: YYYY-MM-DD
---

# {title}

In the context of {use case},
facing {concern},
we decided for {option}
and neglected {options not chosen},
to achieve {quality},
accepting that {downside},
because {justification}.
`,
};
