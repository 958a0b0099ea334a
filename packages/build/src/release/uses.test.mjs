// Reads in all: packages, apps/cards, apps/shell/package.json, tsconfig.json, tsconfig.base.json
import path from 'node:path';
import { root } from '../paths.mjs';
import { readReport } from './api-report.mjs';
import { importedNames, usesOf } from './uses.mjs';

const taken = (source) =>
  Object.fromEntries(
    [...importedNames(source, (name) => name.startsWith('kit'))].map(([module, names]) => [module, names]),
  );

test('imports and exports of values count, namespace members one by one, types not at all', () => {
  expect(
    taken(`
    import whole, { one, two as second, type Kind } from 'kit/list';
    import type { Other } from 'kit/list';
    import * as k from 'kit/schemas';
    import { elsewhere } from 'other';
    export { three } from 'kit/list';
    export type T = k.infer<typeof x>;
    const x = k.object({ a: k.string() });
    export const page = <p>{one}</p>;`),
  ).toEqual({ 'kit/list': new Set(['default', 'one', 'three', 'two']), 'kit/schemas': new Set(['object', 'string']) });
});

test('what is fetched later counts, by the name that is taken of it; without a name nobody could compare it', () => {
  expect(taken("const Panel = later(async () => ({ default: (await import('kit/panel')).Panel }));")).toEqual({
    'kit/panel': new Set(['Panel']),
  });
  expect(taken("const own = () => import('./own.ts').then(({ a }) => a);")).toEqual({});
  expect(() => taken("const all = () => import('kit/panel').then((panel) => panel.Panel);")).toThrow(
    "(await import('kit/panel')).Name",
  );
});

test('a remote of this repository is read with all its files, and names nothing that it bundles itself', async () => {
  const uses = await usesOf(path.join(root, 'apps/cards/remote.ts'));
  expect(Object.keys(uses['@console/ui/list'])).toContain('ResourceList');
  expect(Object.keys(uses['zod/mini'])).not.toContain('z');
  expect(Object.keys(uses).filter((name) => name.startsWith('@console/contracts'))).toEqual([]);
});

test('a report is parsed by module and name', () => {
  expect(
    readReport(
      '# kit\n\n## `kit/list`\n\n### `one`\n\n```ts\nexport declare const one: 1;\n```\n\n' +
        '### `two`\n\n```ts\ntype A = 1;\nexport declare function two(a: A): void;\n```\n',
    ),
  ).toEqual({
    'kit/list': { one: 'export declare const one: 1;', two: 'type A = 1;\nexport declare function two(a: A): void;' },
  });
});
