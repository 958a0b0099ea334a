import type { SimulationQuestion } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { insuranceAreaOfBranch } from '../../people/organisation/insurance-area.ts';
import { allowsBranch } from '../../people/scope/predicate.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Takaful } from '../../products/index.ts';
import type { Seller } from './concessions.ts';
import { qanunBranches, takafulOn } from '../under-qanun/in-force.ts';

/** A branch, as a simulation needs it. */
export interface OfBranch {
  readonly id: string;
  readonly name: string;
  readonly isQanun: boolean;
  readonly takaful: Takaful | null;
  readonly insuranceArea: string | null;
}

/** What names a branch: its id, or its office code. */
type Named = Pick<SimulationQuestion, 'branchId' | 'officeCode'>;

/** What names the outlet that sells: a dealer or a store, by its id or code. */
type NamedSeller = Pick<SimulationQuestion, 'dealerId' | 'dealerCode' | 'storeId' | 'storeCode'>;

/** An outlet that sells, with its branch. */
interface Selling extends Seller {
  readonly branchId: string;
}

/**
 * The dealer or store of a question, in any state, with its branch; `null` where it names none.
 * @throws Refusal NOT_FOUND
 */
export async function sellerOf(
  db: Db | Tx,
  line: BusinessLine,
  { dealerId, dealerCode, storeId, storeCode }: NamedSeller,
  caller: Caller,
): Promise<Selling | null> {
  const [id, code] = [dealerId ?? storeId, dealerCode ?? storeCode];
  if (id === undefined && code === undefined) return null;
  const found = await db
    .selectFrom('outlet as o')
    .leftJoin('store_group as g', 'g.id', 'o.store_group_id')
    .select(['o.code', 'o.branch_id as branchId', 'g.group_code as storeGroup'])
    .$if(id !== undefined, (query) => query.where('o.id', '=', id ?? ''))
    .$if(code !== undefined, (query) => query.where('o.code', '=', code ?? ''))
    .where('o.business_line', '=', line)
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found || !allowsBranch(caller.scope, found.branchId)) throw notFound();
  return found;
}

/** The branch, within what the caller may see. */
export async function branchOf(
  db: Db | Tx,
  line: BusinessLine,
  { branchId, officeCode }: Named,
  caller: Caller,
  day: string,
): Promise<OfBranch> {
  const branch = await db
    .selectFrom('branch_view')
    .select(['id', 'name', 'office_code'])
    .$if(branchId !== undefined, (query) => query.where('id', '=', branchId ?? ''))
    .$if(branchId === undefined, (query) => query.where('office_code', '=', officeCode ?? ''))
    .where('business_line', '=', line)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!branch || !allowsBranch(caller.scope, branch.id)) throw notFound();
  const noon = new Date(`${day}T12:00:00+07:00`);
  return {
    id: branch.id,
    name: `${branch.office_code} ${branch.name}`,
    isQanun: (await qanunBranches(db, [branch.id], noon)).has(branch.id),
    takaful: await takafulOn(db, line, branch.id, day),
    insuranceArea: await insuranceAreaOfBranch(db, branch.id),
  };
}
