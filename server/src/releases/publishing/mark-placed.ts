import type { Tx } from '../../platform/context.ts';

/** Marks a release as placed by the program, because its own build became stable; no call of a person does so. */
export const markPlaced = (tx: Tx, remote: string, version: string, at: Date): Promise<unknown> =>
  tx
    .updateTable('release')
    .set({ placed_at: at })
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .execute();
