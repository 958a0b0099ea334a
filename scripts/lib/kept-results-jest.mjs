// Runs Jest over the test files whose results are not kept.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KeptResults, resultsDirectory } from './kept-results.mjs';
import { root } from './paths.mjs';
import { joinReports, rerunFilesOf } from './rerun.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * Divides test files by whether their result is kept, and walks by domain.
 * @param {string} suite
 * @param {Map<string, { key: string, parts?: Record<string, string> }>} keys
 * @returns {{
 *   unchanged: Map<string, number>, changed: string[], walked: Record<string, string[]>,
 * }} `unchanged`: the number of tests of each file; `walked`: the domains that a changed walk goes over, where not all
 */
export function divide(suite, keys, { again = false, folder = resultsDirectory() } = {}) {
  const results = new KeptResults(suite, { folder, ignore: again });
  results.removeOld();
  const unchanged = new Map();
  const walked = {};
  for (const [file, { key, parts = { all: key } }] of keys) {
    const counts = Object.entries(parts).map(([part, keyOfPart]) => [part, results.countOf(keyOfPart)]);
    const changed = counts.filter(([, tests]) => tests === null).map(([part]) => part);
    if (changed.length === 0) unchanged.set(file, counts[0][1]);
    else if (changed.length < counts.length) walked[file] = changed;
  }
  return { unchanged, changed: [...keys.keys()].filter((file) => !unchanged.has(file)), walked };
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const emptyReport = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };

/** Starts a program and waits for its end; a signal to end this one is passed on. @returns its exit code */
export const execute = (args, environment = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, pass);
    child.once('error', reject).once('exit', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });

/**
 * Runs the changed test files, keeps each that passes, and writes a report in the form of Jest's `--json` with the
 * number of tests and files whose results were kept (`keptTests`, `keptFiles`).
 * @param {object} run
 * @param {string} run.suite
 * @param {Map<string, { key: string, inputs: string[] | null }>} run.keys of all files of the run, below the root
 * @param {Map<string, number>} run.unchanged
 * @param {readonly string[]} run.changed
 * @param {string} run.report the path of the report
 * @param {number} run.startTime when the sources were read; a source that is newer keeps no result
 * @param {readonly string[]} run.jestArguments
 * @param {Record<string, string>} [run.environment]
 * @param {boolean} [run.rerun] failed files are run once more, alone: those that pass then are flaky
 * @returns {Promise<number>} exit code; 0 when all that failed is flaky
 */
export async function runChanged({
  suite,
  keys,
  unchanged,
  changed,
  report,
  startTime,
  jestArguments,
  environment = {},
  rerun = false,
  folder = resultsDirectory(),
}) {
  const kept = { keptTests: sumOf([...unchanged.values()]), keptFiles: unchanged.size };
  fs.mkdirSync(path.dirname(report), { recursive: true });
  // A run that is killed must not leave the figures of an earlier one.
  fs.rmSync(report, { force: true });
  if (changed.length === 0) {
    fs.writeFileSync(report, JSON.stringify({ ...emptyReport, startTime, ...kept }));
    return 0;
  }
  const plan = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kept-results-')), 'plan.json');
  const runFiles = (files, planned, more) => {
    fs.writeFileSync(plan, JSON.stringify({ suite, folder, startTime, ...planned }));
    return execute(
      [
        '--enable-source-maps',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--reporters=default',
        `--reporters=${path.join(root, 'scripts/lib/kept-results-reporter.mjs')}`,
        ...jestArguments,
        ...more,
        '--runTestsByPath',
        ...files.map((file) => path.join(root, file)),
      ],
      { ...environment, CONSOLE_KEPT_RESULTS: plan },
    );
  };
  try {
    const keysOfChanged = Object.fromEntries(changed.map((file) => [file, keys.get(file)]));
    const tree = [...sourceFiles(/./)].map(({ file }) => file);
    const code = await runFiles(changed, { report, keys: keysOfChanged, tree, ...kept }, []);
    const failed = rerun && code !== 0 && fs.existsSync(report) ? rerunFilesOf(readJson(report)) : [];
    if (failed.length === 0) return code;
    console.log(`Once more, alone: ${failed.join(', ')}`);
    // A flaky file is not kept: it has no keys here.
    const ofRerun = `${report}.rerun`;
    fs.rmSync(ofRerun, { force: true });
    await runFiles(failed, { report: ofRerun, keys: {}, tree: [] }, ['--runInBand']);
    if (!fs.existsSync(ofRerun)) return code;
    const joined = joinReports(readJson(report), readJson(ofRerun));
    fs.rmSync(ofRerun);
    fs.writeFileSync(report, JSON.stringify(joined));
    return joined.testResults.some(({ status }) => status === 'failed') ? code : 0;
  } finally {
    fs.rmSync(path.dirname(plan), { recursive: true, force: true });
  }
}

/** Says in the output of a run that its report is written (count-run.mjs). */
export const tellReport = (report) => console.log(`@report ${report}`);

/** The result of a report in words: `12 passed (10 unchanged), 0 failed`. */
export function summaryOf(report) {
  const { numPassedTests, numFailedTests, keptTests } = readJson(report);
  return `${numPassedTests + keptTests} passed (${keptTests} unchanged), ${numFailedTests} failed`;
}
