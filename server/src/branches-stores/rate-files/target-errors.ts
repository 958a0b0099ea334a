import { mostRows, targetErrors, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { tablesOf } from '../simulation/tables.ts';
import { appliedTo } from './target.ts';

/** A target that does not exist in this line, or makes more rates than one import may. */
export async function faultsOfTarget(
  db: Db,
  line: BusinessLine,
  target: RateTarget,
  rows: number,
): Promise<FieldError[]> {
  const faults = targetErrors(target);
  if (faults.length > 0) return faults;
  const { keys } = appliedTo(target, line);
  const groups = [...new Set(keys.flatMap(({ groupId }) => groupId ?? []))];
  const { rows: found } = await sql`select from ${sql.table(tablesOf[line].groups)} g
    where g.id = any(${groups}::uuid[]) and g.deleted_at is null`.execute(db);
  if (found.length < groups.length) return [{ field: 'productGroupIds', code: 'NOT_FOUND' }];
  const maximum = Math.floor(mostRows / keys.length);
  return rows > maximum ? [{ field: 'file', code: 'TOO_MANY_ROWS', parameters: { maximum } }] : [];
}
