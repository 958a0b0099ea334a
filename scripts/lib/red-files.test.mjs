// Reads in all: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './paths.mjs';
import { redFilesOf } from './red-files.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'red-files-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('names the failed files of the last run as patterns of exactly these files', () => {
  const report = path.join(folder, 'report.json');
  const result = (name, status) => ({ name: path.join(root, name), status });
  fs.writeFileSync(
    report,
    JSON.stringify({
      testResults: [result('server/src/a.test.ts', 'failed'), result('server/src/b.test.ts', 'passed')],
    }),
  );
  expect(redFilesOf(report)).toEqual([String.raw`server/src/a\.test\.ts`]);
});

test('names no file when there was no run', () => {
  expect(redFilesOf(path.join(folder, 'missing.json'))).toEqual([]);
});
