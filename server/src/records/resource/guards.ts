import type { ReferencedBy } from '@console/contracts/core/resource';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Writer } from './check.ts';
import type { GuardedAction } from './definition.ts';
import { belowInactive } from './inactive-parents.ts';
import { judgement, outcomeOf } from './judge.ts';
import type { RegisteredResource, Row } from './registered.ts';
import { preventingUses } from './referenced-by.ts';

/** 409: the record cannot be deleted or deactivated while others reference it. */
export const inUse = (referencedBy: readonly ReferencedBy[]): Refusal =>
  new Refusal('IN_USE', { result: { referencedBy } });

type Guard = (
  tx: Tx,
  action: GuardedAction,
  rows: readonly Row[],
  caller: Writer['caller'],
  all: boolean,
) => Promise<ReadonlyMap<string, Refusal>>;

/**
 * Why an action is refused, by secureId (`all`: over a whole filter): by the module's guard, by the caller's own
 * rights, for a delete or deactivation also while other records reference the record, and for an activation while one
 * that it belongs to is inactive.
 */
export async function refusals(
  tx: Tx,
  registered: RegisteredResource,
  action: GuardedAction,
  rows: readonly Row[],
  { caller }: Writer,
  all = false,
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map(await (registered.definition.guard as Guard | undefined)?.(tx, action, rows, caller, all));
  // An update is judged when it is stored, because its result is known only then.
  for (const row of action === 'update' ? [] : rows) {
    const change = { action, before: row, after: outcomeOf(action, row, null) };
    const refusal = refused.has(row.secureId) ? null : await judgement(tx, registered, change, caller);
    if (refusal) refused.set(row.secureId, refusal);
  }
  if (action === 'activate')
    for (const id of await belowInactive(tx, registered, rows))
      if (!refused.has(id)) refused.set(id, new Refusal('PARENT_INACTIVE'));
  if (action !== 'delete' && action !== 'deactivate') return refused;
  const ids = rows.map((row) => row.secureId);
  const used = await preventingUses(tx, registered, action, ids);
  for (const [id, referencedBy] of used) if (!refused.has(id)) refused.set(id, inUse(referencedBy));
  return refused;
}
