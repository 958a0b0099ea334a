// Reads in all: packages/contracts/src/platform/releases/budgets.json, apps/cards/package.json
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storeRelease } from './store-release.mjs';

let folder = '';
const source = () => path.join(folder, 'dist');
const left = (...names) => path.join(folder, 'build/releases/cards', ...names);
const record = () => JSON.parse(fs.readFileSync(left('release.json'), 'utf8'));
const build = (text) => {
  fs.rmSync(source(), { recursive: true, force: true });
  fs.mkdirSync(path.join(source(), 'assets'), { recursive: true });
  const routes = {
    id: 'cards',
    title: { id: 'Kartu', en: 'Cards' },
    owner: { team: 'Tim', contact: 'tim@contoh.id' },
    contract: '1.0.0',
    routes: [],
  };
  const files = {
    'routes.json': JSON.stringify(routes),
    'mf-manifest.json': '{}',
    'mf-stats.json': '{"machine":1}',
    [`assets/${text}.js`]: text,
    [`assets/${text}.js.br`]: 'x',
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(source(), name), content);
};
const leave = () => storeRelease('cards', { source: source(), directory: path.join(folder, 'build') });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-release-'));
  build('one');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a built remote is stored with a record that lists the files for browsers and their sizes', async () => {
  const version = await leave();
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
  expect(fs.readdirSync(left(), { recursive: true }).map(String).sort()).toEqual([
    'assets',
    'assets/one.js',
    'assets/one.js.br',
    'mf-manifest.json',
    'release.json',
    'routes.json',
  ]);
  expect(record()).toMatchObject({ id: 'cards', version, budgets: { largest: { bytes: 1 } } });
  expect(Object.keys(record().integrity)).toEqual(['assets/one.js', 'mf-manifest.json', 'routes.json']);
});

test('equal content has the same version; other content replaces it completely', async () => {
  const first = await leave();
  expect(await leave()).toBe(first);
  build('two');
  expect(await leave()).not.toBe(first);
  expect(fs.readdirSync(left('assets'))).toEqual(['two.js', 'two.js.br']);
});

test('a remote that is not built is not stored, and the previous release stays', async () => {
  const version = await leave();
  fs.rmSync(path.join(source(), 'routes.json'));
  await expect(leave()).rejects.toThrow(/is missing$/);
  expect(record().version).toBe(version);
});
