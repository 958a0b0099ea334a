import type { Terms } from '../terms.ts';

export const goods = (price: number, percent: number) => ({ price, downPayment: { percent } });
export const financed = (amount: number) => [{ type: 'ADMIN', value: { amount }, charge: 'FINANCED' }] as const;
export const upfront = (amount: number) => [{ type: 'ADMIN', value: { amount }, charge: 'UPFRONT' }] as const;
export const common = { firstInstalment: 'ADDB', roundingStep: 1_000 } as const;

export const v1: Terms = {
  ...common,
  financed: goods(6_000_000, 10),
  method: 'FLAT_MONTHLY',
  tenor: 12,
  rate: 2.75,
  fees: financed(199_000),
};

export const v4: Terms = {
  ...common,
  financed: goods(24_000_000, 20),
  method: 'EFFECTIVE_ANNUAL',
  tenor: 36,
  rate: 30,
  fees: financed(1_250_000),
  premium: { payment: 'S', amount: 620_400, charge: 'FINANCED' },
};

export const loan: Terms = {
  ...common,
  financed: { appraised: 15_000_000, loan: 9_000_000, maxLtvPercent: 60 },
  method: 'EFFECTIVE_ANNUAL',
  tenor: 24,
  rate: 33.5,
  fees: financed(850_000),
  stampDuty: 10_000,
};
