// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputsOf, keysOf, readsRepository, Sources } from './kept-results-keys.mjs';
import { graph, TextSources } from './kept-results.fixtures.mjs';

describe('readsRepository', () => {
  const reading = {
    'a file': "import fs from 'node:fs';",
    'a file by name': "import { mkdtemp, readFile } from 'node:fs/promises';",
    'a file in a list of lines': "import {\n  readFileSync,\n  rmSync,\n} from 'fs';",
    'a program': "import { execFileSync } from 'node:child_process';",
    'a file of CommonJS': "const fs = require('node:fs');",
    'its own folder': 'const here = import.meta.dirname;',
    'the working directory': "path.join(process.cwd(), 'docs')",
    'the folder of the repository': "path.join(prepared.root, 'docs')",
    'the folder of the repository, destructured': 'const { root } = prepared;',
    'a module by a variable': 'await import(name);',
    'a module of CommonJS by a variable': 'require(name)',
  };
  it.each(Object.entries(reading))('is true for a test that reads %s', (_, text) => {
    expect(readsRepository(text)).toBe(true);
  });

  const others = {
    'that only writes': "import { mkdtemp, rm, writeFile } from 'node:fs/promises';",
    'that imports a module later': "const load = () => import(/* webpackChunkName: 'a' */ './a.ts');",
    'that requires a module by name': "require('./a.cjs')",
    'with other imports': "import path from 'node:path';\nimport { root } from './tree.ts';",
  };
  it.each(Object.entries(others))('is false for a test %s', (_, text) => {
    expect(readsRepository(text)).toBe(false);
  });

  it('is true for a source of the product only when it names a folder of the repository', () => {
    expect(readsRepository(reading['a file'], { isProduct: true })).toBe(false);
    expect(readsRepository(reading['its own folder'], { isProduct: true })).toBe(true);
  });
});

test('the inputs of a file are all sources that it reaches, each once', () => {
  const inputs = graph({ 'a.test.ts': ['b.ts'], 'b.ts': ['c.ts', 'a.test.ts'], 'c.ts': ['b.ts'], 'd.ts': ['c.ts'] });
  expect([...inputsOf(inputs, ['a.test.ts'])]).toEqual(['a.test.ts', 'b.ts', 'c.ts']);
});

describe('keysOf', () => {
  const inputs = new Map([
    ['a.test.ts', new Set(['a.test.ts', 'shared.ts', 'a.ts'])],
    ['b.test.ts', new Set(['b.test.ts', 'shared.ts'])],
    ['tree.test.mjs', new Set(['tree.test.mjs'])],
  ]);
  const texts = {
    'a.test.ts': 'test a',
    'a.ts': 'a',
    'b.test.ts': 'test b',
    'shared.ts': 'shared',
    'tree.test.mjs': "import fs from 'node:fs';",
  };
  const keys = (sources, support = ['jest.config.mjs']) =>
    Object.fromEntries([...keysOf({ inputs, support, sources })].map(([file, { key }]) => [file, key]));
  const changedFiles = (sources, support) => {
    const before = keys(new TextSources(texts));
    const after = keys(sources, support);
    return Object.keys(before).filter((file) => before[file] !== after[file]);
  };

  it('gives the same key for the same content', () => {
    expect(changedFiles(new TextSources({ ...texts }))).toEqual([]);
  });

  it('changes the keys of the test files that consist of a changed source, and no others', () => {
    expect(changedFiles(new TextSources({ ...texts, 'a.ts': 'other' }))).toEqual(['a.test.ts']);
    expect(changedFiles(new TextSources({ ...texts, 'shared.ts': 'other' }))).toEqual(['a.test.ts', 'b.test.ts']);
    expect(changedFiles(new TextSources({ ...texts, 'b.test.ts': 'other' }))).toEqual(['b.test.ts']);
  });

  it('changes the keys of tests that read the repository with every change', () => {
    expect(changedFiles(new TextSources(texts, 'other tree'))).toEqual(['tree.test.mjs']);
  });

  it('changes the key of a test that names what it reads with these files alone', () => {
    const reading = { ...texts, 'tree.test.mjs': "// Reads: bench, docs\nimport fs from 'node:fs';", bench: 'a' };
    const keyOf = (sources) => keys(sources)['tree.test.mjs'];
    const before = keyOf(new TextSources(reading));
    expect(keyOf(new TextSources(reading, 'other tree'))).toBe(before);
    expect(keyOf(new TextSources({ ...reading, bench: 'b' }))).not.toBe(before);
  });

  it('takes the word of a test for what all that it imports reads', () => {
    const reading = { ...texts, 'shared.ts': 'const here = import.meta.dirname;', docs: 'a', 'a.ts': 'a' };
    const said = { ...reading, 'a.test.ts': '// Reads in all: docs' };
    const keyOf = (all, tree) => keys(new TextSources(all, tree))['a.test.ts'];
    expect(keyOf(reading, 'other tree')).not.toBe(keyOf(reading));
    expect(keyOf(said, 'other tree')).toBe(keyOf(said));
    for (const file of ['docs', 'a.ts', 'shared.ts'])
      expect(keyOf({ ...said, [file]: `${said[file]} ` })).not.toBe(keyOf(said));
  });

  it('changes all keys with the lock file, the configuration and the version of Node', () => {
    const all = Object.keys(texts).filter((file) => file.includes('.test.'));
    expect(changedFiles(new TextSources({ ...texts, 'pnpm-lock.yaml': 'other' }))).toEqual(all);
    expect(changedFiles(new TextSources({ ...texts, 'jest.config.mjs': 'other' }))).toEqual(all);
    const version = Object.getOwnPropertyDescriptor(process, 'version');
    Object.defineProperty(process, 'version', { ...version, value: 'v0' });
    const ofOtherNode = keys(new TextSources(texts));
    Object.defineProperty(process, 'version', version);
    expect(Object.values(ofOtherNode)).not.toContain(keys(new TextSources(texts))['a.test.ts']);
  });

  it.each(['TZ', 'CONSOLE_TEST_CLOCK'])('gives another key with another %s', (name) => {
    const before = process.env[name];
    const given = ['Asia/Jakarta', 'America/New_York'].map((value) => {
      process.env[name] = value;
      return keys(new TextSources(texts))['a.test.ts'];
    });
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
    expect(given[0]).not.toBe(given[1]);
  });
});

test('a source that was changed after the run began has no key that another run can have', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-results-'));
  const file = path.join(folder, 'a.ts');
  fs.writeFileSync(file, 'a');
  const { mtimeMs } = fs.statSync(file);
  const before = new Sources({ startTime: mtimeMs + 1 }).of(file).hash;
  expect(new Sources({ startTime: mtimeMs + 1 }).of(file).hash).toBe(before);
  expect(new Sources({ startTime: mtimeMs - 1 }).of(file).hash).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
});
