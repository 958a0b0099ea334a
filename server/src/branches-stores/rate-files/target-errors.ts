import { targetErrors, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { backdatedDays } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { tablesOf } from '../simulation/tables.ts';
import { appliedTo } from './target.ts';

/** A target that does not exist in this line, or begins too early. */
export async function faultsOfTarget(
  db: Db,
  line: BusinessLine,
  target: RateTarget,
  { isAdmin, now }: { readonly isAdmin: boolean; readonly now: Date },
): Promise<FieldError[]> {
  const faults = targetErrors(target);
  if (faults.length > 0) return faults;
  const today = jakartaDay(now);
  if (target.effectiveFrom < (isAdmin ? dayAfter(today, -backdatedDays) : today))
    return [{ field: 'effectiveFrom', code: 'BACKDATED' }];
  const { keys } = appliedTo(target, line);
  const groups = [...new Set(keys.flatMap(({ groupId }) => groupId ?? []))];
  const { rows: found } = await sql`select from ${sql.table(tablesOf[line].groups)} g
    where g.id = any(${groups}::uuid[]) and g.deleted_at is null`.execute(db);
  return found.length < groups.length ? [{ field: 'productGroupIds', code: 'NOT_FOUND' }] : [];
}
