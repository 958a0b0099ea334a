import { usualMethod } from '../../core/rate-sheets.ts';

/** What the instalment of an example follows from, by line, with the values that the panels begin with. */
export const exampleTerms = {
  SPEKTRA: {
    method: usualMethod.SPEKTRA,
    rate: '2.75',
    downPayment: '10',
    firstInstalment: 'ADDB',
    roundingStep: 1_000,
  },
  NMC: { method: usualMethod.NMC, rate: '30', downPayment: '20', firstInstalment: 'ADDB', roundingStep: 1_000 },
} as const;
