import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { countProgram } from '../lib/count-run.mjs';

export const purpose = 'npm run dev: pages, changes of sources and its end';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ tally }) {
  const { ensureChromium } = await import('../lib/chromium.mjs');
  await countProgram(tally, 'npm run dev', {
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'development'],
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM_PATH: await ensureChromium() },
  });
}
