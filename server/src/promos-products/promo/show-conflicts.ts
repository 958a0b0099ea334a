import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { PromoConflict, Reach } from '@console/contracts/promos-products/promo/calls';
import { promoLines } from '@console/contracts/promos-products/promo/lines';
import { sql } from 'kysely';
import type { Caller, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { choiceOf } from '../../records/resource/choice.ts';
import { findRecords } from '../../records/resource/read.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
import { freePriority, placesOfPromo, placesTyped, promosMet, type PromoReach } from './conflicts.ts';
import { promoRow } from './promo-row.ts';
import { reachOfPromo } from './refuse-conflict.ts';

/** Conflicts that are shown at most. */
const mostShown = 20;

type WithPriority = PromoReach & { readonly priority: number };

/** A promo as it is typed: what is left out is that of the stored one, or meets everything. */
async function reachAsTyped(
  db: Db,
  line: BusinessLine,
  { secureId, values }: { readonly secureId?: string | null | undefined; readonly values?: Reach | null | undefined },
): Promise<WithPriority | null> {
  const promo = secureId ? await promoRow(db, line, secureId) : null;
  const stored = promo && (await reachOfPromo(db, promo));
  if (!values) return stored;
  const from = values.startDate ?? promo?.startDate;
  const to = values.endDate ?? promo?.endDate;
  const tenors = values.tenors ?? promo?.tenors ?? [];
  if (!from || !to) return null;
  return {
    line,
    id: promo?.id ?? null,
    productGroupIds: values.productGroupIds ?? stored?.productGroupIds ?? [],
    outletScope: values.outletScope ?? stored?.outletScope ?? 'ALL',
    outletIds: values.outletIds ?? stored?.outletIds ?? [],
    singleOutletIds: values.singleOutletIds ?? stored?.singleOutletIds ?? [],
    customerKind: values.customerKind ?? stored?.customerKind ?? 'ALL',
    channels: values.channels ?? stored?.channels ?? [],
    priority: values.priority ?? stored?.priority ?? 1,
    places:
      values.branchIds || !promo
        ? placesTyped(values.branchIds ?? [], tenors, { from, to })
        : placesOfPromo(promo.id, tenors),
  };
}

/** Names of product groups of a line, by their ids. */
async function groupNames(app: Application, db: Db, line: BusinessLine, ids: readonly string[]) {
  const groups = resourcesOf(app).get(promoLines[line].groups.module)!;
  const { rows } = await sql<{ id: string; name: string }>`select t.id, ${choiceOf(groups).name} as name
    from ${sql.table(groups.definition.table)} t where t.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * The active promos that a promo meets with the same priority at branches of the caller, and a priority that settles
 * it. It stores nothing.
 * @throws Refusal NOT_FOUND for a stored promo that the caller does not read
 */
export async function showConflicts(
  app: Application,
  db: Db,
  { line, registered, caller }: { line: BusinessLine; registered: RegisteredResource; caller: Caller },
  body: { readonly secureId?: string | null | undefined; readonly values?: Reach | null | undefined },
): Promise<{ rows: PromoConflict[]; more: boolean; settledBy: number | null }> {
  if (body.secureId) {
    const view = { of: 'detail', caller } as const;
    const found = await findRecords(db, registered, [body.secureId], caller.scope, view);
    if (found.length === 0) throw notFound();
  }
  const reach = await reachAsTyped(db, line, body);
  if (!reach) return { rows: [], more: false, settledBy: null };
  const today = jakartaDay(app.services.now());
  const met = await promosMet(db, reach, { today, limit: 1_000, scope: caller.scope });
  const same = met.filter(({ priority }) => priority === reach.priority);
  const shown = same.slice(0, mostShown);
  const names = await groupNames(app, db, line, [...new Set(shown.flatMap(({ groupIds }) => groupIds))]);
  const taken = met.map(({ priority }) => priority);
  return {
    rows: shown.map(({ groupIds, branches, tenors, ...rest }) => ({
      ...rest,
      branches: [...branches],
      tenors: [...tenors],
      groups: groupIds.flatMap((id) => names.get(id) ?? []),
    })),
    more: same.length > mostShown,
    settledBy: same.length > 0 ? freePriority(reach.priority, taken) : null,
  };
}
