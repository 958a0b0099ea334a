import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { ChangeRequestTable } from './table.ts';

/** Adds a pending change to the initial data. */
export async function addSeedChange(tx: Tx, row: Insertable<ChangeRequestTable>): Promise<void> {
  await tx.insertInto('change_request').values(row).execute();
}
