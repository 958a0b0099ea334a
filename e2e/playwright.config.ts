import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchOptionsWith } from './support/browser.ts';
import { environments, releasing } from './support/environments.ts';
import { neededConsoles } from './support/needed-consoles.ts';

const { chosen, identity, prepared } = neededConsoles(process.argv);
/** Chosen specs begin within seconds: on the embedded database, with data kept from the last such run. */
const isKept = chosen && !process.env['CI'];
if (isKept) process.env['E2E_KEPT'] = '1';

/** One password for all demo users of this run, or of the kept data; workers inherit it. */
function demoPassword(): string {
  const created = `Uji-${randomBytes(9).toString('base64url')}-9a`;
  if (!isKept) return created;
  const file = new URL('../.cache/e2e/demo-password', import.meta.url);
  fs.mkdirSync(new URL('.', file), { recursive: true });
  if (!fs.existsSync(file)) fs.writeFileSync(file, created, { mode: 0o600 });
  return fs.readFileSync(file, 'utf8');
}
process.env['CONSOLE_DEMO_PASSWORD'] ??= demoPassword();
/** A file whose tests take minutes one after the other: it begins first, so that none runs alone at the end. */
const longest = [/releases\/releases\.spec\.ts$/];
const specs = '{journeys,faults,releases,security,accessibility,budgets}/**/*.spec.ts';
const { local } = environments;
const consoles = [local, ...(identity ? [environments.identity] : [])];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testMatch: specs, testIgnore: longest },
  ],
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // Two workers mostly wait, so a third fits. Sessions are shared per user and worker.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  // All limits are for what never ends or never comes: how long it takes says nothing on a machine with other work.
  timeout: 900_000,
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    // A missing element is reported clearly, before the whole test ends.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    baseURL: local.url,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Recording every test doubles its time, so only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsWith(),
  },
  // One command for all servers, since Playwright starts several one after the other.
  ...(process.env['E2E_URL']
    ? {}
    : {
        webServer: {
          // `exec`: otherwise the shell would end first and kill the servers during their cleanup.
          command: [
            'exec node support/serve.mjs',
            ...consoles.flatMap(({ name, port }) => [name, port]),
            ...(prepared ? ['prepared', releasing.port] : []),
          ].join(' '),
          wait: { stdout: /The consoles are ready/ },
          timeout: 900_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
});
