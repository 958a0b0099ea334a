export const purpose = 'journeys in a browser over the built console';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage(context) {
  const { countBrowserRun } = await import('../lib/count-browser-run.mjs');
  const suite = context.suite === 'gate' ? 'core' : 'all';
  await countBrowserRun(context, 'federation and end to end', { suite });
}
