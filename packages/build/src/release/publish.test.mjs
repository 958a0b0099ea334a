import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish } from './publish.mjs';

let folder = '';
const source = () => path.join(folder, 'dist');
const registry = () => JSON.parse(fs.readFileSync(path.join(folder, 'build/registry.json'), 'utf8'));
const build = (text) => {
  fs.rmSync(source(), { recursive: true, force: true });
  fs.mkdirSync(source());
  const routes = { id: 'cards', title: { id: 'Kartu', en: 'Cards' }, owner: { team: 'Tim', contact: 'tim@contoh.id' }, contract: '1.0.0', routes: [] };
  const files = { 'routes.json': JSON.stringify(routes), 'mf-manifest.json': '{}', 'mf-stats.json': '{"machine":1}', 'main.js': text, 'main.js.br': 'x' };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(source(), name), content);
};
const release = (options) => publish('cards', { source: source(), directory: path.join(folder, 'build'), ...options });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-release-'));
  build('one');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a release is placed and named, with a hash of every file that browsers get', async () => {
  const { version, revision } = await release();
  expect(revision).toBe(1);
  expect(registry().remotes).toMatchObject([{ id: 'cards', version, manifest: `/remotes/cards/${version}/mf-manifest.json` }]);
  expect(Object.keys(registry().remotes[0].integrity)).toEqual(['main.js', 'mf-manifest.json', 'routes.json']);
  expect(fs.readdirSync(path.join(folder, 'build/remotes/cards', version))).toEqual(['main.js', 'main.js.br', 'mf-manifest.json', 'release.json', 'routes.json']);
  const record = JSON.parse(fs.readFileSync(path.join(folder, 'build/remotes/cards', version, 'release.json'), 'utf8'));
  expect(record).toMatchObject({ id: 'cards', version, integrity: registry().remotes[0].integrity, budgets: { largest: { bytes: 1 } } });
});

test('the same content again changes nothing; another is another version, and the earlier stays', async () => {
  const first = await release();
  expect(await release()).toEqual(first);
  build('two');
  const second = await release();
  expect(second.revision).toBe(2);
  expect(second.version).not.toBe(first.version);
  expect(fs.readdirSync(path.join(folder, 'build/remotes/cards'))).toEqual(expect.arrayContaining([first.version, second.version]));
});

test('a version never changes its content', async () => {
  await release({ version: '1.2.0' });
  build('two');
  await expect(release({ version: '1.2.0' })).rejects.toThrow(/a released version never changes$/);
  expect(registry().revision).toBe(1);
});

test('releases at the same time all get into the registry', async () => {
  await Promise.all(['1.0.1', '1.0.2', '1.0.3'].map((version) => release({ version })));
  expect(registry()).toMatchObject({ revision: 3, remotes: [{ id: 'cards' }] });
});

test.each([['../1', '../1 cannot be a version'], [undefined, /is missing$/]])('nothing is released as %s', async (version, words) => {
  if (!version) fs.rmSync(path.join(source(), 'routes.json'));
  await expect(release({ version })).rejects.toThrow(words);
  expect(fs.existsSync(path.join(folder, 'build/registry.json'))).toBe(false);
});
