import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import { usualMethod } from '@console/contracts/core/rate-sheets';
import { shareOf, type Fee, type Financed, type Premium, type Terms } from '@console/instalments';
import type { GroupTerms } from '../../products/index.ts';
import type { Subjects } from './concessions.ts';
import type { InBranch, PromoTerms } from './levels.ts';
import type { ResolvedFee } from './resolve.ts';
import { leastDown } from './scheme.ts';

/** What is asked for unless the screen says otherwise, by line. */
const usualDown = { SPEKTRA: '10', NMC: '20', UFI: '0' } as const;
const usualLtv = '60';

const greater = (one: string, other: string | null): string =>
  other !== null && Number(other) > Number(one) ? other : one;

/** What is simulated in any branch. */
export type SimulatedBody = Omit<SimulationBody, 'branchId' | 'overrides' | 'subjects'> & {
  readonly subjects?: Subjects | undefined;
  /** Rupiah financed before fees, whatever the price and the down payment are. */
  readonly base?: number | undefined;
  /** What a promo grants that is not stored. */
  readonly promo?: InBranch<PromoTerms> | undefined;
};

/** Goods with a down payment; for UFI a loan on an appraised value. */
export function financedOf(body: SimulatedBody, { dpMinPct, maxLtvPct }: GroupTerms): Financed {
  const { line, price, dpAmount, dpPercent, loan, ltvPercent, scheme, tenors, base } = body;
  if (base !== undefined)
    return line === 'UFI'
      ? { appraised: base, loan: base, maxLtvPercent: '100' }
      : { price: base, downPayment: { amount: 0 }, minimumPercent: '0' };
  if (line === 'UFI')
    return {
      appraised: price,
      loan: loan ?? shareOf(price, ltvPercent ?? usualLtv),
      maxLtvPercent: maxLtvPct ?? '100',
    };
  return {
    price,
    downPayment: dpAmount == null ? { percent: dpPercent ?? usualDown[line] } : { amount: dpAmount },
    minimumPercent: greater(dpMinPct ?? '0', scheme ? leastDown(scheme, tenors[0] ?? 0) : null),
  };
}

const feeOf = ({ feeType, unit, amount, charge }: ResolvedFee): Fee => ({
  type: feeType,
  value: unit === 'AMOUNT' ? { amount } : { percent: amount },
  charge,
});

/** Everything an instalment follows from. */
export const termsOf = (
  body: SimulatedBody,
  group: GroupTerms,
  {
    tenor,
    rate,
    fees,
    stampDuty,
    premium,
    storeAdminFee,
  }: {
    tenor: number;
    rate: string;
    fees: readonly ResolvedFee[];
    stampDuty: number;
    premium?: Premium | null;
    storeAdminFee?: number | null;
  },
): Terms => ({
  financed: financedOf(body, group),
  method: group.parameters.rateMethod ?? usualMethod[body.line],
  firstInstalment: body.firstInstalment ?? group.parameters.firstInstalment ?? 'ADDB',
  tenor,
  rate,
  roundingStep: Number(group.parameters.roundingStep ?? 1_000),
  fees: fees.map(feeOf),
  stampDuty,
  ...(premium ? { premium } : {}),
  ...(storeAdminFee ? { storeAdminFee } : {}),
});
