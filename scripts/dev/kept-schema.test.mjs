// Reads in all: server/src
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepareSchema, readSteps } from './kept-schema.mjs';

let folder;
const database = () => path.join(folder, 'database');
const rows = () => fs.readFileSync(path.join(database(), 'rows'), 'utf8');
/** What a start of the services does to the database. */
const serve = (steps, { fresh = false } = {}) => {
  const { said, started } = prepareSchema(folder, steps, { fresh });
  fs.mkdirSync(database(), { recursive: true });
  fs.appendFileSync(path.join(database(), 'rows'), `${Object.keys(steps).length};`);
  started();
  return said;
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-schema-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('nothing is said of steps that are new or unchanged', () => {
  expect(serve({ '0001_a': 'x' })).toBeNull();
  expect(serve({ '0001_a': 'x' })).toBeNull();
  expect(serve({ '0001_a': 'x', '0002_b': 'y' })).toBeNull();
  expect(rows()).toBe('1;1;2;');
});

test('a step that changed after it was applied is named at every start, and the database stays', () => {
  serve({ '0001_a': 'x', '0002_b': 'y' });
  const said = /^Changed after it was applied: 0002_b\./;
  expect(serve({ '0001_a': 'x', '0002_b': 'z' })).toMatch(said);
  expect(serve({ '0001_a': 'x', '0002_b': 'z' })).toMatch(said);
  expect(rows()).toBe('2;2;2;');
});

test('--fresh takes the newest steps back to the database before them', () => {
  serve({ '0001_a': 'x' });
  serve({ '0001_a': 'x', '0002_b': 'y' });
  serve({ '0001_a': 'x', '0002_b': 'y' });
  expect(serve({ '0001_a': 'x', '0002_b': 'z' }, { fresh: true })).toBe(
    'Taken back: 0002_b, with everything entered since it was applied.',
  );
  expect(rows()).toBe('1;2;');
  expect(serve({ '0001_a': 'x', '0002_b': 'z' })).toBeNull();
});

test('--fresh fills a database from the beginning when an older step changed or a step is gone', () => {
  serve({ '0001_a': 'x' });
  serve({ '0001_a': 'x', '0002_b': 'y' });
  expect(serve({ '0001_a': 'w', '0002_b': 'y' }, { fresh: true })).toMatch(
    /^Taken back: 0001_a\. The database is filled/,
  );
  expect(rows()).toBe('2;');
  serve({ '0001_a': 'w' }, { fresh: true });
  expect(rows()).toBe('1;');
});

test('every step of the sources has the hash of its own file, whatever its types and comments say', () => {
  const steps = readSteps();
  expect(Object.keys(steps).length).toBeGreaterThan(100);
  const area = path.join(folder, 'sources/area/thing');
  fs.mkdirSync(area, { recursive: true });
  fs.writeFileSync(
    path.join(area, '../migrations.ts'),
    "import { migration as thing } from './thing/migration.ts';\n\nexport const all = {\n  '0001_thing': thing,\n};\n",
  );
  const hash = (code) => {
    fs.writeFileSync(path.join(area, 'migration.ts'), code);
    return readSteps(path.join(folder, 'sources'))['0001_thing'];
  };
  const before = hash('export const migration = { up: () => 1 };');
  expect(hash('/** Why. */\nexport const migration: Step = { up: () => 1 };')).toBe(before);
  expect(hash('export const migration = { up: () => 2 };')).not.toBe(before);
});
