import { defineRule } from '../../model/finding.ts';

export default defineRule({
  id: 'foreign-config',
  summary: 'The config of another tool names a log that is not there',
  scope: 'input',
  level: 'warning',
  fix: 'none',
  messages: {
    missing: 'unexpected folder `{folder}`, expected the folder of a log: there is none',
    outside: 'unexpected folder `{folder}`, expected one within the repository',
    unreadable: 'unexpected content, expected a config that names the folder of the log',
  },
});
