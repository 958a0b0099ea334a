import { sql } from 'kysely';
import { phaseOf } from '../../records/effective/rules.ts';
import { findRecords } from '../../records/resource/read.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { follow } from '../../records/resource/follow.ts';
import { removeRecord, reread, touch, type WriteOptions } from '../../records/resource/write.ts';
import type { ClosedStores } from '../outlet/closing.ts';

/** Exclusive rates end with the day on which their store is closed; those that were to begin later are cancelled. */
export async function endRatesOfClosed(
  registered: RegisteredResource,
  { tx, actor, now, values: { reason }, records }: ClosedStores,
): Promise<void> {
  const today = jakartaDay(now);
  const closed = records.map(({ record }) => record.secureId);
  const { rows } = await sql<{ id: string }>`select t.id from store_exclusive_rate t
    where t.store_id = any(${closed}::uuid[]) and t.deleted_at is null and t.approval = 'APPROVED'
      and t.effective_to > ${today}::date order by t.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  const rates = await findRecords(tx, registered, ids, { type: 'all' }, { of: 'detail', caller: null, lock: true });
  const options: WriteOptions = { actor, caller: null, now, reason };
  for (const before of rates) {
    if (phaseOf(before) === 'SCHEDULED') {
      await removeRecord(tx, registered, before, { ...options, verb: 'cancel' });
      continue;
    }
    await touch(tx, registered, [before.secureId], { effective_to: today }, options);
    const after = await reread(tx, registered, before.secureId, options);
    await follow(tx, registered, [{ action: 'update', before, after }], { ...options, verb: 'end' });
  }
}
