import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const dayMs = 86_400_000;
/** Results older than this are removed: what no key describes, such as a library of the machine, changes with time. */
const maxAgeMs = 30 * dayMs;

/**
 * Folder of kept results: below `CONSOLE_CACHE_DIR`, by default below the user's cache folder. It is outside the clone,
 * so that a fresh clone on the same machine has the results of the earlier ones.
 */
export function resultsDirectory(environment = process.env) {
  const { CONSOLE_CACHE_DIR: own, XDG_CACHE_HOME: caches = path.join(os.homedir(), '.cache') } = environment;
  return path.resolve(own || path.join(caches, 'console'), 'results');
}

/**
 * Hash of names and contents of files.
 * @param {Iterable<{ file: string, content: string }>} files
 */
export function treeHash(files) {
  const hash = createHash('sha256').update(process.version);
  for (const { file, content } of files) hash.update(file).update('\0').update(content).update('\0');
  return hash.digest('hex');
}

/**
 * Passed checks and test files by their key, a hash of everything that the result depends on. Failures are not kept.
 * @example
 * const results = new KeptResults('static');
 * if (results.countOf(key) === null) results.keep(key, await runTests());
 */
export class KeptResults {
  /**
   * @param {string} suite name of a folder
   * @param {{ folder?: string, ignore?: boolean }} options `ignore`: finds nothing, but keeps what passes
   */
  constructor(suite, { folder = resultsDirectory(), ignore = false } = {}) {
    this.folder = path.join(folder, suite);
    this.ignore = ignore;
  }

  #file(key) {
    return path.join(this.folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  }

  #read(key) {
    if (this.ignore) return null;
    try {
      const result = JSON.parse(fs.readFileSync(this.#file(key), 'utf8'));
      return Date.now() - result.passedAt < maxAgeMs ? result : null;
    } catch {
      return null;
    }
  }

  /** Number of tests that passed with this key; `null` when it is not known. */
  countOf(key) {
    return this.#read(key)?.tests ?? null;
  }

  /** What was kept besides the number; `null` when the key is not known. */
  detailsOf(key) {
    return this.#read(key)?.details ?? null;
  }

  /** Keeps that this number of tests passed. Runs beside each other may keep the same key. */
  keep(key, tests, { name = key, details } = {}) {
    const file = this.#file(key);
    const unfinished = `${file}.${process.pid}`;
    fs.mkdirSync(this.folder, { recursive: true });
    const passedAt = Date.now();
    fs.writeFileSync(unfinished, JSON.stringify({ name, tests, passedAt, details }));
    // `removeOld` compares the time of the file with the same clock.
    fs.utimesSync(unfinished, passedAt / 1000, passedAt / 1000);
    fs.renameSync(unfinished, file);
  }

  /** Removes the result of a key, after a failure. */
  remove(key) {
    fs.rmSync(this.#file(key), { force: true });
  }

  /** Removes the results that are too old, and what a killed run left unfinished. */
  removeOld() {
    if (!fs.existsSync(this.folder)) return;
    for (const name of fs.readdirSync(this.folder)) {
      const file = path.join(this.folder, name);
      const { mtimeMs = Date.now() } = fs.statSync(file, { throwIfNoEntry: false }) ?? {};
      if (Date.now() - mtimeMs > (name.endsWith('.json') ? maxAgeMs : dayMs)) fs.rmSync(file, { force: true });
    }
  }
}
