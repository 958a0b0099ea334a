// node scripts/lib/unit-run.mjs [--again] [--report=file] [patterns of test files] [jest options]
// Runs the tests of apps, packages and scripts whose results are not kept. Files that a pattern names always run.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { divide, runChanged, summaryOf } from './kept-results-jest.mjs';
import { Sources } from './kept-results-keys.mjs';
import { unitInputs, unitKeys, unitTestFiles } from './kept-results-unit.mjs';
import { root } from './paths.mjs';

const suite = 'unit';

/**
 * Runs the changed unit tests, and writes a report in the form of Jest's `--json`, with `keptTests` and `keptFiles`.
 * @param {{
 *   report?: string, again?: boolean, patterns?: readonly string[], jestArguments?: readonly string[],
 * }} options
 * @returns {Promise<number>} exit code
 */
export async function runUnitTests({
  report = path.join(root, 'test-results/unit.json'),
  again = false,
  patterns = [],
  jestArguments = [],
} = {}) {
  const startTime = Date.now();
  const files = unitTestFiles().filter(
    (file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern).test(file)),
  );
  const keys = unitKeys({ inputs: await unitInputs(files), files, sources: new Sources({ startTime }) });
  const divided = divide(suite, keys, { again: again || patterns.length > 0 });
  const code = await runChanged({ suite, keys, ...divided, report, startTime, jestArguments });
  if (fs.existsSync(report)) console.log(summaryOf(report));
  return code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ownOptions = { again: { type: 'boolean' }, report: { type: 'string' } };
  const { values, positionals, tokens } = parseArgs({
    options: ownOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  process.exitCode = await runUnitTests({
    ...values,
    patterns: positionals,
    jestArguments: tokens
      .filter(({ kind, name }) => kind === 'option' && !(name in ownOptions))
      .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`)),
  });
}
