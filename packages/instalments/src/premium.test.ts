import fc from 'fast-check';
import { instalmentOf } from './instalment.ts';
import { premiumByBand, premiumByTenor, premiumTerm, vehiclePremium, type VehicleRate } from './premium.ts';
import { vectors } from './vectors/index.ts';

const termsOf = (id: string) => vectors.find((vector) => vector.id === id)!.terms;
const rates: readonly VehicleRate[] = [
  ...['1.05', '0.95', '0.85', '0.75'].map((rate, index) => ({ coverage: 'TLO' as const, rate, index })),
  ...['3.18', '3.00', '2.85', '2.70'].map((rate, index) => ({ coverage: 'COMPREHENSIVE' as const, rate, index })),
].map(({ coverage, rate, index }) => ({ coverage, rate, year: index + 1, depreciation: 100 - 10 * index }));
const vehicle = { price: 24_000_000, tenor: 36, payment: 'S', rates } as const;

test('the premium of V3 is 4.5 % of the price, spread over the instalments', () => {
  const plan = premiumByBand({ price: 3_999_000, tenor: 12, tariff: { payment: 'M', type: 'PCT', value: '4.5000' } });
  expect(plan).toEqual({ payment: 'M', total: 179_955, years: [179_955], monthly: 14_996 });
  const { premium, ...terms } = termsOf('V3');
  expect(premiumTerm(plan, 'FINANCED')).toEqual(premium);
  expect(instalmentOf({ ...terms, premium: premiumTerm(plan, 'FINANCED') }).instalment).toBe(444_000);
});

test('the premium of V4 is the sum of three years, each on its depreciated price, also of 35 months', () => {
  const plan = vehiclePremium({ ...vehicle, coverage: 'TLO' })!;
  expect(plan).toMatchObject({ total: 620_400, years: [252_000, 205_200, 163_200] });
  expect(premiumTerm(plan, 'FINANCED')).toEqual(termsOf('V4').premium);
  expect(vehiclePremium({ ...vehicle, tenor: 35, coverage: 'TLO' })?.total).toBe(620_400);
  expect(vehiclePremium({ ...vehicle, tenor: 37, coverage: 'TLO' })?.years).toHaveLength(4);
});

test('combined coverage is comprehensive in its first year, then total loss only', () => {
  expect(vehiclePremium({ ...vehicle, coverage: 'COMBINED' })?.years).toEqual([763_200, 205_200, 163_200]);
  expect(vehiclePremium({ ...vehicle, coverage: 'COMPREHENSIVE' })?.years).toEqual([763_200, 648_000, 547_200]);
});

test('a year without a rate has no premium', () => {
  expect(vehiclePremium({ ...vehicle, tenor: 49, coverage: 'TLO' })).toBeNull();
});

test('yearly premiums are due for each year that begins in the term; only the first is paid at signing', () => {
  const plan = premiumByBand({ price: 3_000_000, tenor: 18, tariff: { payment: 'Y', type: 'AMOUNT', value: 75_000 } });
  expect(plan).toEqual({ payment: 'Y', total: 150_000, years: [75_000, 75_000], monthly: 0 });
  expect(premiumTerm(plan, 'UPFRONT')).toEqual({ payment: 'Y', amount: 75_000, charge: 'UPFRONT' });
});

test('a tariff by tenor has a minimum', () => {
  const tariff = { percent: '2.5', minimum: 50_000, tenor: 6 };
  expect(premiumByTenor({ price: 1_000_000, ...tariff }).total).toBe(50_000);
  expect(premiumByTenor({ price: 3_333_333, ...tariff }).total).toBe(83_333);
});

test('years sum to the total, and a dearer vehicle never has a lower premium', () => {
  const price = fc.integer({ min: 1_000_000, max: 900_000_000 });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 48 }), fc.constantFrom('TLO', 'COMBINED'), (of, tenor, coverage) => {
      const plan = vehiclePremium({ price: of, tenor, coverage, payment: 'S', rates })!;
      expect(plan.years.reduce((total, year) => total + year, 0)).toBe(plan.total);
      const dearer = vehiclePremium({ price: of + 1, tenor, coverage, payment: 'S', rates })!;
      expect(dearer.total).toBeGreaterThanOrEqual(plan.total);
    }),
    { numRuns: 60 },
  );
});
