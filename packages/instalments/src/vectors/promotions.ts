import { financed, goods, loan, upfront, v1, v4 } from './terms.ts';
import type { Vector } from './vector.ts';

/** With a promotion, seen by the customer and by the company. */
export const promotionVectors: readonly Vector[] = [
  {
    id: 'P1',
    terms: {
      ...v1,
      financed: goods(8_000_000, 20),
      tenor: 6,
      rate: 0,
      fees: upfront(199_000),
      storeAdminFee: 150_000,
    },
    expected: {
      base: 6_400_000,
      principal: 6_400_000,
      instalment: 1_067_000,
      lastInstalment: 1_065_000,
      totalInterest: 0,
      effectiveRate: '0.0000',
      firstPayment: 1_649_000,
    },
    company: {
      terms: { storeSubsidy: 9, fifIncome: 6 },
      expected: { subsidy: 576_000, income: 384_000, disbursement: 5_674_000, yieldRate: '45.8197' },
    },
  },
  {
    id: 'P2',
    terms: { ...v1, financed: goods(4_500_000, 0), tenor: 9, rate: 1.2345 },
    expected: {
      base: 4_500_000,
      principal: 4_699_000,
      instalment: 581_000,
      totalInterest: 530_000,
      effectiveRate: '26.3093',
    },
    company: {
      terms: { storeSubsidy: 3.5, fifIncome: 1.5 },
      expected: { subsidy: 157_500, income: 67_500, disbursement: 4_342_500, yieldRate: '46.6294' },
    },
  },
  {
    id: 'P3',
    terms: { ...v4, rate: 24.5, fees: financed(750_000), downPaymentSubsidy: 500_000 },
    expected: {
      base: 19_200_000,
      principal: 20_570_400,
      instalment: 813_000,
      totalInterest: 8_697_600,
      effectiveRate: '24.5511',
      firstPayment: 4_300_000,
    },
    company: {
      terms: { storeSubsidy: 2, fifIncome: 0.5, premiumToInsurer: 620_400, incentive: 300_000 },
      expected: { subsidy: 384_000, income: 96_000, disbursement: 18_816_000, yieldRate: '27.6838' },
    },
  },
  {
    id: 'P4',
    terms: { ...loan, fees: [] },
    expected: {
      base: 9_000_000,
      principal: 9_000_000,
      instalment: 520_000,
      totalInterest: 3_480_000,
      effectiveRate: '33.5909',
    },
    company: { terms: {}, expected: { disbursement: 9_000_000, yieldRate: '33.5909' } },
  },
];
