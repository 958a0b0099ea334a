import { branchRates, faultsOfMethod, promoLines, storeRates, tenorsWithout } from './rate-sheets.ts';
import { checkRecord } from './validation.ts';

const check = (field: unknown, rates: unknown) => {
  const checked = checkRecord({ rates: field as ReturnType<typeof promoLines> }, { rates });
  return checked.ok ? checked.values.rates : checked.errors.map((error) => `${error.field} ${error.code}`);
};
const nothing = { rateRegular: null, rateRepeat: null, storeSubsidy: null, fifIncome: null, storeAdminFee: null };

test('blank and 0 are no concession, and a tenor without any is left out', () => {
  expect(
    check(promoLines(), [
      { tenor: 6, rateRegular: '0', storeAdminFee: 0 },
      {},
      { tenor: 12, rateRegular: '2,5', storeSubsidy: '0' },
    ]),
  ).toEqual([{ ...nothing, tenor: 12, rateRegular: '2.5000' }]);
  expect(check(promoLines(), [{ tenor: 6, rateRegular: '' }])).toEqual(['rates REQUIRED']);
});

test('faults name the row on the screen, also behind one that is left out', () => {
  expect(
    check(promoLines(), [{ tenor: 6 }, { tenor: 12, rateRegular: 2, rateRepeat: 3 }, { tenor: 18, fifIncome: 1 }]),
  ).toEqual(['rates[1].rateRepeat RATE_RO_ABOVE_REGULAR', 'rates[2].fifIncome INCOME_ABOVE_SUBSIDY']);
  expect(check(promoLines(), [{ tenor: 6 }, { tenor: 12, storeSubsidy: 31 }])).toEqual(['rates[1].storeSubsidy RANGE']);
});

test('income needs a subsidy that bears it', () => {
  const income = (storeSubsidy: unknown) =>
    check(storeRates(), [{ tenorFrom: 1, tenorTo: 6, storeSubsidy, fifIncome: 2 }]);
  expect([income(null), income('1.5')].flat()).toEqual(Array(2).fill('rates[0].fifIncome INCOME_ABOVE_SUBSIDY'));
  expect(income(2)).toEqual([{ ...nothing, tenorFrom: 1, tenorTo: 6, storeSubsidy: '2.0000', fifIncome: '2.0000' }]);
});

test('a branch says a regular rate for every band, and 0 does not do', () => {
  expect(check(branchRates(), [{ tenorFrom: 1, tenorTo: 6 }])).toEqual(['rates[0].rateRegular REQUIRED']);
  expect(check(branchRates(), [{ tenorFrom: 1, tenorTo: 6, rateRegular: 0 }])).toEqual(['rates[0].rateRegular RANGE']);
});

test('the method of the line bounds the rates', () => {
  expect(faultsOfMethod('rates', 'FLAT_MONTHLY', [{ rateRegular: '5.0000', rateRepeat: null }])).toEqual([]);
  expect(faultsOfMethod('rates', 'FLAT_MONTHLY', [{ rateRegular: '5.0001', rateRepeat: '4.0000' }])).toEqual([
    { field: 'rates[0].rateRegular', code: 'RANGE', parameters: { minimum: 0.0001, maximum: 5 } },
  ]);
});

test('tenors that no band holds are named', () => {
  expect(
    tenorsWithout(
      [6, 12, 18],
      [
        { tenorFrom: 1, tenorTo: 6 },
        { tenorFrom: 13, tenorTo: 24 },
      ],
    ),
  ).toEqual([12]);
});
