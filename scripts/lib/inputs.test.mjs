// Reads in all: nothing
import fs from 'node:fs';
import path from 'node:path';
import { hashOf } from './inputs.mjs';
import { root } from './paths.mjs';

let folder = '';
const name = () => path.relative(root, folder);
const write = (file, text) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

beforeEach(() => {
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
  folder = fs.mkdtempSync(path.join(root, 'test-results/inputs-'));
  write('src/one.ts', 'one');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the same files have the same hash', () => {
  expect(hashOf([name()])).toBe(hashOf([name()]));
});

test.each([
  ['another content', () => write('src/one.ts', 'two')],
  ['a further file', () => write('src/two.ts', '')],
  ['another name', () => fs.renameSync(path.join(folder, 'src/one.ts'), path.join(folder, 'src/eins.ts'))],
])('%s is another hash', (_, change) => {
  const before = hashOf([name()]);
  change();
  expect(hashOf([name()])).not.toBe(before);
});

test('further values count as well, such as the version of Node', () => {
  expect(hashOf([name()], 'v20')).not.toBe(hashOf([name()], 'v22'));
});

test('tests, dependencies, outputs and missing files do not count', () => {
  const before = hashOf([name()]);
  write('src/one.test.ts', '');
  write('node_modules/react/index.js', '');
  write('dist/main.js', '');
  expect(hashOf([name(), `${name()}/missing`])).toBe(before);
});
