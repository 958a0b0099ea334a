// Reads in all: scripts/lib/step.mjs
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildPart } from './part.mjs';

let marks = '';
let built = true;
const work = jest.fn(() => Promise.resolve('1.0.0'));
const part = (change = {}) => ({
  name: 'cards',
  inputs: ['scripts/lib/part.mjs'],
  built: () => built,
  work,
  ...change,
});

beforeEach(() => {
  marks = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'console-part-')), 'build');
  built = true;
  work.mockClear();
});
afterEach(() => fs.rmSync(path.dirname(marks), { recursive: true, force: true }));

test('a part is built once, and is unchanged afterwards', async () => {
  expect([await buildPart(part(), marks), await buildPart(part(), marks)]).toEqual(['1.0.0', 'unchanged']);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['its inputs are others', () => ({ inputs: ['scripts/lib/part.mjs', 'scripts/lib/step.mjs'] }), 'v20'],
  ['something besides them is another', () => ({}), 'v22'],
  [
    'its output is gone',
    () => {
      built = false;
      return {};
    },
    'v20',
  ],
])('it is built again when %s', async (_, change, version) => {
  await buildPart(part(), marks, 'v20');
  await buildPart(part(change()), marks, version);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a failed build is retried', async () => {
  work.mockRejectedValueOnce(new Error('no'));
  await expect(buildPart(part(), marks)).rejects.toThrow('no');
  expect(await buildPart(part(), marks)).toBe('1.0.0');
});

test('a part with `keep` is built when it is missing, and never rebuilt', async () => {
  expect(await buildPart(part({ keep: true }), marks)).toBe('last build');
  built = false;
  expect(await buildPart(part({ keep: true }), marks)).toBe('1.0.0');
});
