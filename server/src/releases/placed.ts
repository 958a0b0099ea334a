import type { Tx } from '../platform/context.ts';

/**
 * Marks a release as given by the program itself, which makes the build it came with stable; no call of people does.
 */
export const markPlaced = (tx: Tx, remote: string, version: string, at: Date): Promise<unknown> =>
  tx
    .updateTable('release')
    .set({ placed_at: at })
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .execute();
