import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { launchOptionsWith } from './support/browser.ts';
import { environments, releasing } from './support/environments.ts';

// One password for all demo users of this run; workers inherit it.
process.env['CONSOLE_DEMO_PASSWORD'] ??= `Uji-${randomBytes(9).toString('base64url')}-9a`;

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,faults,releases,security,accessibility,budgets}/**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  // A third fills the time in which two wait; the tests of one user share two sessions.
  workers: 3,
  forbidOnly: !!process.env['CI'],
  timeout: 180_000,
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // An element that never comes is told as such, long before the whole test runs out of time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: environments.local.url,
    locale: 'id-ID',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Recording every test costs as much as the tests; what failed is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptionsWith(),
  },
  // One program for all, since programs would be started one after another.
  webServer: {
    // `exec`: a shell between would end first, and what serves would be cut off while it cleans up.
    command: [
      'exec node support/serve.mjs',
      ...Object.values(environments).flatMap(({ name, port }) => [name, port]),
      'prepared',
      releasing.port,
    ].join(' '),
    wait: { stdout: /The consoles are ready/ },
    timeout: 900_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
