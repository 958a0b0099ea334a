// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KeptResults, resultsDirectory, treeHash } from './kept-results.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-results-'));
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

test('results are kept below CONSOLE_CACHE_DIR, else below the cache folder of the user', () => {
  expect(resultsDirectory({ CONSOLE_CACHE_DIR: '/a/b', XDG_CACHE_HOME: '/c' })).toBe(path.resolve('/a/b/results'));
  expect(resultsDirectory({ XDG_CACHE_HOME: '/c' })).toBe(path.resolve('/c/console/results'));
  expect(resultsDirectory({})).toBe(path.join(os.homedir(), '.cache/console/results'));
});

test('a result is found by its key and suite only, and another instance finds it', () => {
  new KeptResults('static', { folder }).keep('key', 12);
  expect(new KeptResults('static', { folder }).countOf('key')).toBe(12);
  expect(new KeptResults('static', { folder }).countOf('other key')).toBeNull();
  expect(new KeptResults('unit', { folder }).countOf('key')).toBeNull();
});

test('a result is not found when kept results are ignored, and what passes is kept nevertheless', () => {
  const results = new KeptResults('ignored', { folder, ignore: true });
  results.keep('key', 3);
  expect(results.countOf('key')).toBeNull();
  expect(new KeptResults('ignored', { folder }).countOf('key')).toBe(3);
});

test('a result is removed after a failure with the same key', () => {
  const results = new KeptResults('failures', { folder });
  results.keep('key', 3);
  results.remove('key');
  results.remove('unknown key');
  expect(results.countOf('key')).toBeNull();
});

test('a result that is damaged is not found', () => {
  const results = new KeptResults('damaged', { folder });
  results.keep('key', 3);
  const [name] = fs.readdirSync(results.folder);
  fs.writeFileSync(path.join(results.folder, name), '{"tests":');
  expect(results.countOf('key')).toBeNull();
});

test('a result that is older than 30 days is not found, and is removed', () => {
  const results = new KeptResults('old', { folder });
  const past = Date.now() - 31 * 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValueOnce(past);
  results.keep('old', 1);
  const [name] = fs.readdirSync(results.folder);
  fs.utimesSync(path.join(results.folder, name), past / 1000, past / 1000);
  results.keep('new', 2);
  expect([results.countOf('old'), results.countOf('new')]).toEqual([null, 2]);
  results.removeOld();
  expect(fs.readdirSync(results.folder)).toHaveLength(1);
});
