import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { tablesOf } from '../simulation/tables.ts';

interface Office {
  readonly secureId: string;
  readonly openingDate: string | null;
}

const hasApproved = async (tx: Tx, table: string, branchId: string, today: string, isAdmin: boolean) => {
  const { rows } = await sql`select from ${sql.table(table)} r where r.branch_id = ${branchId}
    and r.deleted_at is null and r.approval = 'APPROVED'
    and (r.effective_to is null or r.effective_to >= ${today}::date)
    ${isAdmin ? sql`and r.fee_type = 'ADMIN'` : sql``} limit 1`.execute(tx);
  return rows.length > 0;
};

/** A branch opens with a rate and an ADMIN fee, below an active MRO. @throws Refusal of what it lacks */
export async function activate(
  tx: Tx,
  line: BusinessLine,
  { secureId }: Office,
  store: Record<string, unknown>,
  today: string,
): Promise<void> {
  const { rates, fees } = tablesOf[line];
  if (!(await hasApproved(tx, rates, secureId, today, false))) throw new Refusal('BRANCH_NO_RATE');
  if (!(await hasApproved(tx, fees, secureId, today, true))) throw new Refusal('BRANCH_NO_FEE');
  const mro = await tx
    .selectFrom('branch_view as b')
    .innerJoin('mro_view as o', 'o.id', 'b.mro_id')
    .select('o.status')
    .where('b.id', '=', secureId)
    .executeTakeFirst();
  if (mro?.status !== 'active') throw new Refusal('MRO_INACTIVE');
  store['closing_date'] = null;
}

/** A branch closes on the day given, at the earliest on the day that it opened. Nothing may use it. */
export function close(
  { openingDate }: Office,
  closingDate: string,
  store: Record<string, unknown>,
): readonly FieldError[] {
  if (openingDate !== null && openingDate > closingDate)
    return [{ field: 'closingDate', code: 'CLOSING_BEFORE_OPENING' }];
  store['closing_date'] = closingDate;
  return [];
}
