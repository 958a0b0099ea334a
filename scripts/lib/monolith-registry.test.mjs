// Reads in all: apps/shell/src/federation/registry/registry.ts, bench/monolith/registry.mjs
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const valuesOf = (file) =>
  [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)]
    .map(([, name]) => name)
    .toSorted();

test('the registry of the monolith has every export of the shell’s', () => {
  const shell = valuesOf('apps/shell/src/federation/registry/registry.ts');
  expect(shell).not.toEqual([]);
  expect(valuesOf('bench/monolith/registry.mjs')).toEqual(shell);
});
