import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type ImportUse, packageOf, readModules } from './read-imports.ts';

type Versions = Readonly<Record<string, string>>;
type Kind = 'runtime' | 'optional' | 'peer' | 'development';

interface Dependency {
  readonly name: string;
  readonly kind: Kind;
  readonly version: string;
}

const SECTIONS: readonly (readonly [section: string, kind: Kind])[] = [
  ['dependencies', 'runtime'],
  ['optionalDependencies', 'optional'],
  ['peerDependencies', 'peer'],
  ['devDependencies', 'development'],
];

const SHIPPED: readonly Kind[] = ['runtime', 'optional', 'peer'];

const lock = readFileSync('package-lock.json', 'utf8');
const manifest: Readonly<Record<string, Versions | undefined>> = JSON.parse(readFileSync('package.json', 'utf8'));
const dependencies: readonly Dependency[] = SECTIONS.flatMap(([section, kind]) =>
  Object.entries(manifest[section] ?? {}).map(([name, version]) => ({ name, kind, version })),
);
const rows = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([^`]+)` \| (runtime|optional|peer|development) \| (.+) \|$/gm),
];

describe('package.json', () => {
  it('has a row with a reason in CONTRIBUTING.md for each dependency, and no other row', () => {
    const told = rows.map(([, name, kind]) => `${name} ${kind}`);
    expect(told.toSorted()).toEqual(dependencies.map(({ name, kind }) => `${name} ${kind}`).toSorted());
    expect(told).toEqual(told.toSorted());
    expect(rows.filter(([, , , reason]) => (reason ?? '').length < 10)).toEqual([]);
  });

  it('pins every version but those of peers', () => {
    const loose = dependencies.filter(({ kind, version }) => kind !== 'peer' && !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  it('declares what src and site import, outside the development dependencies', () => {
    const missing = readModules(['src', 'site']).flatMap(({ path, imports }) =>
      imports.filter((use) => !isDeclared(path, use)).map(({ target }) => `${path}: ${target}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('agrees with package.json', () => {
    const root: Readonly<Record<string, Versions | undefined>> = JSON.parse(lock).packages[''];
    for (const [section] of SECTIONS) expect(root[section], section).toEqual(manifest[section]);
  });

  it('names no registry and no deprecated package', () => {
    expect([...lock.matchAll(/"(?:resolved|deprecated)": .*/g)].map(([line]) => line)).toEqual([]);
  });
});

/** Whether a user of the package has what a file imports. Types that our published types do not speak of may stay with us. */
function isDeclared(path: string, { target, kind }: ImportUse): boolean {
  const name = packageOf(target);
  if (name === undefined || isBuiltin(target) || /^(?:astro:|@theme\/)/.test(target)) return true;
  const has = (wanted: string, kinds: readonly Kind[]): boolean =>
    dependencies.some((one) => one.name === wanted && kinds.includes(one.kind));
  if (has(name, SHIPPED)) return true;
  // What the site needs beside Astro is bundled into it.
  if (path.startsWith('site/') && has(name, ['development'])) return true;
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return kind === 'type' && has(types, path.startsWith('src/model/') ? SHIPPED : [...SHIPPED, 'development']);
}
