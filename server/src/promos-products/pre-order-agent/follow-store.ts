import { sql } from 'kysely';
import type { MergedOutlet } from '../../branches-stores/index.ts';
import type { Services } from '../../platform/services.ts';
import { carryPending } from '../../records/changes/carry-pending.ts';
import { follow } from '../../records/resource/follow.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { reread, touch, type WriteOptions } from '../../records/resource/write.ts';

/** Agents of a store that turned out to be another one belong to that one. */
export async function agentsFollow(
  services: Services,
  registered: RegisteredResource,
  { tx, actor, now, fromId, intoId, reason }: MergedOutlet,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from pre_order_agent
    where store_id = ${fromId} and deleted_at is null order by id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const agents = await findRecords(tx, registered, ids, { type: 'all' }, { of: 'detail', caller: null, lock: true });
  const options: WriteOptions = { actor, caller: null, now, reason };
  for (const before of agents) {
    await touch(tx, registered, [before.secureId], { store_id: intoId }, options);
    const after = await reread(tx, registered, before.secureId, options);
    await carryPending(tx, services, registered, { before, values: { storeId: intoId }, after });
    await follow(tx, registered, [{ action: 'update', before, after }], options);
  }
}
