import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  filesOverLimit,
  joinRuns,
  listLineOf,
  nameOf,
  passedTestIn,
  readBrowserReport,
  rerunsOf,
  secondsByFile,
} from './browser-report.mjs';
import { chromiumProgram } from './chromium.mjs';
import { divideBrowserTests } from './kept-results-browser.mjs';
import { root } from './paths.mjs';
import { prepareConsoles } from './prepared-consoles.mjs';
import { run } from './run.mjs';

const folder = path.join(root, 'e2e');
const results = path.join(root, 'test-results');
const playwright = 'node_modules/@playwright/test/cli.js';
/** After as many failures a run is stopped: further ones add no knowledge, but cost time. */
const maxFailures = { core: 10, all: 50 };

/**
 * Runs Playwright. What it prints is in a file of `test-results` as it comes.
 * @param {string} name of the run and of its part, such as `browser-postgresql/core`
 * @param {{ onPassed?: (test: import('./browser-report.mjs').BrowserTest) => void }} [options] `onPassed`: is called
 *   with each test as soon as it has passed
 * @returns its report, null without one, and what it printed
 */
async function runPlaywright(name, args, env, { onPassed } = {}) {
  const report = path.join(results, `${name.replace('/', '-')}.json`);
  const log = report.replace(/json$/, 'log');
  for (const file of [report, log]) fs.rmSync(file, { force: true });
  const onLine = (line) => {
    const passed = passedTestIn(line);
    if (passed) onPassed?.(passed);
    else if (line) fs.appendFileSync(log, `${line}\n`);
  };
  const { code, output } = await run(
    process.execPath,
    [playwright, 'test', `--output=${path.join(results, 'e2e', name)}`, ...args],
    { cwd: folder, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, onLine },
  );
  return { code, output, report: readBrowserReport(report) };
}

const tagOf = (suite) => (suite === 'core' ? ['--grep=@core'] : []);

const versionOf = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();

/** Divides the tests of a suite by whether their result is kept. */
async function divideSuite(suite, { env, chromium, name, again }) {
  const { report, output } = await runPlaywright(`${name}/list`, ['--list', ...tagOf(suite)], env);
  if (!report) throw new Error(output);
  const browser = versionOf(chromiumProgram(chromium));
  return divideBrowserTests({ name, tests: report.tests, browser, build: path.join(root, 'build'), again });
}

function writeList(name, tests) {
  const file = path.join(results, name);
  fs.writeFileSync(file, tests.map((test) => `${listLineOf(test)}\n`).join(''));
  return file;
}

/** Runs each group of tests again with one worker and a trace, on consoles that no other test has used. */
async function runAgain(name, groups, env) {
  const again = [];
  for (const [index, tests] of groups.entries()) {
    const part = `rerun-${index + 1}`;
    const list = writeList(`${name}-${part}.txt`, tests);
    const { report } = await runPlaywright(`${name}/${part}`, [`--test-list=${list}`, '--workers=1'], {
      ...env,
      E2E_RERUN: '1',
    });
    again.push(...(report?.tests ?? []));
  }
  return again;
}

const linesOf = ({ error, screenshot, trace, ...test }) =>
  [
    nameOf(test),
    ...error.split('\n').map((line) => `  ${line}`),
    ...[screenshot, trace].filter(Boolean).map((file) => `  ${path.relative(root, file)}`),
  ].join('\n    ');

/**
 * Runs the tests in the browser. Each test that failed is run again alone at the end, on a fresh console. A test that
 * passes then is flaky.
 * @param {{
 *   suite: 'core' | 'all', chromium?: string, patterns?: readonly string[], onlyRed?: boolean,
 *   rerun?: 'flaky passes' | 'flaky fails', database?: 'postgresql' | 'embedded', node?: string, again?: boolean,
 * }} options `core`: only tests with the tag `@core`; `chromium`: path of the browser; `patterns`: of spec files;
 *   `onlyRed`: the tests that failed or were flaky in the last run; `node`: path of the Node that runs the consoles,
 *   by default that of this process; `again`: also tests whose result is kept
 * @returns {Promise<{
 *   passed: number, unchanged: number, failed: number, flaky: string[], failures: string[], stopped: boolean,
 *   files: { file: string, seconds: number }[],
 * }>} `flaky` and `failures`: place, title, error, screenshot and trace of each; `rerun` says whether flaky tests count
 *   as passed or failed; `stopped`: the run was stopped because of too many failures
 */
export async function runBrowserTests({
  suite,
  chromium = '',
  patterns = [],
  onlyRed = false,
  rerun = suite === 'core' ? 'flaky passes' : 'flaky fails',
  database = 'postgresql',
  node = '',
  again = false,
}) {
  const name = ['browser', database, ...(node ? [versionOf(node)] : [])].join('-');
  const redList = path.join(results, `${name}-red.txt`);
  const nothing = { passed: 0, unchanged: 0, failed: 0, flaky: [], failures: [], stopped: false, files: [] };
  if (onlyRed && !(fs.existsSync(redList) && fs.readFileSync(redList, 'utf8'))) return nothing;
  const max = maxFailures[suite];
  const env = {
    CI: 'true',
    CHROMIUM_PATH: chromium,
    E2E_DATABASE: database,
    ...(node ? { E2E_NODE: node } : {}),
    E2E_PREPARED: path.join(results, `console/prepared-${process.env.E2E_PORT ?? 3100}/prepared.json`),
    CONSOLE_DEMO_PASSWORD: `Uji-${randomBytes(9).toString('base64url')}-9a`,
  };
  fs.rmSync(path.join(results, 'e2e', name), { recursive: true, force: true });
  const divided = onlyRed || patterns.length > 0 ? null : await divideSuite(suite, { env, chromium, name, again });
  const unchanged = divided?.unchanged.length ?? 0;
  if (divided?.changed.length === 0) return { ...nothing, passed: unchanged, unchanged };
  const consoles = await prepareConsoles(env);
  try {
    const { code, output, report } = await runPlaywright(
      `${name}/${suite}`,
      [
        ...patterns,
        ...(divided ? [`--test-list=${writeList(`${name}-changed.txt`, divided.changed)}`] : tagOf(suite)),
        ...(onlyRed ? [`--test-list=${redList}`] : []),
        `--max-failures=${max}`,
      ],
      env,
      { onPassed: (test) => divided?.keep([test]) },
    );
    const tail = output.trim().split('\n').slice(-40).join('\n');
    if (!report) return { ...nothing, failed: 1, failures: [tail] };
    const files = secondsByFile(report.tests);
    const tooLong = filesOverLimit(files);
    if (tooLong.length === 0) divided?.keep(report.tests);
    const stopped = report.tests.filter(({ status }) => status === 'failed').length >= max;
    const joined = joinRuns(report.tests, await runAgain(name, rerunsOf(report.tests, max), env));
    const notRun = stopped ? [] : joined.notRun;
    writeList(path.basename(redList), [...joined.failed, ...joined.flaky, ...joined.notRun]);
    const failures = [
      ...joined.failed.map(linesOf),
      ...notRun.map((test) => `${nameOf(test)}\n      did not run`),
      ...report.errors,
      ...tooLong,
      ...(stopped ? [`The run was stopped after ${max} failures; nothing was run again`] : []),
    ];
    // The end of the program tells of what no test reports.
    const isUnexplained = code !== 0 && failures.length === 0 && joined.flaky.length === 0;
    const flakyFailed = rerun === 'flaky fails' ? joined.flaky.length : 0;
    return {
      passed: unchanged + joined.passed + joined.flaky.length - flakyFailed,
      unchanged,
      failed: [joined.failed, notRun, report.errors, tooLong].flat().length + flakyFailed + (isUnexplained ? 1 : 0),
      flaky: joined.flaky.map(linesOf),
      failures: isUnexplained ? [tail] : failures,
      stopped,
      files,
    };
  } finally {
    await consoles.stop();
  }
}
