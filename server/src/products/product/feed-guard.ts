import { absentRuns } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { GuardedAction } from '../../records/resource/definition.ts';

/** Nobody but the feed itself switches on what core no longer carries. */
export async function notInFeed(
  tx: Tx,
  table: keyof Database,
  action: GuardedAction,
  records: readonly { readonly secureId: string }[],
  caller: Caller | null,
): Promise<ReadonlyMap<string, Refusal>> {
  if (action !== 'activate' || caller === null) return new Map();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any(${records.map(({ secureId }) => secureId)}::uuid[])
      and (core_status = 'inactive' or core_absent >= ${absentRuns})`.execute(tx);
  return new Map(rows.map(({ id }) => [id, new Refusal('NOT_IN_FEED')]));
}
