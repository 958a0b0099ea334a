import type { Caller, Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { checkBody } from '../resource/check.ts';
import { refusals } from '../resource/guards.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { insertRecord, removeRecord, switchRecords, updateRecord, type WriteOptions } from '../resource/write.ts';
import type { Services } from '../../platform/services.ts';
import { applyToPeriod } from '../effective/apply.ts';
import { valuesOf } from './judged-change.ts';
import type { StoredChange } from './table.ts';

/** Applies the change under the rules in force now. */
export async function apply(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  change: StoredChange,
  before: Row | null,
  approver: Caller,
  options: WriteOptions,
): Promise<void> {
  const values = await valuesOf(services, change);
  const { action } = change;
  type CarryOut = (tx: Tx, approved: object) => Promise<void>;
  const { carryOut, carries } = (registered.definition.approval ?? {}) as {
    readonly carryOut?: CarryOut;
    readonly carries?: (values: object | null) => boolean;
  };
  if (carryOut && (!carries || carries(values)))
    return carryOut(tx, {
      id: change.id,
      action,
      reason: change.reason,
      values,
      before,
      maker: change.maker,
      caller: approver,
      now: options.now,
    });
  if (registered.resource.effective)
    return applyToPeriod(tx, registered, change, { before: before as Row, values }, options);
  if (before && action !== 'create') {
    const refusal = (await refusals(tx, registered, action, [before], options)).get(before.secureId);
    if (refusal) throw refusal;
  }
  const approved = { ...options, isApproved: true } as const;
  if (action === 'create')
    await insertRecord(tx, registered, await checkBody(tx, registered, values, null, approved), {
      ...options,
      maker: change.maker,
    });
  else if (!before) throw notFound();
  else if (action === 'update')
    await updateRecord(tx, registered, before, await checkBody(tx, registered, values, before, approved), options);
  else if (action === 'delete') await removeRecord(tx, registered, before, options);
  else await switchRecords(tx, registered, [before], action, options);
}
