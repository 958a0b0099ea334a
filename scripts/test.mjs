// `npm test`: every check of the product, from a clean clone; the last line is `N passed, N failed`.
// `npm test -- unit server` runs only these stages. What passed in `static` and `unit` is not run again while no file
// changes; `npm test -- --again` runs it.
import fs from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../packages/build/src/paths.mjs';
import { checkNode } from './lib/node-version.mjs';
import { Passed, treeHash } from './lib/passed.mjs';
import { root } from './lib/paths.mjs';
import { installWorkspace } from './lib/pnpm.mjs';
import { pool } from './lib/pool.mjs';
import { run } from './lib/run.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { main, step } from './lib/step.mjs';
import { Tally } from './lib/tally.mjs';

const results = path.join(root, 'test-results');
const tally = new Tally();
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** Results that another run of the same tree need not repeat, but those that ask a registry. */
const contents = [...sourceFiles(/./)].map(({ file, text }) => ({ file, content: text }));
const known = new Passed(path.join(cacheDirectory, 'passed'), treeHash(contents));
const asksAgain = process.argv.includes('--again') || !!process.env.CI;
const countOf = (title) => (asksAgain || title === 'check audit' ? null : known.countOf(title));

/** A check that passes or fails as a whole. */
async function check(title, command, args, options) {
  if (countOf(title) !== null) return tally.add(title, 1, 0, 'unchanged');
  const { code, output } = await run(command, args, options);
  if (code === 0) known.keep(title, 1);
  if (code !== 0) console.log(output.trim().split('\n').slice(-60).join('\n'));
  tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output.trim().split('\n').at(-1)?.slice(0, 120));
}

async function runCounted(title, report, read, command, args, options) {
  fs.rmSync(report, { force: true });
  const { code, output } = await run(command, args, options);
  const { passed, failed, failures } = read(report);
  for (const failure of failures) console.log(`  ${failure}`);
  if (code === 0 && failed === 0) known.keep(title, passed);
  // Failures before the first test or after the last one are only in the program's output.
  const unexplained = code !== 0 && (failed === 0 || !fs.existsSync(report));
  if (unexplained) console.log(output.trim().split('\n').slice(-40).join('\n'));
  tally.add(title, passed, failed || (unexplained ? 1 : 0));
}

/**
 * Compiler and linter are written in Go: its garbage collector runs half as often, for a little more memory. As many
 * programs as processors run at once, so the compiler uses one thread; each further one checks shared types again.
 */
const compiler = { env: { GOGC: '200' } };

const stages = {
  async static() {
    const checks = path.join(root, 'scripts/checks');
    await pool(
      [
        ['lint', bin('oxlint'), ['--type-aware', '--quiet'], compiler],
        ...['server/tsconfig.json', 'tsconfig.json', 'e2e/tsconfig.json'].map((project) => [
          `types ${project}`,
          bin('tsc'),
          ['-p', project, '--singleThreaded'],
          compiler,
        ]),
        ['format', bin('oxfmt'), ['--check', '.']],
        ...fs
          .readdirSync(checks)
          .filter((name) => name.endsWith('.mjs'))
          .toSorted()
          .map((file) => [`check ${file.replace('.mjs', '')}`, process.execPath, [path.join(checks, file)]]),
      ],
      (each) => check(...each),
    );
  },
  async unit() {
    const before = countOf('unit');
    if (before !== null) return tally.add('unit', before, 0, 'unchanged');
    const [{ jestCounts }, { ensureNginx }] = await Promise.all([
      import('./lib/reports.mjs'),
      import('./lib/nginx.mjs'),
    ]);
    await step('nginx', async () => ((await ensureNginx()) ? '' : 'not found'));
    const report = path.join(results, 'unit.json');
    await runCounted('unit', report, jestCounts, process.execPath, [
      bin('jest').replace('.bin/jest', 'jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      '--silent',
    ]);
  },
  async server() {
    const { jestCounts } = await import('./lib/reports.mjs');
    const on = (database) => {
      const report = path.join(results, `server-${database}.json`);
      return runCounted(`server on ${database}`, report, jestCounts, process.execPath, [
        'server/test/run.mjs',
        `--database=${database}`,
        `--report=${report}`,
      ]);
    };
    await Promise.all([on('embedded'), on('postgresql')]);
  },
  async build() {
    const { buildAll } = await import('./build.mjs');
    await buildAll();
    tally.add('build', 1, 0);
  },
  async e2e() {
    const [{ playwrightCounts }, { ensureChromium }] = await Promise.all([
      import('./lib/reports.mjs'),
      import('./lib/chromium.mjs'),
    ]);
    let chromium = '';
    await step('browser', async () => {
      chromium = await ensureChromium();
    });
    const report = path.join(results, 'e2e.json');
    await runCounted(
      'federation and end to end',
      report,
      playwrightCounts,
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test'],
      {
        cwd: path.join(root, 'e2e'),
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
    );
  },
};

/**
 * Stages in each line run one after the other, lines of a group beside each other: while one prepares a database or
 * waits for its last long test, another has work for the processors.
 */
const groups = [[['static', 'unit', 'build'], ['server']], [['e2e']]];

/** What each stage does. */
const says = {
  static: 'format, lint, types and checks of the sources',
  unit: 'tests of apps, packages and scripts',
  server: 'tests of the services on both databases',
  build: 'builds what changed',
  e2e: 'journeys in a browser over the built console',
};

await main(async () => {
  checkNode();
  await installWorkspace();
  fs.mkdirSync(results, { recursive: true });
  const chosen = process.argv.slice(2).filter((name) => name in stages);
  const runInLine = async (line) => {
    for (const name of line) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`${name}: ${says[name]}`);
      await stages[name]().catch((error) => tally.add(name, 0, 1, error.message));
    }
  };
  for (const group of groups) await Promise.all(group.map(runInLine));
  tally.close();
});
