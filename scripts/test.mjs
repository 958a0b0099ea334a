// `npm test`: every check of the product, from a clean clone; the last line is `N passed, N failed`.
// `npm test -- unit server` runs only these stages.
import fs from 'node:fs';
import path from 'node:path';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/paths.mjs';
import { installWorkspace } from './lib/pnpm.mjs';
import { pool } from './lib/pool.mjs';
import { run } from './lib/run.mjs';
import { main, step } from './lib/step.mjs';
import { Tally } from './lib/tally.mjs';

const results = path.join(root, 'test-results');
const tally = new Tally();
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/** A check that passes or fails as a whole. */
async function check(title, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) console.log(output.trim().split('\n').slice(-60).join('\n'));
  tally.add(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output.trim().split('\n').at(-1)?.slice(0, 120));
}

async function runCounted(title, report, read, command, args, options) {
  fs.rmSync(report, { force: true });
  const { code, output } = await run(command, args, options);
  const { passed, failed, failures } = read(report);
  for (const failure of failures) console.log(`  ${failure}`);
  // Failures before the first test or after the last one are only in the program's output.
  const unexplained = code !== 0 && (failed === 0 || !fs.existsSync(report));
  if (unexplained) console.log(output.trim().split('\n').slice(-40).join('\n'));
  tally.add(title, passed, failed || (unexplained ? 1 : 0));
}

const stages = {
  async static() {
    const checks = path.join(root, 'scripts/checks');
    await pool(
      [
        ['format', bin('oxfmt'), ['--check', '.']],
        ['lint', bin('oxlint'), ['--type-aware', '--quiet']],
        ...['tsconfig.json', 'server/tsconfig.json', 'e2e/tsconfig.json'].map((project) => [
          `types ${project}`,
          bin('tsc'),
          ['-p', project],
        ]),
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
    for (const database of ['embedded', 'postgresql']) {
      const report = path.join(results, `server-${database}.json`);
      await runCounted(`server on ${database}`, report, jestCounts, process.execPath, [
        'server/test/run.mjs',
        `--database=${database}`,
        `--report=${report}`,
      ]);
    }
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

await main(async () => {
  checkNode();
  await installWorkspace();
  fs.mkdirSync(results, { recursive: true });
  const wanted = process.argv.slice(2).filter((name) => name in stages);
  for (const name of wanted.length ? wanted : Object.keys(stages)) {
    await stages[name]().catch((error) => tally.add(name, 0, 1, error.message));
  }
  tally.close();
});
