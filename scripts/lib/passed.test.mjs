import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Passed, treeHash } from './passed.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the hash of a tree changes with a name, a content and the border between files', () => {
  const trees = [
    [{ file: 'a', content: '1' }],
    [{ file: 'b', content: '1' }],
    [{ file: 'a', content: '2' }],
    [
      { file: 'a', content: '1' },
      { file: 'b', content: '' },
    ],
    [],
  ];
  expect(new Set(trees.map(treeHash)).size).toBe(trees.length);
  expect(treeHash(trees[0])).toBe(treeHash([{ file: 'a', content: '1' }]));
});

test('what passed is known for the same tree only', () => {
  new Passed(folder, 'one').keep('types server/tsconfig.json', 12);
  expect(new Passed(folder, 'one').countOf('types server/tsconfig.json')).toBe(12);
  expect(new Passed(folder, 'two').countOf('types server/tsconfig.json')).toBeNull();
  expect(new Passed(folder, 'one').countOf('lint')).toBeNull();
});
