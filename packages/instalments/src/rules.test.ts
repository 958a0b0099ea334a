import { instalmentOf } from './instalment.ts';
import { TermsRefused } from './refusal.ts';
import type { Terms } from './terms.ts';
import { vectors } from './vectors/index.ts';

const of = (id: string): Terms => vectors.find((vector) => vector.id === id)!.terms;
const refusal = (terms: Terms): unknown => {
  try {
    return instalmentOf(terms);
  } catch (error) {
    return error instanceof TermsRefused ? [error.code, error.parameters] : error;
  }
};

test('a down payment below the minimum is refused with the minimum in rupiah', () => {
  const financed = { price: 6_000_000, downPayment: { amount: 599_999 }, minimumPercent: 10 };
  expect(refusal({ ...of('V1'), financed })).toEqual(['DP_TOO_LOW', { minimum: '600000' }]);
  expect(instalmentOf({ ...of('V1'), financed: { ...financed, downPayment: { amount: 600_000 } } }).base).toBe(
    5_400_000,
  );
});

test('a loan above its share of the appraised value is refused with the most that is possible', () => {
  const financed = { appraised: 15_000_000, loan: 9_000_001, maxLtvPercent: 60 };
  expect(refusal({ ...of('V6'), financed })).toEqual(['LTV_EXCEEDED', { maximum: '9000000' }]);
});

test.each([
  ['FLAT_MONTHLY', '5.0001', '5.0000'],
  ['FLAT_ANNUAL', '60.0001', '60.0000'],
  ['EFFECTIVE_ANNUAL', '0.00001', '60.0000'],
] as const)('a rate outside the bounds of %s is refused', (method, rate, maximum) => {
  expect(refusal({ ...of('V1'), method, rate })).toEqual(['RATE_OUT_OF_BOUNDS', { minimum: '0.0001', maximum }]);
});

test('nothing is calculated when nothing is financed', () => {
  expect(refusal({ ...of('V1'), financed: { price: 100, downPayment: { amount: 100 } } })).toEqual([
    'NOTHING_FINANCED',
    {},
  ]);
});

test('fees in percent are those of Base, in whole rupiah; the share of the store never makes a fee negative', () => {
  const terms: Terms = {
    ...of('V1'),
    fees: [
      { type: 'ADMIN', value: { percent: '1.2345' }, charge: 'FINANCED' },
      { type: 'PROVISI', value: { amount: 50_000 }, charge: 'UPFRONT' },
    ],
    storeAdminFee: 1_000_000,
  };
  expect(instalmentOf(terms)).toMatchObject({ principal: 5_400_000, firstPayment: 650_000 });
  expect(instalmentOf({ ...terms, storeAdminFee: 0 }).principal).toBe(5_400_000 + 66_663);
});

test('the premium of the first year is paid at signing and is not part of the instalment', () => {
  const premium = { payment: 'Y', amount: 100_000, charge: 'UPFRONT' } as const;
  expect(instalmentOf({ ...of('V8'), premium })).toMatchObject({ instalment: 885_000, firstPayment: 3_100_000 });
});

test('the first payment is the sum of its parts, whatever is paid at signing', () => {
  for (const name of ['V1', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8'] as const) {
    const { downPayment, upfrontPremium, upfrontFees, stampDuty, inAdvance, firstPayment } = instalmentOf(of(name));
    expect(downPayment + upfrontPremium + upfrontFees + stampDuty + inAdvance).toBe(firstPayment);
  }
  const premium = { payment: 'Y', amount: 100_000, charge: 'UPFRONT' } as const;
  expect(instalmentOf({ ...of('V5'), premium, stampDuty: 10_000 })).toMatchObject({
    upfrontPremium: 100_000,
    financedPremium: 0,
    monthlyPremium: 0,
    stampDuty: 10_000,
  });
});
