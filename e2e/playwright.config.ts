import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { limits } from '../scripts/lib/patience.mjs';
import { launchOptionsWith } from './support/browser.ts';
import { environments, preparedFile, usesRunningConsole } from './support/environments.ts';
import { neededConsoles } from './support/needed-consoles.ts';

const { chosen, identity } = neededConsoles(process.argv);
/** `scripts/lib/browser-run.mjs` prepares the data itself, for its run and for the tests that it runs again. */
const isPrepared = usesRunningConsole || process.env['E2E_PREPARED'] !== undefined;
process.env['E2E_PREPARED'] ??= preparedFile;
/** Chosen specs begin within seconds: on the embedded database, with data kept from the last such run. */
const isKept = !isPrepared && chosen && !process.env['CI'];
if (isKept) process.env['E2E_DATABASE'] ??= 'embedded';

/** One password for all demo users of this run, or of the kept data; workers inherit it. */
function demoPassword(): string {
  const created = `Uji-${randomBytes(9).toString('base64url')}-9a`;
  if (process.env['E2E_DATABASE'] !== 'embedded') return created;
  const file = new URL('../.cache/e2e/demo-password', import.meta.url);
  fs.mkdirSync(new URL('.', file), { recursive: true });
  if (!fs.existsSync(file)) fs.writeFileSync(file, created, { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}
process.env['CONSOLE_DEMO_PASSWORD'] ??= demoPassword();
/** A file whose tests take minutes one after the other: it begins first, so that none runs alone at the end. */
const longest = [/releases\/releases\.spec\.ts$/];
const specs = '{walk,journeys,faults,releases,security,accessibility,budgets}/**/*.spec.ts';
const isRerun = process.env['E2E_RERUN'] === '1';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: specs, testIgnore: longest },
  ],
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // Each worker has consoles of its own; a console that runs already is not shared by tests at the same time.
  workers: usesRunningConsole ? 1 : os.availableParallelism(),
  forbidOnly: !!process.env['CI'],
  timeout: limits.test,
  // `scripts/lib/browser-run.mjs` runs what failed again, each test alone.
  retries: 0,
  maxFailures: 10,
  expect: { timeout: limits.expectation },
  reporter: [
    ['list'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json'], ['./support/result-reporter.ts']] as const) : []),
  ],
  use: {
    // A missing element is reported clearly, before the whole test ends.
    actionTimeout: limits.expectation,
    navigationTimeout: limits.expectation,
    baseURL: environments.local.url,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Recording a test doubles its time, so only tests that are run again are recorded.
    trace: isRerun ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsWith(),
  },
  ...(isPrepared
    ? {}
    : {
        webServer: {
          // `exec`: otherwise the shell would end first and kill the program during its cleanup.
          command: `exec node support/prepare.mjs local${identity ? ' identity' : ''}`,
          wait: { stdout: /The data of the consoles is ready/ },
          timeout: limits.start,
          stdout: 'pipe' as const,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: limits.stop },
        },
      }),
});
