import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { stores } from '@console/contracts/branches-stores/store';
import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

/** Active outlets of branches, which are of one line. */
const activeOutlets: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`select branch_id as id, count(*)::int as count
    from outlet where branch_id = any(${ids}::uuid[]) and status = 'active' and deleted_at is null
    group by branch_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** A branch is not closed while it has active outlets. */
export function registerOutletUses(app: Application): void {
  const filter = (branchId: string) => ({ branchId, state: 'active' });
  registerUse(app, { of: spektraBranches.module, by: stores, count: activeOutlets, filter });
  registerUse(app, { of: nmcBranches.module, by: dealersNmc, count: activeOutlets, filter });
  registerUse(app, { of: ufiBranches.module, by: dealersUfi, count: activeOutlets, filter });
}
