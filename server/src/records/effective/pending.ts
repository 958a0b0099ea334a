import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Checked } from '../resource/check.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { storeRecord, type WriteOptions } from '../resource/write.ts';

/**
 * Stores a record that awaits approval: it holds its period at once, and is in force for nobody.
 * @param before the record that it takes the place of; `null` for none
 * @throws Refusal PERIOD_OVERLAP
 */
export const storePending = (
  tx: Tx,
  registered: RegisteredResource,
  { values, store }: Checked,
  before: Row | null,
  options: WriteOptions,
): Promise<Row> =>
  storeRecord(
    tx,
    registered,
    {
      values,
      store: {
        ...store,
        approval: 'PENDING',
        supersedes_id: before?.secureId ?? null,
        covered_to: before?.['effectiveTo'] ?? null,
      },
    },
    options,
  );

/** Gives up the periods of records whose change was not approved. */
export async function rejectPending(
  tx: Tx,
  { resource, definition }: RegisteredResource,
  ids: readonly (string | null)[],
  now: Date,
): Promise<void> {
  if (!resource.effective) return;
  await sql`update ${sql.table(definition.table)} set approval = 'REJECTED', version = version + 1, updated_at = ${now}
    where id = any(${ids.filter((id) => id !== null)}::uuid[]) and approval = 'PENDING'`.execute(tx);
}

/** @throws Refusal CHANGE_PENDING while a successor of the record awaits approval */
export async function requireNoSuccessor(tx: Tx, { definition }: RegisteredResource, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(definition.table)}
    where supersedes_id = ${id} and approval = 'PENDING' and deleted_at is null limit 1`.execute(tx);
  if (rows.length > 0) throw new Refusal('CHANGE_PENDING');
}

interface Standing {
  readonly pending: boolean;
  readonly supersedes: string | null;
  readonly coveredTo: string | null;
}

/** The record that another one takes the place of, with its end before that, and whether that one awaits approval. */
export async function standingOf(tx: Tx, { definition }: RegisteredResource, id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select approval = 'PENDING' as pending, supersedes_id as supersedes, covered_to as "coveredTo"
    from ${sql.table(definition.table)} where id = ${id}`.execute(tx);
  return rows[0] ?? { pending: false, supersedes: null, coveredTo: null };
}
