// node server/test/run.mjs --database=embedded|postgresql|none [--select=gate|walks] [--again] [--list] [--report=file]
//   [--domains=cards] [patterns of test files] [jest options]
// Runs the server's suite on one database: prepares it once, then every test file works on a copy of its own. Several
// databases may be named, with commas between them. Files whose result is kept are not run, unless they are named by a
// pattern or `--again` is given. With `--rerun` what failed is run once more, alone, and is flaky when it passes then.
// `--list` prints which files would run, by database, and runs none.
// With `--domains` walks (server/test/walked.ts) go over these alone, as after a change of them, and their results are
// not kept.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildForTests, buildTestFiles, serverTestFiles, testInputs } from '../../scripts/build-server.mjs';
import { inputsOf, Sources } from '../../scripts/lib/kept-results-keys.mjs';
import { clockEnvironment } from '../../scripts/jest/clock.cjs';
import { divide, execute, runChanged, summaryOf, tellReport } from '../../scripts/lib/kept-results-jest.mjs';
import { declaredErrorCodes, opensDatabase, serverKeys } from '../../scripts/lib/kept-results-server.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';
import { postgresqlVersion } from '../../scripts/lib/postgresql-version.mjs';
import { selectFiles, unmatchedPatterns } from './selection.mjs';

const ownOptions = {
  database: { type: 'string', default: 'embedded' },
  select: { type: 'string', default: 'all' },
  again: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  rerun: { type: 'boolean', default: false },
  domains: { type: 'string' },
  report: { type: 'string' },
};
const { values, positionals, tokens } = parseArgs({
  options: ownOptions,
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const jestOptions = tokens
  .filter(({ kind, name }) => kind === 'option' && !(name in ownOptions))
  .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`));

const startTime = Date.now();
const allFiles = serverTestFiles();
for (const pattern of unmatchedPatterns(allFiles)) throw new Error(`No server test is ${pattern}`);
const named = values.database.split(',');
const [inputs, errorCodes, server] = await Promise.all([
  testInputs(),
  declaredErrorCodes(),
  named.includes('postgresql') ? postgresqlVersion() : '',
]);
const sources = new Sources({ startTime });
const opens = (file) => opensDatabase(inputsOf(inputs, [`server/${file}`]));

/**
 * A file that is named runs on the database that is named, whatever the selection says; of several, on those that it
 * opens.
 */
function filesOn(database) {
  if (positionals.length === 0)
    return selectFiles({ database, selection: values.select, files: allFiles, opensDatabase: opens });
  const chosen = allFiles.filter((file) => positionals.some((pattern) => new RegExp(pattern).test(`server/${file}`)));
  return named.length === 1 ? chosen : chosen.filter((file) => opens(file) === (database !== 'none'));
}

function planOf(database) {
  const files = filesOn(database).map((file) => `server/${file}`);
  const keys = serverKeys({ inputs, files, database, selection: values.select, errorCodes, server, sources });
  const suite = `server-${database}`;
  const report = path.resolve(values.report ?? path.join(root, 'test-results', `${suite}.json`));
  const divided = divide(suite, keys, { again: values.again || positionals.length > 0 });
  if (values.domains)
    for (const file of [...keys.keys()].filter((name) => keys.get(name).parts)) {
      divided.walked[file] = values.domains.split(',');
      keys.delete(file);
    }
  return { database, suite, keys, report, ...divided };
}

const plans = named.map(planOf);
if (values.list) {
  console.log(JSON.stringify(Object.fromEntries(plans.map((plan) => [plan.database, plan.changed]))));
  process.exit();
}
const changed = [...new Set(plans.flatMap((plan) => plan.changed))];

/** Every test file makes a database and drops it: nothing is kept in the log or tidied up for later. */
const forShortLives = {
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '256MB',
  autovacuum: 'off',
  shared_buffers: '64MB',
};

// A folder of this run alone: runs may be beside each other.
const files = path.join(root, '.cache/server-tests', `files-${process.pid}`);

/** Prepares a database. @returns what its test files need */
async function prepare(database, { prepare: program, fingerprint, ...environment }, cluster) {
  if (database === 'none') return environment;
  const prepared = cluster
    ? { CONSOLE_TEST_SERVER: cluster.socketUrl, CONSOLE_TEST_TEMPLATE: `console_test_${process.pid}` }
    : { CONSOLE_TEST_SNAPSHOT: path.join(root, '.cache/server-tests', fingerprint) };
  const whole = { ...environment, ...prepared };
  if ((await execute(['--enable-source-maps', program], { ...whole, ...clockEnvironment() })) !== 0)
    throw new Error('The database is not prepared');
  return whole;
}

/** Starts the server of a plan's database, if it has one, and prepares the database. */
async function begin(plan, built) {
  if (plan.changed.length === 0) return { cluster: null, environment: {} };
  const cluster = plan.database === 'postgresql' ? await startCluster(forShortLives, { inMemory: true }) : null;
  try {
    return { cluster, environment: await prepare(plan.database, built, cluster) };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}

const names = { none: 'no database', embedded: 'the embedded database', postgresql: 'PostgreSQL' };

async function run(plan, { cluster, environment }) {
  console.log(`server suite on ${names[plan.database]}${cluster ? ` (${cluster.description})` : ''}`);
  const config = path.join(root, 'server/jest.config.mjs');
  // The whole run names everything that is red.
  const bail = values.select === 'gate' ? [`--bail=${maxFailures}`] : [];
  const jestArguments = ['--config', config, ...bail, ...jestOptions];
  const walked = Object.entries(plan.walked).map(([file, domains]) => [path.join(root, file), domains]);
  const code = await runChanged({
    ...plan,
    startTime,
    rerun: values.rerun,
    jestArguments,
    environment: { ...environment, CONSOLE_TEST_WALKED: JSON.stringify(Object.fromEntries(walked)) },
  });
  if (fs.existsSync(plan.report)) {
    console.log(summaryOf(plan.report));
    tellReport(plan.report);
  }
  return code;
}

/** The gate ends early when much is broken. */
const maxFailures = 10;
const failuresIn = (report) =>
  fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')).numFailedTests : maxFailures;

let code = 0;
let failures = 0;
const begins = [];
try {
  let built = {};
  if (changed.length > 0) {
    await buildTestFiles(
      files,
      changed.map((file) => file.replace('server/', '')),
    );
    const { prepare: program, fingerprint, ...bundles } = await buildForTests(path.join(files, 'program'));
    built = {
      prepare: program,
      fingerprint,
      CONSOLE_TEST_SELECTION: values.select,
      CONSOLE_TEST_ROOT: root,
      CONSOLE_TEST_FILES: files,
      CONSOLE_TEST_WORKER: bundles.worker,
      CONSOLE_TEST_MEMORY_WORKER: bundles.memoryWorker,
      CONSOLE_TEST_PROGRAM: bundles.program,
    };
  }
  // A database is prepared, which takes one processor, while the tests of the one before it run.
  let next = begin(plans[0], built);
  for (const [index, plan] of plans.entries()) {
    const begun = await next;
    begins.push(begun);
    if (values.select === 'gate' && failures >= maxFailures) break;
    if (index + 1 < plans.length) {
      next = begin(plans[index + 1], built);
      // It is awaited after the tests.
      next.catch(() => {});
    }
    code = (await run(plan, begun)) || code;
    failures += failuresIn(plan.report);
    await begun.cluster?.stop();
  }
} finally {
  for (const { cluster } of begins) await cluster?.stop();
  fs.rmSync(files, { recursive: true, force: true });
}
process.exit(code);
