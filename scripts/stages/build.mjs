export const title = 'build';
export const purpose = 'builds what changed';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ tally }) {
  const { buildAll } = await import('../build.mjs');
  await buildAll();
  tally.add('build', 1, 0);
}
