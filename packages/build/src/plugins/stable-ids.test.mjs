// Reads in all: nothing
/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { StableIdsPlugin } from './stable-ids.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

/** Builds the same sources in a directory of their own. @returns {Promise<string>} the built file */
async function build(entryName, plugins) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-ids-'));
  made.push(folder);
  fs.mkdirSync(path.join(folder, 'node_modules/.federation'), { recursive: true });
  const entry = path.join(folder, `node_modules/.federation/${entryName}.js`);
  fs.writeFileSync(entry, 'import { other } from "../../other.js";\nglobalThis.found = other;');
  fs.writeFileSync(path.join(folder, 'other.js'), 'export const other = 1;');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry,
    // With its runtime apart, the entry is called by its id.
    optimization: { moduleIds: 'deterministic', runtimeChunk: 'single' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    plugins: plugins(folder),
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  expect(stats.compilation.errors).toEqual([]);
  return fs.readFileSync(path.join(folder, 'dist/main.js'), 'utf8');
}

const inTwoDirectories = (plugins) =>
  Promise.all(
    ['entry.5ed6b5ecbacb0c20b28b80ba3623b172', 'entry.6f7e8be89dd64c5c07f78623003e0592'].map((name) =>
      build(name, plugins),
    ),
  );

test('the same sources are the same file in every directory', async () => {
  const [one, other] = await inTwoDirectories((folder) => [new StableIdsPlugin(folder)]);
  expect(other).toBe(one);
  expect(one).toMatch(/\b9\d{5}\b/);
});

test('without the plugin, the name of the written entry is part of the ids', async () => {
  const [one, other] = await inTwoDirectories(() => []);
  expect(other).not.toBe(one);
});
