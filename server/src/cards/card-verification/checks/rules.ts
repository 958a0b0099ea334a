import type { CheckedStep } from '@console/contracts/cards/card-verification';
import { likeness } from '../../../platform/likeness.ts';

/** Facts about an applicant, as the provider returns them. */
export interface Facts {
  readonly 'phone update': { readonly reference: string; readonly otpConfirmed: boolean };
  readonly Dukcapil: {
    readonly reference: string;
    readonly found: boolean;
    readonly name: string;
    readonly birthDate: string;
    readonly deceased: boolean;
  };
  readonly 'face-recognition liveness': {
    readonly reference: string;
    readonly liveness: number;
    readonly faceMatch: number;
  };
  readonly tenor: { readonly reference: string; readonly longestTenorMonths: number; readonly maximumAge: number };
}

/** Data of the console that the rules need. */
export interface Known {
  readonly name: string;
  readonly birthDate: string;
  readonly isBlacklisted: boolean;
  /** Percent. */
  readonly livenessMin: number;
  readonly faceMatchMin: number;
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string;
}

/** Result of a step; `detail` names the failed rule. */
export interface Judged {
  readonly score: number | null;
  readonly faceMatch: number | null;
  readonly detail: string | null;
}

const leastLikeness = 90;
const whole = (score: number) => Math.max(0, Math.min(100, Math.floor(score)));

/** Age in whole years, a number of months after today. */
export function ageAfter(birthDate: string, today: string, months: number): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const lived = (thisYear - year) * 12 + thisMonth - month + months;
  return Math.floor((thisDay < day ? lived - 1 : lived) / 12);
}

const rules: { readonly [Step in CheckedStep]: (facts: Facts[Step], known: Known) => Judged } = {
  'phone update': ({ otpConfirmed }, { isBlacklisted }) => ({
    score: null,
    faceMatch: null,
    detail: isBlacklisted ? 'PHONE_BLACKLISTED' : otpConfirmed ? null : 'OTP_MISSING',
  }),
  Dukcapil: ({ found, name, birthDate, deceased }, known) => {
    const score = found ? likeness(name, known.name) : 0;
    const detail = !found
      ? 'NIK_UNKNOWN'
      : deceased
        ? 'DECEASED'
        : score < leastLikeness
          ? 'NAME_DIFFERS'
          : birthDate === known.birthDate
            ? null
            : 'BIRTH_DATE_DIFFERS';
    return { score, faceMatch: null, detail };
  },
  'face-recognition liveness': ({ liveness, faceMatch }, { livenessMin, faceMatchMin }) => ({
    score: whole(liveness),
    faceMatch: whole(faceMatch),
    detail: liveness < livenessMin ? 'LIVENESS_LOW' : faceMatch < faceMatchMin ? 'FACE_DIFFERS' : null,
  }),
  tenor: ({ longestTenorMonths, maximumAge }, { birthDate, today }) => ({
    score: null,
    faceMatch: null,
    detail: ageAfter(birthDate, today, longestTenorMonths) > maximumAge ? 'AGE_LIMIT' : null,
  }),
};

/**
 * Applies the rules of a step to the facts (docs/model/cards.md#step-rules). The step passes when there is no detail.
 */
export const judge = <Step extends CheckedStep>(step: Step, facts: Facts[Step], known: Known): Judged =>
  rules[step](facts, known);
