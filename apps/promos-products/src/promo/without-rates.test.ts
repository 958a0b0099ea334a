import { sheetLines } from '@console/contracts/promos-products/promo-rate';
import { isRateless, ratesCleared, withoutRates } from './without-rates.ts';

test('lines of zero interest and of an admin fee have no rates', () => {
  expect(['RATE', 'ZERO', 'SUBSIDY', 'ADMIN'].filter(isRateless)).toEqual(['ZERO', 'ADMIN']);
});

test('their grid has the other columns and what is checked of them', () => {
  const { sheet } = withoutRates(sheetLines('SPEKTRA'));
  expect(Object.keys(sheet!.columns)).toEqual(['tenor', 'storeSubsidy', 'fifIncome', 'storeAdminFee']);
  expect(sheet!.says).toEqual(['storeSubsidy', 'fifIncome', 'storeAdminFee']);
  expect(sheet!.notAbove!.map(({ column }) => column)).toEqual(['fifIncome']);
});

test('rates that were typed for another type go', () => {
  expect(ratesCleared([{ tenor: 6, rateRegular: '1.5', rateRepeat: null, storeSubsidy: '2' }])).toEqual([
    { tenor: 6, storeSubsidy: '2' },
  ]);
});
