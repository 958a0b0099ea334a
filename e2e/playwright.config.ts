import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { environments } from './support/environments.ts';

// One password for all demo users of this run; workers inherit it.
process.env['CONSOLE_DEMO_PASSWORD'] ??= `Uji-${randomBytes(9).toString('base64url')}-9a`;

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,faults,security,accessibility,budgets}/**/*.spec.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: false,
  workers: 2,
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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: Object.values(environments).map(({ name, port, url }) => ({
    command: `node support/serve.mjs ${name} ${port}`,
    url: `${url}/health/ready`,
    timeout: 180_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
});
