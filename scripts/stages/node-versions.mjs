import { countProgram } from '../lib/count-run.mjs';
import { installNode, nodeVersions } from '../lib/node-program.mjs';

export const purpose = 'starts of the console on the further supported versions of Node, and the core journeys on each';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage(context) {
  const { countBrowserRun } = await import('../lib/count-browser-run.mjs');
  await countProgram(context.tally, 'Node 22 and 24', { args: ['scripts/node-versions.mjs'] });
  for (const [major, version] of Object.entries(nodeVersions))
    await countBrowserRun(context, `core journeys, Node ${major}`, { suite: 'core', node: await installNode(version) });
}
