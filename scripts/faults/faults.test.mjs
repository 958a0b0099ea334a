import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { staticPrograms } from '../stages/static.mjs';
import { coreTestLine } from './core-test.mjs';
import { faults, kinds } from './faults.mjs';
import { databases } from './gate-commands.mjs';

const textOf = (...names) => fs.readFileSync(path.join(root, ...names), 'utf8');
const anyTest = /\b(?:test|it)(?:\.each)?\(/;

test('there are at least 24 faults with different names, and some of each kind', () => {
  expect(faults.length).toBeGreaterThanOrEqual(24);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

test.each(faults)('$name changes one place of its source', ({ file, find, replace }) => {
  expect(textOf(file).split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test.each(faults)('$name is caught by a test or check that exists', ({ caughtBy }) => {
  if ('check' in caughtBy) expect(staticPrograms().map(([title]) => title)).toContain(caughtBy.check);
  else if ('unit' in caughtBy) expect(textOf(caughtBy.unit)).toMatch(anyTest);
  else if ('server' in caughtBy) {
    expect(textOf('server', caughtBy.server)).toMatch(anyTest);
    expect(databases).toContain(caughtBy.database);
  } else expect(coreTestLine(textOf('e2e', caughtBy.browser), caughtBy.title)).toBeGreaterThan(0);
});
