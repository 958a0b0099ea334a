// node server/test/run.mjs --database=embedded|postgresql [--report=file] [jest arguments]
// Runs the server's suite on one database: prepares it once, then every test file works on a copy of its own.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { buildForTests, buildTestFiles } from '../../scripts/build-server.mjs';
import { startCluster } from '../../scripts/lib/postgresql-cluster.mjs';

const { values, positionals, tokens } = parseArgs({
  options: { database: { type: 'string', default: 'embedded' }, report: { type: 'string' } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const jestArguments = [
  ...positionals,
  ...tokens
    .filter(({ kind, name }) => kind === 'option' && !['database', 'report'].includes(name))
    .map(({ rawName, value }) => (value === undefined ? rawName : `${rawName}=${value}`)),
];

/**
 * A suite runs on one database alone where no answer of a database is in question, or where only one can give it. Each
 * line says which; whatever asks how a query, a lock or a transaction behaves runs on both.
 */
const onEmbeddedAlone = [
  // The embedded database itself.
  'src/platform/database/embedded/',
  // The command line knows the services only by their calls.
  'src/releases/publishing/command-line',
  // The walk of roles over calls: refusals come before any query of a module.
  'src/people/privileges/every-call',
  // The walk of faults over calls: they are injected before the database is asked.
  'src/platform/outage/every-call',
  // HTTP, the scanner of uploads, configuration, the document of calls and what is sent elsewhere.
  'src/platform/http/(?!hostile|idempotency|number-texts)',
  'src/platform/configuration/',
  'src/platform/openapi/',
  'src/platform/outbound/',
];

const onPostgresqlAlone = [
  // A server that is stopped and started.
  'src/platform/outage/server-stopped',
  // Hostile values to every call: what passes the validation meets encodings and bounds of the server in production.
  'src/platform/http/hostile',
  // What the services write is the same everywhere: the search for secrets in all columns is the database's work.
  'src/platform/protected-text/dump',
  // Programs that are killed: what the embedded database keeps is seen with imports (`records/imports/survival`).
  'src/membership/import-membership/survival',
  'src/records/core-feed/survival',
  'src/records/downloads/survival',
];

/** A pattern of a suite that was moved would leave it to both databases unseen. */
const testFiles = fs
  .readdirSync(path.join(root, 'server/src'), { recursive: true })
  .map((name) => `src/${name.split(path.sep).join('/')}`)
  .filter((name) => name.endsWith('.test.ts'));
for (const pattern of [...onEmbeddedAlone, ...onPostgresqlAlone])
  if (!testFiles.some((name) => new RegExp(pattern).test(name))) throw new Error(`No server test is ${pattern}`);

const run = (args, env) =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });

/** Every test file makes a database and drops it: nothing is kept in the log or tidied up for later. */
const forShortLives = { wal_level: 'minimal', max_wal_senders: 0, autovacuum: 'off', shared_buffers: '64MB' };

// A folder of this run alone: suites of both databases may run beside each other.
const files = path.join(root, '.cache/server-tests', `files-${process.pid}`);
await buildTestFiles(files);
const { prepare, worker, memoryWorker, program, fingerprint } = await buildForTests(path.join(files, 'program'));
const cluster = values.database === 'postgresql' ? await startCluster(forShortLives) : null;
console.log(`server suite on ${cluster ? `PostgreSQL (${cluster.description})` : 'the embedded database'}`);

const environment = {
  CONSOLE_TEST_ROOT: root,
  CONSOLE_TEST_FILES: files,
  CONSOLE_TEST_WORKER: worker,
  CONSOLE_TEST_MEMORY_WORKER: memoryWorker,
  CONSOLE_TEST_PROGRAM: program,
};
let code = 1;
try {
  if (cluster) {
    environment.CONSOLE_TEST_SERVER = cluster.url;
    environment.CONSOLE_TEST_TEMPLATE = `console_test_${process.pid}`;
  } else environment.CONSOLE_TEST_SNAPSHOT = path.join(root, '.cache/server-tests', fingerprint);
  if ((await run(['--enable-source-maps', prepare], environment)) === 0) {
    const report = values.report ?? path.join(root, 'test-results', `server-${values.database}.json`);
    fs.mkdirSync(path.dirname(report), { recursive: true });
    // A run that is killed must not leave the figures of an earlier one.
    fs.rmSync(report, { force: true });
    code = await run(
      [
        '--enable-source-maps',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--config',
        path.join(root, 'server/jest.config.mjs'),
        '--json',
        `--outputFile=${report}`,
        ...jestArguments,
        ...(cluster ? onEmbeddedAlone : onPostgresqlAlone).map((pattern) => `--testPathIgnorePatterns=${pattern}`),
      ],
      environment,
    );
    if (fs.existsSync(report)) {
      const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8'));
      console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
    }
  }
} finally {
  await cluster?.stop();
  fs.rmSync(files, { recursive: true, force: true });
}
process.exit(code);
