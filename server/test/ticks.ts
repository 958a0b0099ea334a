import { ticksOf } from '@console/contracts/core/changes';
import type { CallAnswer } from './server.ts';

/** Most requests of one call that are refused for their warnings one after another. */
const most = 50;

/**
 * Sends an approval, and again with every warning ticked that it is refused for.
 * @example await tickingAll((acknowledged) => call(approve, admin, { body: { secureIds, acknowledged } }));
 */
export async function tickingAll(send: (acknowledged: string[]) => Promise<CallAnswer>): Promise<CallAnswer> {
  const ticked = new Set<string>();
  for (let times = 0; times < most; times += 1) {
    const answer = await send([...ticked]);
    if (answer.body?.code !== 'WARNINGS_NOT_TICKED') return answer;
    for (const tick of ticksOf(answer.body.result.warnings)) ticked.add(tick);
  }
  throw new Error('Warnings change with every approval');
}
