import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Checked } from './check.ts';
import type { WriteOptions } from './follow.ts';
import type { RegisteredResource, Row } from './registered.ts';
import { storeRecord } from './write.ts';

/**
 * Stores a new record and takes it back.
 * @param also what is checked while it is stored
 * @returns the record as it was stored, with what the services derive
 */
export async function storedOnTrial(
  tx: Tx,
  registered: RegisteredResource,
  checked: Checked,
  options: WriteOptions,
  also?: (row: Row) => Promise<void>,
): Promise<Row> {
  await sql`savepoint trial`.execute(tx);
  const row = await storeRecord(tx, registered, checked, options);
  await also?.(row);
  await sql`rollback to savepoint trial`.execute(tx);
  return row;
}
