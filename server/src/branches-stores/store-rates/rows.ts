import type { StoreRateSheet } from '@console/contracts/branches-stores/store-rate';
import type { RateRowOf, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import { tenorBounds } from '@console/contracts/core/credit-terms';
import { tenorsOf } from '../simulation/least-yield.ts';

/** A row of the sheet of a store: rates and what the store pays, for a band of tenors. */
export type StoreRateRow = StoreRateSheet['rates'][number];

/** What a store pays for each tenor of its sheet. @param of what the sheet is for; left out to judge it by itself */
export const paidBy = (rows: readonly StoreRateRow[], of?: RateRowOf): NonNullable<SimulationOverrides['paid']> =>
  rows.flatMap(({ tenorFrom: from, tenorTo: to, storeSubsidy, fifIncome, storeAdminFee }) =>
    tenorsOf({ from, to }).map((tenor) => ({
      tenor,
      storeSubsidy,
      fifIncome,
      storeAdminFee,
      ...(of ? { of } : {}),
    })),
  );

const paysNothing = { storeSubsidy: null, fifIncome: null, storeAdminFee: null };

/** The same for all tenors: nothing for those that the sheet leaves out. */
export const paidAtAll = (rows: readonly StoreRateRow[], of: RateRowOf): NonNullable<SimulationOverrides['paid']> => {
  const paid = new Map(paidBy(rows, of).map((each) => [each.tenor, each]));
  return tenorsOf({ from: tenorBounds.minimum, to: tenorBounds.maximum }).map(
    (tenor) => paid.get(tenor) ?? { tenor, of, ...paysNothing },
  );
};

/** The sheet of a store, as the simulation takes it. */
export const sheetOverrides = ({
  productGroupId,
  rates,
}: Pick<StoreRateSheet, 'productGroupId' | 'rates'>): SimulationOverrides => {
  const of = { groups: productGroupId === null ? null : [productGroupId], level: storeLevel } as const;
  return {
    rates: rates.map(({ tenorFrom, tenorTo, rateRegular, rateRepeat }) => ({
      tenorFrom,
      tenorTo,
      rateRegular,
      rateRepeat,
      of,
    })),
    paid: paidBy(rates, of),
  };
};
