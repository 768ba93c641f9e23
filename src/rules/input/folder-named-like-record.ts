import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'folder-named-like-record',
  summary: 'A folder has the name of a Markdown file',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    found: 'unexpected folder with the name of a file, expected a file or a name without extension: what lies in it is not read',
  },
});
