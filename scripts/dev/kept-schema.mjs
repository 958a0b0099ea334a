// The schema of the database that `npm run dev` keeps between starts. A step of the schema is written in several tries:
// a step that changed after it was applied is reported, and taken back with `--fresh`.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../lib/paths.mjs';

/** @typedef {Readonly<Record<string, string>>} Steps hash of the code of each step, by its name */

const stepLine = /^ {2}'?(\d{4}_\w+)'?: (\w+)/gm;
const importLine = /^import \{([^}]+)\} from '(\.[^']+)';$/gm;

/** File of each name that a module imports from its own folders. */
function filesOfImports(file, text) {
  const files = new Map();
  for (const [, names, from] of text.matchAll(importLine))
    for (const name of names.split(',')) {
      const local = name
        .trim()
        .split(/\s+as\s+/)
        .at(-1);
      files.set(local, path.join(path.dirname(file), from));
    }
  return files;
}

/** Types and comments do not count: only the code that runs is hashed. */
function hashOf(file) {
  const { code } = transformSync(fs.readFileSync(file, 'utf8'), { loader: 'ts', minifyWhitespace: true });
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/**
 * Reads the steps of the schema from the lists of the areas and domains (`server/src/<area>/migrations.ts`).
 * @returns {Steps}
 */
export function readSteps(sources = path.join(root, 'server/src')) {
  const steps = {};
  for (const area of fs.readdirSync(sources)) {
    const list = path.join(sources, area, 'migrations.ts');
    if (!fs.existsSync(list)) continue;
    const text = fs.readFileSync(list, 'utf8');
    const files = filesOfImports(list, text);
    for (const [, name, step] of text.matchAll(stepLine)) steps[name] = hashOf(files.get(step) ?? list);
  }
  return steps;
}

const takesBack = 'The database has its earlier form; `npm run dev -- --fresh` takes it back.';

const readJson = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null);

/**
 * Prepares the kept database for a start of the services. Nothing else may have it open.
 * @param {string} dataDirectory
 * @param {Steps} steps what the sources say now
 * @param {{ fresh: boolean }} options `fresh`: takes back what has changed
 * @returns {{ said: string | null, started: () => void }} a sentence for the developer; call `started` when the
 *   services are ready
 */
export function prepareSchema(dataDirectory, steps, { fresh }) {
  const database = path.join(dataDirectory, 'database');
  const copy = path.join(dataDirectory, 'database-before');
  const note = path.join(dataDirectory, 'schema-applied.json');
  const copyNote = path.join(dataDirectory, 'schema-before.json');
  const started = () => fs.writeFileSync(note, JSON.stringify(steps, null, 1));

  const applied = fs.existsSync(database) ? readJson(note) : null;
  if (!applied) return { said: null, started };
  const changed = changedSteps(applied, steps);
  if (changed.length === 0) {
    if (Object.keys(steps).length > Object.keys(applied).length) {
      copyFolder(database, copy);
      fs.writeFileSync(copyNote, JSON.stringify(applied));
    }
    return { said: null, started };
  }
  const names = changed.join(', ');
  if (!fresh) {
    // Keeps the note as it is: the same is said at the next start.
    return {
      said: `Changed after it was applied: ${names}. ${takesBack}`,
      started: () => {},
    };
  }
  const before = fs.existsSync(copy) ? readJson(copyNote) : null;
  fs.rmSync(database, { recursive: true });
  if (before && changedSteps(before, steps).length === 0) {
    copyFolder(copy, database);
    return { said: `Taken back: ${names}, with everything entered since it was applied.`, started };
  }
  return { said: `Taken back: ${names}. The database is filled from the beginning.`, started };
}

/** Steps that were applied with other code than they have now, or that are gone. */
const changedSteps = (applied, steps) =>
  Object.entries(applied)
    .filter(([name, hash]) => steps[name] !== hash)
    .map(([name]) => name);

function copyFolder(from, to) {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}
