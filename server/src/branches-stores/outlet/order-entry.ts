import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { fieldsWait } from '../../records/changes/waiting-for-records.ts';

interface NamedOutlet {
  readonly line: BusinessLine;
  readonly outletCode: string;
  /** The branch of the order. */
  readonly branchId: string;
}

/** An outlet that takes an order. */
export interface TakingOutlet {
  readonly id: string;
  readonly code: string;
  /** Whole rupiah that its orders of a month may finance; `null`: any amount. */
  readonly monthlyLimit: number | null;
}

/**
 * The outlet that an order names by its code. It is locked until the transaction ends: its orders are entered one after
 * another, and its state stays as it is.
 * @throws Refusal VALIDATION for an unknown code or an outlet of another branch, OUTLET_NOT_ACTIVE
 * @example await outletOfOrder(tx, { line: 'SPEKTRA', outletCode: 'S100100001', branchId });
 */
export async function outletOfOrder(tx: Tx, { line, outletCode, branchId }: NamedOutlet): Promise<TakingOutlet> {
  const outlet = await tx
    .selectFrom('outlet')
    .select(['id', 'code', 'branch_id', 'status', 'monthly_limit'])
    .where('business_line', '=', line)
    .where('code', '=', outletCode.toUpperCase())
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!outlet) throw invalid({ field: 'outletCode', code: 'NOT_FOUND' });
  if (outlet.branch_id !== branchId) throw invalid({ field: 'outletCode', code: 'NOT_ALLOWED' });
  const { id, code } = outlet;
  if (outlet.status !== 'active') throw new Refusal('OUTLET_NOT_ACTIVE', { parameters: { outlet: code } });
  return { id, code, monthlyLimit: outlet.monthly_limit === null ? null : Number(outlet.monthly_limit) };
}

/** The fields of the account that orders are paid out to. */
const account = ['bankCode', 'accountNo', 'accountName'];

/**
 * Whether another account of an outlet awaits approval: nothing is paid out to it until then. The outlet is locked,
 * so that nobody proposes one until the transaction ends.
 */
export async function accountWaits(tx: Tx, line: BusinessLine, outletId: string): Promise<boolean> {
  await tx.selectFrom('outlet').select('id').where('id', '=', outletId).forShare().execute();
  return fieldsWait(tx, { module: outletLines[line].module, id: outletId, fields: account });
}
