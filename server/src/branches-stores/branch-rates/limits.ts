import type { RateLimits, RateLimitsQuestion } from '@console/contracts/branches-stores/branch/rate-limits';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { usualMethod } from '@console/contracts/core/rate-sheets';
import { rateBounds } from '@console/instalments';
import { sql } from 'kysely';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { groupTerms } from '../../products/index.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import { tenorsWithoutRate } from './coverage.ts';

type GroupIds = readonly (string | null)[];

/** The bounds of a rate that the methods of all groups allow. */
export async function boundsOfGroups(db: Db | Tx, line: BusinessLine, groups: GroupIds, day: string) {
  const bounds = [];
  for (const groupId of new Set(groups))
    bounds.push(rateBounds[(await groupTerms(db, line, groupId, day))?.parameters.rateMethod ?? usualMethod[line]]);
  return bounds.toSorted((one, other) => Number(one.maximum) - Number(other.maximum))[0]!;
}

/** What new rates of a branch are held to, while they are typed. @throws Refusal NOT_FOUND outside of the scope */
export async function rateLimits(
  app: Application,
  line: BusinessLine,
  { body, caller, db }: Context<unknown, RateLimitsQuestion>,
): Promise<RateLimits> {
  const { branchId, productGroupIds, collateralType = null, ageBand = null } = body;
  if (!allowsBranch(caller.scope, branchId)) throw notFound();
  const effectiveFrom = body.effectiveFrom ?? jakartaDay(app.services.now());
  const groups: GroupIds = productGroupIds.length > 0 ? productGroupIds : [null];
  const start = { effectiveFrom, collateralType, ageBand };
  const without = await tenorsWithoutRate(db, line, [branchId], groups, start);
  const { rows: named } = await sql<{ id: string; name: string }>`select id, name
    from ${sql.table(tablesOf[line].groups)} where id = any(${productGroupIds}::uuid[])`.execute(db);
  return {
    ...(await boundsOfGroups(db, line, groups, effectiveFrom)),
    groups: groups.map((id) => ({
      name: named.find((each) => each.id === id)?.name ?? null,
      without: [...without(branchId, id, [])],
    })),
  };
}
