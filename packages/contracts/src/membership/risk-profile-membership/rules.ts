import { options } from '../../core/fields.ts';
import type { RiskGrade } from '../risk-grades.ts';

/** What a profile rates, each from 0 (no risk) to 100. */
export const riskFactors = options({
  identityCertainty: ['Kepastian identitas', 'Certainty of the identity'],
  occupation: ['Pekerjaan', 'Occupation'],
  incomeSource: ['Sumber penghasilan', 'Source of income'],
  area: ['Wilayah', 'Area'],
  productUse: ['Pemakaian produk', 'Use of products'],
  paymentBehaviour: ['Perilaku bayar 12 bulan', 'Payment behaviour in 12 months'],
  externalScore: ['Skor eksternal', 'External score'],
});
export type RiskFactor = (typeof riskFactors)[number]['value'];
export type FactorValues = Readonly<Record<RiskFactor, number>>;

/** How a score and a grade follow from the factors. */
export interface RiskRules {
  readonly version: number;
  /** Percent of each factor; together 100. */
  readonly weights: FactorValues;
  /** The lowest score of each grade. */
  readonly from: Readonly<Record<RiskGrade, number>>;
  /** Months for which a profile holds. */
  readonly months: Readonly<Record<RiskGrade, number>>;
}

/** All versions of the rules: each profile keeps the one that graded it, so none of them ever changes. */
export const riskRules: readonly RiskRules[] = [
  {
    version: 1,
    weights: {
      identityCertainty: 15,
      occupation: 15,
      incomeSource: 15,
      area: 10,
      productUse: 10,
      paymentBehaviour: 25,
      externalScore: 10,
    },
    from: { LOW: 0, MEDIUM: 41, HIGH: 71 },
    months: { LOW: 36, MEDIUM: 24, HIGH: 12 },
  },
];

/** The rules by which profiles are graded now. */
export const currentRules: RiskRules = riskRules.at(-1)!;

/** The rules of a version. */
export const rulesOf = (version: number): RiskRules => riskRules.find((rules) => rules.version === version)!;

/**
 * The weighted score of factors.
 * @example
 * scoreOf(currentRules, factors); // 37
 */
export const scoreOf = ({ weights }: RiskRules, factors: FactorValues): number =>
  Math.round(riskFactors.reduce((sum, { value }) => sum + weights[value] * factors[value], 0) / 100);

/** The grade of a score; a politically exposed person and a hit on a list of sanctions are HIGH whatever the score. */
export function gradeOf({ from }: RiskRules, score: number, isOverridden: boolean): RiskGrade {
  if (isOverridden || score >= from.HIGH) return 'HIGH';
  return score >= from.MEDIUM ? 'MEDIUM' : 'LOW';
}

/** The last day of a profile that was assessed on a day. */
export function validUntil({ months }: RiskRules, grade: RiskGrade, day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months[grade] + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months[grade], Math.min(date, last))).toISOString().slice(0, 10);
}

const ranks: Readonly<Record<RiskGrade, number>> = { LOW: 1, MEDIUM: 2, HIGH: 3 };
/** Whether a grade is lower than the one before; a first one is not. */
export const isLowered = (grade: RiskGrade, before: RiskGrade | null): boolean =>
  before !== null && ranks[grade] < ranks[before];
