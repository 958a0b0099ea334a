import { servedOutlets, type ServedLine } from '@console/contracts/branches-stores/sales-force/outlets';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { inactiveInSpektra, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { activeDealersAt } from '../outlet/dealer-seed.ts';
import { openStoresAt } from '../outlet/store-seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import type { OutletSalesForceTable, SalesForceTable } from './table.ts';

/** Seeded mappings by line. */
const mappings = { SPEKTRA: 300, NMC: 124 } as const;
/** The last store of every sixth office has nobody: ten of them. */
const officesWithout = 6;
const offices = seedOffices.filter(({ officeCode }) => !inactiveInSpektra.has(officeCode));

/** NPK of a seeded sales person, counted from 0: two of each active office. */
export const salesForceNpk = (k: number): string => String(700_001 + k);
const salesCode = (k: number): string => `SF${String(k + 1).padStart(4, '0')}`;

/** Code of one of the two seeded sales people of an office, `null` where it has none. */
export function seedSalesCode(officeCode: string, n: number): string | null {
  const office = offices.findIndex((each) => each.officeCode === officeCode);
  return office === -1 ? null : salesCode(office * 2 + (n % 2));
}

export const salesForceId = (k: number): string => seedId('sales-force', salesForceNpk(k));

/** An outlet with the number of the sales person who serves it first, and of the other one of the office. */
interface Served {
  readonly outletId: string;
  readonly first: number;
  readonly second: number;
}

/** The outlets of a line with their sales people: those of an office take its stores in turn. */
const servedIn = (line: ServedLine): readonly Served[] =>
  offices.flatMap(({ officeCode }, office) => {
    const outlets =
      line === 'NMC'
        ? activeDealersAt('NMC', officeCode)
        : openStoresAt(officeCode).slice(0, office % officesWithout === 0 ? -1 : undefined);
    return outlets.map((outletId, at) => {
      const turn = line === 'NMC' ? 0 : at % 2;
      return { outletId, first: office * 2 + turn, second: office * 2 + (1 - turn) };
    });
  });

/** Mappings of a line: each outlet has a primary sales person, and the first ones the other of the office too. */
const mappingsOf = (line: ServedLine, date: Date): readonly Insertable<OutletSalesForceTable>[] => {
  const served = servedIn(line);
  const primary = served.map(({ outletId, first }) => ({ outletId, k: first, isPrimary: true }));
  const others = served.map(({ outletId, second }) => ({ outletId, k: second, isPrimary: false }));
  return [...primary, ...others].slice(0, mappings[line]).map(({ outletId, k, isPrimary }) => ({
    ...frameOf(date),
    id: seedId(servedOutlets[line].module, `${outletId}:${salesForceNpk(k)}`),
    business_line: line,
    outlet_id: outletId,
    sales_force_id: salesForceId(k),
    is_primary: isPrimary,
    start_date: monthFrom(date, -6),
  }));
};

/**
 * 120 sales people, 300 mappings of stores and 124 of dealers of NMC
 * (docs/model/branches-stores.md#sales-force).
 */
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
          sales_code: salesCode(k),
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
    for (const line of ['NMC', 'SPEKTRA'] as const)
      await tx.insertInto('outlet_sales_force').values(mappingsOf(line, date)).execute();
    await sql`analyze sales_force`.execute(tx);
    await sql`analyze outlet_sales_force`.execute(tx);
  },
};
