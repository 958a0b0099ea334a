import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { dealerId, seededDealerBrands } from '../outlet/dealer-seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';

const counts = { NMC: 150, UFI: 60 } as const;
/** Most schemes run; every ninth is over, every seventh begins later. Months from the month of the seed date. */
const monthsOf = (at: number): readonly [from: number, to: number] => {
  if (at % 9 === 8) return [-8, -2];
  return at % 7 === 6 ? [2, 8] : [-1, 5];
};

/** The columns of both lines: two schemes for a dealer, of short and of long tenors. */
const columnsOf = (line: 'NMC' | 'UFI', at: number, date: Date) => {
  const k = Math.floor(at / 2);
  const isLong = at % 2 === 1;
  const [from, to] = monthsOf(at);
  const [brand = ''] = seededDealerBrands(line, k);
  return {
    ...frameOf(date),
    id: seedId('marketing-scheme', `${line}:${at}`),
    dealer_id: dealerId(line, k),
    scheme_name: `Skema ${brand} ${isLong ? 'tenor panjang' : 'tenor pendek'} ${at + 1}`,
    brand,
    tenor_from: isLong ? 18 : 11,
    tenor_to: isLong ? 23 : 17,
    dp_from_pct: 15,
    dp_to_pct: 50,
    dealer_incentive: 250_000 + (at % 5) * 50_000,
    dp_subsidy: at % 3 === 0 ? 500_000 : null,
    dp_subsidy_by: at % 3 === 0 ? (at % 2 === 0 ? 'COMPANY' : 'DEALER') : null,
    dealer_subsidy: at % 4 === 0 ? '1.5000' : null,
    unit_target: at % 6 === 0 ? 20 : null,
    effective_from: monthFrom(date, from),
    effective_to: dayAfter(monthFrom(date, to), -1),
  };
};

/** 150 marketing schemes of NMC, 60 of UFI (docs/model/branches-stores.md#marketing-schemes). */
export const marketingSchemeSeed: Seed = {
  name: 'marketing-schemes',
  async run(tx, { date }) {
    await tx
      .insertInto('marketing_scheme_nmc')
      .values(
        Array.from({ length: counts.NMC }, (_, at) => ({
          ...columnsOf('NMC', at, date),
          financial_scheme_id: seedId('financial-scheme-nmc', `FS${String((at % 12) + 1).padStart(4, '0')}`),
        })),
      )
      .execute();
    await tx
      .insertInto('marketing_scheme_ufi')
      .values(
        Array.from({ length: counts.UFI }, (_, at) => ({
          ...columnsOf('UFI', at, date),
          vehicle_type: 'MOTOR',
          mediator_fee: at % 2 === 0 ? 150_000 : null,
        })),
      )
      .execute();
  },
};
