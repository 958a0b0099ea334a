import { companies } from '@console/contracts/branches-stores/companies';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { stores } from '@console/contracts/branches-stores/store';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Application } from '../../platform/http/application.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';
import { outletCounts } from '../outlet-counts/of-owner.ts';

const activeOutlets =
  (line: BusinessLine): CountUses =>
  (db, ids, scope) =>
    outletCounts(db, ids, scope, { owner: 'company_id', lines: [line], onlyActive: true });

/** A company is not switched off while it has active stores or dealers. */
export function registerCompanyUses(app: Application): void {
  const of = companies.module;
  const filter = (companyId: string) => ({ companyId, state: 'active' });
  registerUse(app, { of, by: stores, count: activeOutlets('SPEKTRA'), filter });
  registerUse(app, { of, by: dealersNmc, count: activeOutlets('NMC'), filter });
  registerUse(app, { of, by: dealersUfi, count: activeOutlets('UFI'), filter });
}
