import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import { staleVersion } from '../../platform/http/stale-version.ts';
import type { Tx } from '../../platform/context.ts';
import { withPendingChange } from '../changes/pending-records.ts';
import { refusals } from '../resource/guards.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import type { WriteOptions } from '../resource/write.ts';

export type Switch = 'activate' | 'deactivate';

/** A named record, at the version that the caller saw. */
export interface Item {
  readonly secureId: string;
  readonly version: number;
}

/** The records that do not have the status yet, those of another version or status, and the reason of each. */
function splitByState({ resource }: RegisteredResource, action: Switch, rows: readonly Row[], items: readonly Item[]) {
  const versions = new Map(items.map(({ secureId, version }) => [secureId.toLowerCase(), version]));
  const to = action === 'activate' ? 'active' : 'inactive';
  const stale = rows.filter((row) => row.version !== versions.get(row.secureId));
  const switched = rows.filter((row) => row.status === to && !stale.includes(row));
  return {
    rest: rows.filter((row) => !stale.includes(row) && !switched.includes(row)),
    refused: new Map([
      ...stale.map(({ secureId }) => [secureId, staleVersion(resource, secureId)] as const),
      ...switched.map(({ secureId }) => [secureId, invalidState(to, action)] as const),
    ]),
  };
}

/** Records whose switch would be proposed to a second person while another change of them is. */
async function withAnotherChange(
  tx: Tx,
  { resource }: RegisteredResource,
  action: Switch,
  rows: readonly Row[],
  { caller }: WriteOptions,
): Promise<readonly string[]> {
  if (!resource.fourEyes) return [];
  const byAdmin = caller?.isAdmin ?? false;
  const proposed = rows.filter((before) => resource.awaitsApproval({ action, before, values: null, byAdmin }));
  return withPendingChange(
    tx,
    resource.module,
    proposed.map(({ secureId }) => secureId),
  );
}

/** Why records cannot be switched, by secureId; first those that were seen at another version, then by their state. */
export async function statusRefusals(
  tx: Tx,
  registered: RegisteredResource,
  action: Switch,
  rows: readonly Row[],
  items: readonly Item[],
  options: WriteOptions,
): Promise<ReadonlyMap<string, Refusal>> {
  const { rest, refused } = splitByState(registered, action, rows, items);
  if (rest.length === 0) return refused;
  const guarded = await refusals(tx, registered, action, rest, options);
  for (const { secureId } of rest) if (guarded.has(secureId)) refused.set(secureId, guarded.get(secureId)!);
  for (const id of await withAnotherChange(tx, registered, action, rest, options))
    if (!refused.has(id)) refused.set(id, new Refusal('CHANGE_PENDING'));
  return refused;
}

/** The refusal of a whole call. Of several records it names each that refuses, by its place among them. */
export function refusalOfAll(items: readonly Item[], refused: ReadonlyMap<string, Refusal>): Refusal {
  const [first] = [...refused.values()];
  if (!first) throw new TypeError('No record refuses');
  if (items.length === 1) return first;
  const errors = items.flatMap(({ secureId }, index) => {
    const refusal = refused.get(secureId.toLowerCase());
    if (!refusal) return [];
    const { parameters } = refusal.details;
    return [{ field: `items[${index}]`, code: refusal.code, ...(parameters ? { parameters } : {}) }];
  });
  return new Refusal(first.code, { ...first.details, errors });
}
