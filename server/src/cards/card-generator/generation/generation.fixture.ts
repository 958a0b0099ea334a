import { setTimeout as wait } from 'node:timers/promises';
import { generationCalls, type GenerationRun } from '@console/contracts/cards/card-generator/generation';
import type { TestServer } from '../../../../test/server.ts';
import type { Caller } from '../../../platform/context.ts';

/** Waits until a background run has ended and returns it. */
export async function endedRun(server: TestServer, caller: Caller, secureId: string): Promise<GenerationRun> {
  for (;;) {
    const { result } = await server.call(generationCalls.run, caller, { parameters: { secureId } });
    if (result.state === 'DONE' || result.state === 'FAILED') return result;
    await wait(50);
  }
}
