import { sql } from 'kysely';
import { seedOffices } from '../../people/organisation/offices.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { seededRate } from '../branch-rates/seed.ts';
import { activeStoresAt } from '../outlet/store-seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';

const maxStores = 60;
const bands = [
  [1, 6],
  [7, 12],
  [13, 18],
  [19, 24],
] as const;

/** A store with its office among those of its line. */
export interface SeededStore {
  readonly storeId: string;
  readonly officeCode: string;
  /** Place of the office among those of its line. */
  readonly k: number;
}

/** Active stores of SPEKTRA, one of each office after the other. */
export function seededStores(): readonly SeededStore[] {
  const offices = seedOffices.map(({ officeCode }, k) => ({ officeCode, k, stores: activeStoresAt(officeCode) }));
  const most = Math.max(...offices.map(({ stores }) => stores.length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    offices.flatMap(({ officeCode, k, stores }) => {
      const storeId = stores[at];
      return storeId === undefined ? [] : [{ storeId, officeCode, k }];
    }),
  );
}

/** Percent with four decimals, of hundredths. */
const percent = (hundredths: number): string => (hundredths / 100).toFixed(4);

/** A tenth of a percent below the branch; every third store pays a subsidy, every fourth a part of the admin fee. */
const rowsOf = (k: number, at: number, extra: number) =>
  bands.map(([tenorFrom, tenorTo]) => {
    const [regular, repeat] = seededRate('SPEKTRA', tenorFrom, k);
    return {
      tenorFrom,
      tenorTo,
      rateRegular: percent(regular - 10 + extra),
      rateRepeat: at % 5 === 4 ? null : percent(repeat - 10 + extra),
      storeSubsidy: at % 3 === 0 ? '2.0000' : null,
      fifIncome: at % 3 === 0 ? '0.5000' : null,
      storeAdminFee: at % 4 === 0 ? 50_000 : null,
    };
  });

/** Rates of 60 stores for all groups, of every tenth for gadgets besides. */
export const storeRateSeed: Seed = {
  name: 'store-rates',
  async run(tx, { date }) {
    const rows = seededStores()
      .slice(0, maxStores)
      .flatMap(({ storeId, k }, at) =>
        (at % 10 === 0 ? [null, 'GADGET'] : [null]).map((group) => ({
          ...frameOf(date),
          id: seedId('store-rate', `${storeId}:${group}`),
          store_id: storeId,
          product_group_id: group && seedId('product-group', group),
          rates: JSON.stringify(rowsOf(k, at, group ? 15 : 0)),
          effective_from: monthFrom(date, -6),
          effective_to: null,
        })),
      );
    await tx.insertInto('store_rate').values(rows).execute();
    await sql`analyze store_rate`.execute(tx);
  },
};
