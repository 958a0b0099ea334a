// node scripts/lib/unit-run.mjs [--again] [--rerun] [--list] [--report=file] [patterns of test files] [jest options]
// Runs the tests of apps, packages and scripts whose results are not kept. Files that a pattern names always run.
// With `--rerun` what failed is run once more, alone, and is flaky when it passes then.
// `--list` prints which files would run, and runs none.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { divide, runChanged, summaryOf } from './kept-results-jest.mjs';
import { Sources } from './kept-results-keys.mjs';
import { unitInputs, unitKeys, unitTestFiles } from './kept-results-unit.mjs';
import { root } from './paths.mjs';

const suite = 'unit';

/** The files that would run, and those whose results are kept. */
async function planOf({ again = false, patterns = [], startTime = Date.now() }) {
  const files = unitTestFiles().filter(
    (file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(file)),
  );
  const keys = unitKeys({ inputs: await unitInputs(files), files, sources: new Sources({ startTime }) });
  return { keys, ...divide(suite, keys, { again: again || patterns.length > 0 }) };
}

/**
 * Runs the changed unit tests, and writes a report in the form of Jest's `--json`, with `keptTests` and `keptFiles`.
 * @param {{
 *   report?: string, again?: boolean, rerun?: boolean, patterns?: readonly string[], jestArguments?: readonly string[],
 * }} options
 * @returns {Promise<number>} exit code
 */
export async function runUnitTests({
  report = path.join(root, 'test-results/unit.json'),
  again = false,
  rerun = false,
  patterns = [],
  jestArguments = [],
} = {}) {
  const startTime = Date.now();
  const plan = await planOf({ again, patterns, startTime });
  const code = await runChanged({ suite, ...plan, report, startTime, rerun, jestArguments });
  if (fs.existsSync(report)) console.log(summaryOf(report));
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const flag = { type: 'boolean' };
  const ownOptions = { again: flag, rerun: flag, list: flag, report: { type: 'string' } };
  const { values, positionals, tokens } = parseArgs({
    options: ownOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const jestArguments = tokens
    .filter(({ kind, name }) => kind === 'option' && !(name in ownOptions))
    .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`));
  const { list, ...options } = values;
  if (list) console.log(JSON.stringify((await planOf(options)).changed));
  else process.exitCode = await runUnitTests({ ...options, patterns: positionals, jestArguments });
}
