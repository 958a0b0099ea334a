import { common, goods, loan, upfront, v1, v4 } from './terms.ts';
import type { Vector } from './vector.ts';

/** Without promotion. */
export const instalmentVectors: readonly Vector[] = [
  {
    id: 'V1',
    terms: v1,
    expected: {
      base: 5_400_000,
      principal: 5_599_000,
      raw: '620555.83',
      instalment: 621_000,
      totalInterest: 1_853_000,
      effectiveRate: '56.3775',
      firstPayment: 600_000,
    },
  },
  {
    id: 'V2',
    terms: { ...v1, rate: 2.45 },
    expected: {
      base: 5_400_000,
      principal: 5_599_000,
      raw: '603758.83',
      instalment: 604_000,
      totalInterest: 1_649_000,
      effectiveRate: '50.5622',
      firstPayment: 600_000,
    },
  },
  {
    id: 'V3',
    terms: {
      ...v1,
      financed: goods(3_999_000, 10),
      rate: 2.95,
      premium: { payment: 'M', amount: 179_955 },
    },
    expected: {
      base: 3_599_100,
      principal: 3_798_100,
      instalment: 444_000,
      totalInterest: 1_349_948,
      effectiveRate: '60.2392',
      firstPayment: 399_900,
    },
  },
  {
    id: 'V4',
    terms: v4,
    expected: {
      base: 19_200_000,
      principal: 21_070_400,
      raw: '894471.70',
      instalment: 895_000,
      totalInterest: 11_149_600,
      effectiveRate: '30.0458',
      firstPayment: 4_800_000,
    },
  },
  {
    id: 'V5',
    terms: { ...v4, tenor: 35, firstInstalment: 'ADDM', stampDuty: 10_000 },
    expected: {
      base: 19_200_000,
      principal: 21_070_400,
      raw: '888155.03',
      instalment: 889_000,
      totalInterest: 10_044_600,
      effectiveRate: '30.0806',
      firstPayment: 5_699_000,
    },
  },
  {
    id: 'V6',
    terms: loan,
    expected: {
      base: 9_000_000,
      principal: 9_850_000,
      raw: '568642.23',
      instalment: 569_000,
      totalInterest: 3_806_000,
      effectiveRate: '33.5693',
      firstPayment: 10_000,
    },
  },
  {
    id: 'V7',
    terms: { ...v1, rate: 2.6, fees: upfront(175_000) },
    expected: {
      base: 5_400_000,
      principal: 5_400_000,
      raw: '590400.00',
      instalment: 591_000,
      totalInterest: 1_692_000,
      effectiveRate: '53.5756',
      firstPayment: 775_000,
    },
  },
  {
    id: 'V8',
    terms: { ...common, financed: goods(12_000_000, 25), method: 'FLAT_ANNUAL', tenor: 12, rate: 18, fees: [] },
    expected: {
      base: 9_000_000,
      principal: 9_000_000,
      raw: '885000.00',
      instalment: 885_000,
      totalInterest: 1_620_000,
      effectiveRate: '31.7164',
      firstPayment: 3_000_000,
    },
  },
];
