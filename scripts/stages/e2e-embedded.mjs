export const purpose = 'core journeys in a browser over consoles with the embedded database';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage(context) {
  const { countBrowserRun } = await import('../lib/count-browser-run.mjs');
  await countBrowserRun(context, 'core journeys, embedded database', { suite: 'core', database: 'embedded' });
}
