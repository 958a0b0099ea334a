import { defineConfig } from '@playwright/test';
import { limits } from '../../scripts/lib/patience.mjs';
import { launchOptionsWith } from '../support/browser.ts';

/**
 * Tests of `npm run dev`. They start the console of a copy of the workspace themselves, and no other:
 * `cd e2e && node node_modules/@playwright/test/cli.js test --config development`.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/development',
  workers: 1,
  forbidOnly: !!process.env['CI'],
  timeout: limits.file,
  expect: { timeout: limits.start },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    actionTimeout: limits.start,
    navigationTimeout: limits.start,
    locale: 'id-ID',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: launchOptionsWith(),
  },
});
