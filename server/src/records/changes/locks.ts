import type { Tx } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import type { LockedChange } from '../resource/approval.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { valuesOf } from './judged-change.ts';
import { lockAndMove, locksOfChanges } from './judged-under.ts';

/**
 * Takes the locks under which changes are judged and applied, where their module names some. All of a transaction are
 * taken at its start, before any row.
 * @param ids all changes that the transaction approves
 */
export async function lockForApproval(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  ids: readonly string[],
): Promise<void> {
  if (!registered.definition.approval?.locks || ids.length === 0) return;
  const rows = await tx
    .selectFrom('change_request')
    .select(['record_id', 'values_protected'])
    .where('id', 'in', ids)
    .where('module', '=', registered.resource.module)
    .where('state', '=', 'PENDING')
    .execute();
  const changes: LockedChange[] = [];
  for (const row of rows) changes.push({ recordId: row.record_id, values: await valuesOf(services, row) });
  await lockAndMove(tx, await locksOfChanges(tx, registered, changes));
}
