import { bulkLimit } from '@console/contracts/core/list-limits';
import type { ActTarget } from '@console/contracts/core/resource';
import type { Context, Tx } from '../../platform/context.ts';
import { isAllowed } from '../../platform/flag.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { requestedFilter } from '../selection/requested-selection.ts';
import type { Selection } from '../resource/list-query.ts';
import { countRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { selectedIds } from '../resource/switch-all.ts';
import type { ActRecord } from './on-many.ts';

/** The records of an act for many: named ones, or those of a filter. */
export interface Target {
  readonly total: number;
  readonly items?: readonly ActRecord[];
  readonly selection?: Pick<Selection, 'filters' | 'search'>;
}

/**
 * Reads the target of a call. Whole filters are for those who may change all, but for pasted numbers: those were named
 * one by one, too.
 * @throws Refusal FORBIDDEN, NARROW_FILTER, VALIDATION
 */
export async function targetOf(
  services: Services,
  context: Context,
  registered: RegisteredResource,
  { items, filter }: ActTarget,
): Promise<Target> {
  if ((items === undefined) === (filter === undefined)) throw invalid({ field: 'items', code: 'REQUIRED' });
  if (items) {
    const distinct = new Map(items.map(({ secureId, version }) => [secureId.toLowerCase(), version]));
    return { total: distinct.size, items: [...distinct].map(([secureId, version]) => ({ secureId, version })) };
  }
  const { caller } = context;
  const selection = await requestedFilter(services, context, registered, filter ?? {});
  const pasted = registered.resource.list.numbers !== undefined && selection.filters['numbers'] != null;
  if (!pasted && !isAllowed(caller, { privilege: registered.resource.privilege, action: 'status-all' }))
    throw new Refusal('FORBIDDEN');
  const { total, totalCapped } = await countRecords(context.db, registered, selection, caller.scope, services.now());
  if (totalCapped) throw new Refusal('NARROW_FILTER');
  return { total, selection };
}

/** The records of a target to try: all named ones, or the first 500 of a filter. */
export async function firstRecords(
  tx: Tx,
  registered: RegisteredResource,
  { items, selection }: Target,
  { scope, now }: { readonly scope: Context['caller']['scope']; readonly now: Date },
): Promise<readonly ActRecord[]> {
  if (items) return items;
  if (!selection) return [];
  const ids = await selectedIds(tx, registered, { selection, scope }, now, bulkLimit);
  return ids.map((secureId) => ({ secureId, version: null }));
}
