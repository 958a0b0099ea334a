import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { inactiveInSpektra, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { activeDealersAt } from '../outlet/dealer-seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import type { OutletSalesForceTable, SalesForceTable } from './table.ts';

const mappings = 124;
const offices = seedOffices.filter(({ officeCode }) => !inactiveInSpektra.has(officeCode));

/** NPK of a seeded sales person, counted from 0: two of each active office. */
export const salesForceNpk = (k: number): string => String(700_001 + k);
export const salesForceId = (k: number): string => seedId('sales-force', salesForceNpk(k));

/** 120 sales people, and 124 mappings of dealers of NMC (docs/model/branches-stores.md#sales-force). */
export const seed: Seed = {
  name: 'sales-force',
  async run(tx, { date }) {
    const people = offices.flatMap(({ officeCode }, office) =>
      [0, 1].map((second): Insertable<SalesForceTable> => {
        const k = office * 2 + second;
        return {
          ...frameOf(date),
          id: salesForceId(k),
          npk: salesForceNpk(k),
          sales_code: `SF${String(k + 1).padStart(4, '0')}`,
          name: personName(1_000 + k),
          branch_id: branchId('SPEKTRA', officeCode),
          core_code: salesForceNpk(k),
          last_synced_at: date,
          core_hash: null,
          core_run: null,
        };
      }),
    );
    await tx.insertInto('sales_force').values(people).execute();
    const served = offices.flatMap(({ officeCode }, office) =>
      activeDealersAt('NMC', officeCode).map((outletId) => ({ outletId, k: office * 2 })),
    );
    const first = served.map(({ outletId, k }) => ({ outletId, k, isPrimary: true }));
    const second = served.map(({ outletId, k }) => ({ outletId, k: k + 1, isPrimary: false }));
    const rows = [...first, ...second]
      .slice(0, mappings)
      .map(({ outletId, k, isPrimary }): Insertable<OutletSalesForceTable> => ({
        ...frameOf(date),
        id: seedId('dealer-nmc-sf', `${outletId}:${salesForceNpk(k)}`),
        business_line: 'NMC',
        outlet_id: outletId,
        sales_force_id: salesForceId(k),
        is_primary: isPrimary,
        start_date: monthFrom(date, -6),
      }));
    await tx.insertInto('outlet_sales_force').values(rows).execute();
    await sql`analyze sales_force`.execute(tx);
    await sql`analyze outlet_sales_force`.execute(tx);
  },
};
