import { describe, expect, it } from 'vitest';
import { nameLogs } from '../../src/discovery/name-logs.ts';

/** Names by path; a path may be given as `path=name`. */
function names(...logs: readonly string[]): Readonly<Record<string, string>> {
  const settings = logs.map((log) => {
    const [path = '', name] = log.split('=');
    return { path, ...(name === undefined ? {} : { name }) };
  });
  return Object.fromEntries(nameLogs(settings));
}

describe('nameLogs', () => {
  it.each([
    ['.', 'root'],
    ['docs/adr', 'root'],
    ['docs/planning/adrs', 'root'],
    ['docs/01_Architecture/adr', 'root'],
    ['docs_src/design/adr', 'root'],
    ['.codearbiter/decisions', 'root'],
    ['packages/core/docs/adr', 'core'],
    ['services/route/docs/adr', 'route'],
    ['backend/adr', 'backend'],
    ['credentials/apps/catalog/docs/decisions', 'catalog'],
    ['_archive/decisions', '_archive'],
    ['.peri/adlc/tasks/add-login/decisions', 'add-login'],
    ['docs/decisions/infra', 'infra'],
    ['text', 'text'],
    ['development', 'development'],
    ['docs/references/architecture', 'architecture'],
  ])('of %s is %s', (path, name) => {
    expect(names(path)).toEqual({ [path]: name });
  });

  it.each([
    ['in one place', ['ADR', 'decision-record'], ['root', 'decision-record']],
    ['with one folder name', ['docs/adr', 'docs/archive/adr'], ['root', 'archive']],
    ['with one folder name below containers', ['docs/architecture/adr', 'docs/design/adr'], ['root', 'design-adr']],
    ['in one package', ['a/docs/adr', 'a/docs/decisions'], ['a', 'a-decisions']],
    ['in packages of one name', ['apps/route/adr', 'services/route/adr'], ['route', 'services-route']],
    ['that differ in letter case', ['docs/01_ADR', 'docs/01_Adr'], ['root', '01_Adr']],
    ['that differ in marks', ['a b/adr', 'a-b/adr'], ['a b', 'a-b-adr']],
    ['whatever their order', ['services/route/adr', 'apps/route/adr'], ['services-route', 'route']],
    ['nearer to the root first', ['x/y/route/adr', 'route/adr'], ['y-route', 'route']],
    ['with one from the config', ['docs/adr', 'x/adr=root'], ['docs-adr', 'root']],
    ['with the same name in the config twice', ['a/adr=main', 'b/adr=Main'], ['main', 'b-adr']],
  ])('keeps names of logs %s apart', (_, paths, expected) => {
    expect(Object.values(names(...paths)).length).toBe(paths.length);
    expect(paths.map((path) => names(...paths)[path.replace(/=.*/, '')])).toEqual(expected);
  });

  it('numbers what no path can tell apart', () => {
    expect(names('a/b/adr', 'a-b-adr=b', 'x=a-b', 'y=a-b-adr')['a/b/adr']).toBe('a-b-adr-2');
  });
});
