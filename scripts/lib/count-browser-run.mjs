import { runBrowserTests } from './browser-run.mjs';
import { ensureChromium } from './chromium.mjs';
import { step } from './step.mjs';

/**
 * Runs tests in the browser, prints what failed and counts them. Flaky tests pass in the gate and fail in `test:all`.
 * @param {import('../stages/context.mjs').StageContext} context
 * @param {string} title
 * @param {Parameters<typeof runBrowserTests>[0]} options which tests, and what the consoles run on
 */
export async function countBrowserRun({ suite, tally, again, red }, title, options) {
  let chromium = '';
  await step('browser', async () => {
    chromium = await ensureChromium();
  });
  const rerun = suite === 'gate' ? 'flaky passes' : 'flaky fails';
  const run = { chromium, onlyRed: red, again, rerun, ...options };
  const { passed, unchanged, failed, flaky, failures, files } = await runBrowserTests(run);
  for (const failure of failures) console.log(`  ${failure}`);
  const notes = [unchanged > 0 ? `${unchanged} unchanged` : '', flaky.length > 0 ? `${flaky.length} flaky` : ''];
  tally.add(title, passed, failed, notes.filter(Boolean).join(', '));
  tally.flaky.push(...flaky);
  tally.addTimes(title, files);
}
