// The commands of the gate, run in a copy of the workspace.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from '../lib/chromium.mjs';
import { run } from '../lib/run.mjs';
import { coreTestLine } from './core-test.mjs';

/** The databases of the server's tests, in the order of the gate. */
export const databases = ['none', 'postgresql', 'embedded'];

/** A regular expression that matches this path only. */
const patternOf = (file) => `^${file.replaceAll('.', String.raw`\.`)}$`;

/** The end of an output, for a message. */
const tailOf = (output) => output.trim().split('\n').slice(-20).join('\n');

/** The failed tests of a report of Jest, and the files that have none because they could not be loaded. */
function readReport(report) {
  if (!fs.existsSync(report)) return { failures: [], broken: ['no report was written'] };
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  return { failures, broken: broken.map(({ message }) => message.slice(0, 1500)) };
}

/**
 * What a command found: the titles of failed tests, and why it could not run tests, such as an error of the compiler.
 * @typedef {{ failures: string[], broken: string[] }} Outcome
 */

/** The gate in a copy of the workspace, with kept results of its own. */
export class GateCommands {
  /** @param {string} copy the folder of the workspace */
  constructor(copy) {
    this.copy = copy;
    this.report = path.join(copy, 'test-results/faults.json');
  }

  #read(...names) {
    return fs.readFileSync(path.join(this.copy, ...names), 'utf8');
  }

  /** Runs a program of Node in the copy. */
  node(args) {
    const env = { CONSOLE_CACHE_DIR: path.join(this.copy, '.cache'), CONSOLE_BUILD_DIR: path.join(this.copy, 'build') };
    return run(process.execPath, args, { cwd: this.copy, env });
  }

  /** Keeps every result as passed. @throws {Error} when the gate would run a file all the same */
  async warmCache() {
    const { code, output } = await this.node(['scripts/faults/warm-cache.mjs']);
    if (code !== 0) throw new Error(`No results are kept:\n${tailOf(output)}`);
    const files = [...(await this.changedChecks()), ...(await this.changedUnits())];
    for (const database of databases) files.push(...(await this.changedOn(database)));
    if (files.length > 0) throw new Error(`The gate runs ${files.length} unchanged files, such as ${files[0]}`);
  }

  async #list(args) {
    const { code, output } = await this.node(args);
    if (code !== 0) throw new Error(`The gate lists no files:\n${tailOf(output)}`);
    return JSON.parse(output.trim().split('\n').at(-1));
  }

  /** The programs of the static stage that the gate would run, by their titles. */
  changedChecks() {
    return this.#list(['scripts/faults/changed-checks.mjs']);
  }

  /** The unit tests that the gate would run. */
  changedUnits() {
    return this.#list(['scripts/lib/unit-run.mjs', '--list']);
  }

  /** The server's tests that the gate would run on a database. */
  async changedOn(database) {
    return (await this.#list(['server/test/run.mjs', `--database=${database}`, '--select=gate', '--list']))[database];
  }

  async #jest(args, files) {
    fs.rmSync(this.report, { force: true });
    const { code, output } = await this.node([...args, `--report=${this.report}`, ...files.map(patternOf)]);
    const outcome = readReport(this.report);
    if (code === 0 || outcome.failures.length > 0) return outcome;
    return { ...outcome, broken: [...outcome.broken, tailOf(output)] };
  }

  /** @returns {Promise<Outcome>} */
  runUnits(files) {
    return this.#jest(['scripts/lib/unit-run.mjs', '--silent'], files);
  }

  /** @returns {Promise<Outcome>} */
  runServer(database, files) {
    return this.#jest(['server/test/run.mjs', `--database=${database}`, '--select=gate'], files);
  }

  /** Runs programs of the static stage by their titles. @returns {Promise<Outcome>} the first lines of what failed */
  async runChecks(titles) {
    const { staticPrograms } = await import(pathToFileURL(path.join(this.copy, 'scripts/stages/static.mjs')));
    const failures = [];
    for (const [title, command, args, options = {}] of staticPrograms()) {
      if (!titles.includes(title)) continue;
      const { code, output } = await run(command, args, { ...options, cwd: this.copy });
      if (code !== 0) failures.push(output.trim().split('\n').slice(0, 2).join(' / '));
    }
    return { failures, broken: [] };
  }

  /**
   * Builds what changed, and runs core tests in the browser.
   * @param {readonly { file: string, title: string }[]} tests `file`: below `e2e`
   * @returns {Promise<Outcome>}
   */
  async runBrowser(tests) {
    const { code, output } = await this.node(['scripts/build.mjs']);
    if (code !== 0) return { failures: [], broken: [tailOf(output)] };
    const { runBrowserTests } = await import(pathToFileURL(path.join(this.copy, 'scripts/lib/browser-run.mjs')));
    const patterns = tests.map(({ file, title }) => `${file}:${coreTestLine(this.#read('e2e', file), title)}`);
    const { failures } = await runBrowserTests({ suite: 'core', chromium: await ensureChromium(), patterns });
    return { failures, broken: [] };
  }
}
