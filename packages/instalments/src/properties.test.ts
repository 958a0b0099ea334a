import fc from 'fast-check';
import { instalmentOf } from './instalment.ts';
import { rateBounds, type RateMethod } from './rate-methods.ts';
import { scheduleOf } from './schedule.ts';
import type { Terms } from './terms.ts';

const methods = Object.keys(rateBounds) as RateMethod[];

/** A rate of a method in steps of 0.0001, 0 included. */
const rates = (method: RateMethod) =>
  fc.integer({ min: 0, max: Number(rateBounds[method].maximum) * 10_000 }).map((steps) => (steps / 10_000).toFixed(4));

const termsWith = (method: RateMethod, rate: fc.Arbitrary<string>): fc.Arbitrary<Terms> =>
  fc.record({
    method: fc.constant(method),
    rate,
    financed: fc.record({
      price: fc.integer({ min: 500_000, max: 500_000_000 }),
      downPayment: fc.record({ percent: fc.integer({ min: 0, max: 80 }) }),
    }),
    firstInstalment: fc.constantFrom('ADDB', 'ADDM'),
    tenor: fc.integer({ min: 1, max: 60 }),
    roundingStep: fc.constantFrom(100, 500, 1_000),
    fees: fc
      .integer({ min: 0, max: 2_000_000 })
      .map((amount) => [{ type: 'ADMIN', value: { amount }, charge: 'FINANCED' as const }]),
    premium: fc.record({ payment: fc.constant('M'), amount: fc.integer({ min: 0, max: 5_000_000 }) }),
  });

const anyTerms = fc.constantFrom(...methods).chain((method) => termsWith(method, rates(method)));
const runs = { numRuns: 60 };

test('principals sum to the principal, interest to the interest, and the balance ends at 0', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const { principal, totalInterest, totalPaid } = instalmentOf(terms);
      const rows = scheduleOf(terms, '2026-11-23');
      const sumOf = (column: 'principal' | 'interest' | 'instalment') =>
        rows.reduce((total, row) => total + row[column], 0);
      expect(sumOf('principal')).toBe(principal);
      expect(sumOf('interest')).toBe(totalInterest);
      expect(sumOf('instalment')).toBe(totalPaid);
      expect(rows.at(-1)?.balance).toBe(0);
      for (const { instalment, principal: part, interest, premium } of rows)
        expect(part + interest + premium).toBe(instalment);
    }),
    runs,
  );
});

test('a higher rate never lowers the instalment, and a longer tenor never raises it', () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 1, max: 10_000 }), (terms, steps) => {
      const higher = Number(terms.rate) + steps / 10_000;
      fc.pre(higher <= Number(rateBounds[terms.method].maximum) && terms.tenor < 60);
      const { instalment } = instalmentOf(terms);
      expect(instalmentOf({ ...terms, rate: higher.toFixed(4) }).instalment).toBeGreaterThanOrEqual(instalment);
      expect(instalmentOf({ ...terms, tenor: terms.tenor + 1 }).instalment).toBeLessThanOrEqual(instalment);
    }),
    runs,
  );
});

test('at the shown effective rate the shown schedule is worth the principal', () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const { effectiveRate, principal, totalInterest } = instalmentOf(terms);
      const monthly = Number(effectiveRate) / 1200;
      // Rates outside the searched interval are shown as its end: tiny loans whose step is most of the instalment.
      fc.pre(monthly < 0.49);
      const first = terms.firstInstalment === 'ADDM' ? 0 : 1;
      const worth = scheduleOf(terms, '2026-11-23').reduce(
        (total, { principal: part, interest }, index) => total + (part + interest) / (1 + monthly) ** (index + first),
        0,
      );
      // Four decimals of a yearly percentage over the term.
      expect(Math.abs(worth - principal)).toBeLessThanOrEqual((principal + totalInterest) * terms.tenor * 5e-8 + 1e-3);
    }),
    runs,
  );
});

test('without interest the sum of all instalments is the principal and the premiums', () => {
  const free = fc.constantFrom(...methods).chain((method) => termsWith(method, fc.constant('0')));
  fc.assert(
    fc.property(free, (terms) => {
      const { totalPaid, principal, monthlyPremium, totalInterest } = instalmentOf(terms);
      expect(totalPaid).toBe(principal + monthlyPremium * terms.tenor);
      expect(totalInterest).toBe(0);
    }),
    runs,
  );
});
