import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { stores } from '@console/contracts/branches-stores/store';
import { sql } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Application } from '../../platform/http/application.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

/** Active outlets of a line that have a scheme. */
const activeOutlets =
  (line: 'SPEKTRA' | 'NMC'): CountUses =>
  async (db, ids, scope) => {
    const { rows } = await sql<{ id: string; count: number }>`select s.id, (select count(*)::int from outlet o
        where o.financial_scheme_ids @> array[s.id] and o.business_line = ${line} and o.status = 'active'
          and o.deleted_at is null and ${inBranches(scope, 'o.branch_id')}) as count
      from unnest(${ids}::uuid[]) s(id)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  };

/** Marketing schemes that hold or will hold, approved or waiting. */
const marketing =
  (app: Application): CountUses =>
  async (db, ids, scope) => {
    const today = jakartaDay(app.services.now());
    const { rows } = await sql<{ id: string; count: number }>`
      select m.financial_scheme_id as id, count(*)::int as count
      from marketing_scheme_nmc m join outlet o on o.id = m.dealer_id
      where m.financial_scheme_id = any(${ids}::uuid[]) and m.deleted_at is null and m.approval <> 'REJECTED'
        and m.effective_to >= ${today}::date and ${inBranches(scope, 'o.branch_id')}
      group by 1`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  };

/** Nothing, until a module says what of it uses schemes. */
const none: CountUses = () => Promise.resolve(new Map());

/** What uses schemes; the domain of promos counts its own. */
export function registerSchemeUses(app: Application): void {
  const [of, ofNmc] = [financialSchemes.module, financialSchemesNmc.module];
  const filter = (financialSchemeId: string) => ({ financialSchemeId, state: 'active' });
  registerUse(app, { of, by: stores, count: activeOutlets('SPEKTRA'), filter });
  registerUse(app, { of: ofNmc, by: dealersNmc, count: activeOutlets('NMC'), filter });
  registerUse(app, { of: ofNmc, by: marketingSchemesNmc.module, count: marketing(app) });
  registerUse(app, { of, by: 'promo', count: none });
  registerUse(app, { of: ofNmc, by: 'promo-nmc', count: none });
}
