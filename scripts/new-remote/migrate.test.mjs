// Reads in all: scripts/new-remote
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrateRemote, versionOf, withVersion } from './migrate.mjs';
import { migrations, templateVersion } from './migrations.mjs';

let folder = '';
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');
const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);
const manifest = '{\n  "name": "@console/cards", "type": "module",\n  "version": "1.0.0"\n}\n';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-template-'));
  write('package.json', manifest);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('migrations are numbered from 1 without a gap, and a new remote has the newest version', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
  expect(versionOf(path.join(import.meta.dirname, 'template'))).toBe(templateVersion);
});

test('a remote without a version gets one, and nothing else changes', () => {
  expect(migrateRemote(folder)).toHaveLength(migrations.length);
  expect(read('package.json')).toBe(manifest.replace('"module"', `"module", "consoleTemplate": ${templateVersion}`));
});

test('a second run does nothing', () => {
  migrateRemote(folder);
  const before = read('package.json');
  expect(migrateRemote(folder)).toEqual([]);
  expect(read('package.json')).toBe(before);
});

const steps = [
  { number: 1, title: 'one', migrate: () => ({ 'src/one.ts': '1' }) },
  {
    number: 2,
    title: 'two',
    migrate: (file) => ({
      'src/one.ts': `${file('src/one.ts')}2`,
      ...(file('src/none.ts') === null ? {} : { 'src/none.ts': 'found' }),
    }),
  },
];

test('migrations run in order, each on the result of the one before, starting from the version of the remote', () => {
  expect(migrateRemote(folder, steps)).toEqual(['1 one', '2 two']);
  expect(read('src/one.ts')).toBe('12');
  expect(fs.readdirSync(path.join(folder, 'src'))).toEqual(['one.ts']);
  write('package.json', withVersion(read('package.json'), 1));
  expect(migrateRemote(folder, steps)).toEqual(['2 two']);
});

test('an interrupted run continues where it stopped', () => {
  const broken = [
    steps[0],
    {
      ...steps[1],
      migrate: () => {
        throw new Error('disk full');
      },
    },
  ];
  expect(() => migrateRemote(folder, broken)).toThrow('disk full');
  expect(versionOf(folder)).toBe(1);
  expect(migrateRemote(folder, steps)).toEqual(['2 two']);
});

test('a remote with a newer template is left unchanged', () => {
  write('package.json', withVersion(manifest, 99));
  expect(() => migrateRemote(folder)).toThrow(/is of template 99; this clone has/);
  expect(read('package.json')).toBe(withVersion(manifest, 99));
});
