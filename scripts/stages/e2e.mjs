import { step } from '../lib/step.mjs';

export const purpose = 'journeys in a browser over the built console';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ suite, tally, red }) {
  const [{ runBrowserTests }, { ensureChromium }] = await Promise.all([
    import('../lib/browser-run.mjs'),
    import('../lib/chromium.mjs'),
  ]);
  let chromium = '';
  await step('browser', async () => {
    chromium = await ensureChromium();
  });
  const { passed, failed, flaky, failures, files } = await runBrowserTests({
    suite: suite === 'gate' ? 'core' : 'all',
    chromium,
    onlyRed: red,
  });
  for (const failure of failures) console.log(`  ${failure}`);
  tally.add('federation and end to end', passed, failed, flaky.length > 0 ? `${flaky.length} flaky` : '');
  tally.flaky.push(...flaky);
  tally.addTimes('e2e', files);
}
