import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { activeDealersAt, seededDealers } from '../outlet/dealer-seed.ts';
import { officesUnderQanun } from '../qanun-branch/seed.ts';
import { frameOf, monthFrom } from '../seed-days.ts';

const ofLine: Readonly<Record<DealerLine, number>> = { NMC: 36, UFI: 24 };
/** Months from that of the seed date: most hold, some begin later, some are over. */
const periods = [
  [-1, 5],
  [-1, 5],
  [-1, 5],
  [2, 8],
  [-5, -1],
] as const;
const bands = [
  [1, 12],
  [13, 24],
  [25, 36],
] as const;

/** A seeded row: its dealer, band and period. */
export interface SeededTerms {
  readonly line: DealerLine;
  readonly at: number;
  readonly columns: ReturnType<typeof columnsOf>;
}

/** The first active dealer of each office outside of Qanun. */
const dealersOf = (line: DealerLine): string[] => {
  const offices = [...new Set(seededDealers(line).map(({ officeCode }) => officeCode))];
  return offices
    .filter((code) => !officesUnderQanun.includes(code))
    .flatMap((code) => activeDealersAt(line, code).slice(0, 1));
};

const columnsOf = (register: string, line: DealerLine, dealerId: string, at: number, date: Date) => {
  const [tenorFrom, tenorTo] = bands[at % bands.length]!;
  const [from, to] = periods[at % periods.length]!;
  return {
    ...frameOf(date),
    id: seedId(register, `${line}:${at}`),
    business_line: line,
    dealer_id: dealerId,
    tenor_from: tenorFrom,
    tenor_to: tenorTo,
    agreement_no: `PKS/${line}/${String(at + 1).padStart(3, '0')}`,
    effective_from: monthFrom(date, from),
    effective_to: dayAfter(monthFrom(date, to), -1),
  };
};

/**
 * 60 rows of a register, 36 of NMC and 24 of UFI, a dealer each.
 * @param last whether they are of the last dealers of the line, so that others have none
 */
export const seededTerms = (register: string, date: Date, last = false): readonly SeededTerms[] =>
  (['NMC', 'UFI'] as const).flatMap((line) => {
    const dealers = last ? dealersOf(line).toReversed() : dealersOf(line);
    return dealers
      .slice(0, ofLine[line])
      .map((dealerId, at) => ({ line, at, columns: columnsOf(register, line, dealerId, at, date) }));
  });

/** 60 admin fees of dealers (docs/model/branches-stores.md#terms-of-dealers). */
export const dealerAdminFeeSeed: Seed = {
  name: 'dealer-admin-fees',
  async run(tx, { date }) {
    await tx
      .insertInto('dealer_admin_fee')
      .values(
        seededTerms('dealer-admin-fee', date).map(({ line, at, columns }) => ({
          ...columns,
          admin_fee_regular: (line === 'NMC' ? 900_000 : 600_000) + 25_000 * (at % 4),
          admin_fee_repeat: at % 3 === 0 ? null : line === 'NMC' ? 850_000 : 550_000,
        })),
      )
      .execute();
  },
};

/** 60 rates of other dealers, some with a quota. */
export const dealerRateSeed: Seed = {
  name: 'dealer-rates',
  async run(tx, { date }) {
    await tx
      .insertInto('dealer_rate')
      .values(
        seededTerms('dealer-rate', date, true).map(({ line, at, columns }) => {
          // A repeat order without a rate of its own pays the regular one, which is not above that of the branch then.
          const hasRepeat = at % 4 !== 3;
          const [regular, repeat] = line === 'NMC' ? ['28.5000', '27.0000'] : ['31.5000', '29.5000'];
          const only = line === 'NMC' ? '27.2500' : '29.7500';
          return {
            ...columns,
            product_group_id: null,
            brand: null,
            rate_regular: hasRepeat ? regular : only,
            rate_repeat: hasRepeat ? repeat : null,
            quota_contracts: at % 5 === 0 ? 50 : null,
          };
        }),
      )
      .execute();
  },
};
