import { sql } from 'kysely';
import { accountWaits, outletOfOrder, rupiahWord, type TakingOutlet } from '../../branches-stores/index.ts';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import type { EnteredOrder } from './entered-order.ts';
import type { Order } from './move.ts';

type Application = Pick<EnteredOrder, 'line' | 'outletCode' | 'purchaseDate' | 'financedAmount'> & {
  readonly branchId: string;
};

/** What orders of the month finance counts, but for those that came to nothing. */
async function requireWithinLimit(
  tx: Tx,
  { id, code, monthlyLimit }: TakingOutlet,
  { line, purchaseDate, financedAmount }: Application,
): Promise<void> {
  if (monthlyLimit === null) return;
  const owner = sql.ref(line === 'SPEKTRA' ? 'store_id' : 'dealer_id');
  const first = sql`${`${jakartaDay(purchaseDate).slice(0, 7)}-01`}::timestamp`;
  const { rows } = await sql<{ financed: string }>`select coalesce(sum(financed_amount), 0) as financed
    from purchase_order where ${owner} = ${id} and purchase_date >= ${first} at time zone 'Asia/Jakarta'
      and purchase_date < (${first} + interval '1 month') at time zone 'Asia/Jakarta'
      and status not in ('REJECTED', 'CANCELLED', 'EXPIRED')`.execute(tx);
  if (Number(rows[0]!.financed) + financedAmount <= monthlyLimit) return;
  throw new Refusal('OUTLET_LIMIT', { parameters: { outlet: code, limit: rupiahWord(String(monthlyLimit)) } });
}

/**
 * The outlet that sells the goods of an application; `null` for a cash loan without a dealer.
 * @throws Refusal VALIDATION for an outlet that is missing, unknown or of another branch, OUTLET_NOT_ACTIVE,
 *   OUTLET_LIMIT
 */
export async function outletOfApplication(tx: Tx, application: Application): Promise<string | null> {
  const { line, outletCode, branchId } = application;
  if (outletCode === null) {
    if (line === 'UFI') return null;
    throw invalid({ field: 'outletCode', code: 'REQUIRED' });
  }
  const outlet = await outletOfOrder(tx, { line, outletCode, branchId });
  await requireWithinLimit(tx, outlet, application);
  return outlet.id;
}

/** Whether the account of the outlet that is paid stands as it is. */
export async function accountSettled(tx: Tx, order: Order): Promise<boolean> {
  const outletId = order.store_id ?? order.dealer_id;
  return outletId === null || !(await accountWaits(tx, order.business_line, outletId));
}
