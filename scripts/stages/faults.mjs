export const purpose = 'planted faults are caught by the gate, with kept results of a green run';

/** @param {import('./context.mjs').StageContext} context */
export async function runStage({ tally }) {
  const { runFaults } = await import('../faults/run-faults.mjs');
  const { passed, failed } = await runFaults();
  tally.add('planted faults', passed, failed);
}
