import fc from 'fast-check';
import { companyViewOf } from './company-view.ts';
import { hardestPremium } from './hardest-premium.ts';
import type { Premium, Terms } from './terms.ts';

const amount = fc.integer({ min: 1, max: 3_000_000 });
const premiums: fc.Arbitrary<Premium[]> = fc.array(
  fc.oneof(
    fc.record({ payment: fc.constant('M' as const), amount }),
    fc.record({
      payment: fc.constantFrom('S' as const, 'Y' as const),
      amount,
      charge: fc.constantFrom('FINANCED' as const, 'UPFRONT' as const),
    }),
  ),
  { maxLength: 5 },
);
const contracts: fc.Arbitrary<Terms> = fc.record({
  method: fc.constant('EFFECTIVE_ANNUAL'),
  rate: fc.integer({ min: 10, max: 50 }).map(String),
  financed: fc
    .integer({ min: 1_000_000, max: 50_000_000 })
    .map((price) => ({ price, downPayment: { amount: 0 }, minimumPercent: '0' })),
  firstInstalment: fc.constantFrom('ADDB', 'ADDM'),
  tenor: fc.integer({ min: 3, max: 48 }),
  roundingStep: fc.constant(1),
  fees: fc
    .integer({ min: 0, max: 500_000 })
    .map((fee) => [{ type: 'ADMIN', value: { amount: fee }, charge: 'FINANCED' as const }]),
});
const yieldOf = (terms: Terms): number =>
  Number(companyViewOf(terms, { premiumToInsurer: terms.premium?.amount ?? 0 }).yieldRate);
/** Yields have four decimals, and instalments are whole rupiah. */
const nearly = 0.01;

test('of several premiums the one that brings a yield below a rate is found without a yield being searched for', () => {
  fc.assert(
    fc.property(contracts, premiums, fc.integer({ min: 15, max: 35 }), (terms, found, floor) => {
      const hardest = hardestPremium(terms, found, floor);
      const judged = yieldOf(hardest ? { ...terms, premium: hardest } : terms);
      const least = Math.min(yieldOf(terms), ...found.map((premium) => yieldOf({ ...terms, premium })));
      fc.pre(Math.abs(least - floor) > nearly);
      expect(judged < floor).toBe(least < floor);
    }),
    { numRuns: 150 },
  );
});

test('a premium that is paid at signing is neither cost nor gain', () => {
  const terms = fc.sample(contracts, 1)[0]!;
  expect(hardestPremium(terms, [{ payment: 'S', amount: 500_000, charge: 'UPFRONT' }], 30)).toBeNull();
  expect(hardestPremium(terms, [{ payment: 'M', amount: 500_000 }], 30)).toMatchObject({ payment: 'M' });
});
