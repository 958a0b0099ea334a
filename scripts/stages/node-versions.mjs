import { countProgram } from '../lib/count-run.mjs';

export const purpose = 'starts of the console on the further supported versions of Node';

/** @param {import('./context.mjs').StageContext} context */
export const runStage = ({ tally }) => countProgram(tally, 'Node 22 and 24', { args: ['scripts/node-versions.mjs'] });
