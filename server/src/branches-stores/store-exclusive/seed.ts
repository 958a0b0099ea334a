import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { seededRate } from '../branch-rates/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import { seededStores } from '../store-rates/seed.ts';

const maxStores = 40;
/** Every eighth store has a refused row. */
const refusedEach = 8;
/** Months from that of the seed date: most hold, some begin later, some are over. */
const periods = [
  [-1, 5],
  [-1, 1],
  [-1, 5],
  [2, 8],
  [-5, -1],
] as const;
const bands = [
  [1, 6],
  [7, 12],
  [13, 18],
] as const;

/** Percent with four decimals, of hundredths. */
const percent = (hundredths: number): string => (hundredths / 100).toFixed(4);

/** The seeded exclusive rates of a store, a fifth of a percent below its branch. @param k place of the office */
export function exclusiveSeedRates(k: number, tenor: number) {
  const [regular, repeat] = seededRate('SPEKTRA', tenor, k);
  return { rateRegular: percent(regular - 20), rateRepeat: percent(repeat - 20) };
}

/** Exclusive rates of 40 stores, two rows each, a fifth of a percent below the branch; every fifth has a quota. */
export const storeExclusiveRateSeed: Seed = {
  name: 'store-exclusive-rates',
  async run(tx, { date }) {
    const rows = seededStores()
      .slice(0, maxStores)
      .flatMap(({ storeId, k }, at) =>
        [0, 1].map((which) => {
          const [tenorFrom, tenorTo] = bands[(at + which) % bands.length]!;
          const [from, to] = periods[(at + which) % periods.length]!;
          const { rateRegular, rateRepeat } = exclusiveSeedRates(k, tenorFrom);
          return {
            ...frameOf(date),
            id: seedId('store-exclusive-rate', `${storeId}:${which}`),
            store_id: storeId,
            product_group_id: null,
            tenor_from: tenorFrom,
            tenor_to: tenorTo,
            rate_regular: rateRegular,
            rate_repeat: rateRepeat,
            quota_contracts: at % 5 === 0 ? 50 : null,
            agreement_no: `PKS/TOKO/${String(at + 1).padStart(3, '0')}`,
            effective_from: monthFrom(date, from),
            effective_to: dayAfter(monthFrom(date, to), -1),
            approval: which === 1 && at % refusedEach === 7 ? ('REJECTED' as const) : ('APPROVED' as const),
          };
        }),
      );
    await tx.insertInto('store_exclusive_rate').values(rows).execute();
  },
};
