import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import { text } from '@console/contracts/core/text';
import type { GroupTerms } from '../../products/index.ts';
import type { ReadRates, ResolvedFee } from './resolve.ts';
import type { SimulatedBody } from './terms.ts';

/** The terms of the screen in place of those of the group and its line of business. */
export function proposedGroup(group: GroupTerms, { terms }: SimulationOverrides): GroupTerms {
  if (!terms) return group;
  const { parameters } = group;
  const { dpMinPct, maxLtvPct, rateMethod, roundingStep, firstInstalment } = terms;
  return {
    ...group,
    dpMinPct: dpMinPct === undefined ? group.dpMinPct : (dpMinPct ?? parameters.dpMinPct),
    maxLtvPct: maxLtvPct === undefined ? group.maxLtvPct : (maxLtvPct ?? parameters.maxLtvPct),
    parameters: {
      ...parameters,
      rateMethod: rateMethod ?? parameters.rateMethod,
      roundingStep: roundingStep ?? parameters.roundingStep,
      firstInstalment: firstInstalment ?? parameters.firstInstalment,
    },
  };
}

/** Whether the terms of the screen leave a tenor out. */
export const isLeftOut = ({ terms }: SimulationOverrides, tenor: number): boolean =>
  (terms?.tenors != null && !terms.tenors.includes(tenor)) || (terms?.tenorMax != null && tenor > terms.tenorMax);

/** What a customer asks for under the terms of the screen: a down payment below the least one becomes that. */
export function proposedBody<B extends Pick<SimulatedBody, 'dpPercent' | 'dpAmount'>>(
  body: B,
  { dpMinPct }: GroupTerms,
  { terms }: SimulationOverrides,
): B {
  if (!terms || dpMinPct === null || body.dpAmount != null || body.dpPercent == null) return body;
  return Number(body.dpPercent) < Number(dpMinPct) ? { ...body, dpPercent: dpMinPct } : body;
}

const title = text('Nilai di layar', 'Values on the screen');

/** Rates of the screen before all others. */
export function proposedRates(read: ReadRates, { rates = [] }: SimulationOverrides): ReadRates {
  if (rates.length === 0) return read;
  const hits = rates.flatMap(({ tenorFrom, tenorTo, rateRegular = null, rateRepeat = null }) =>
    Array.from(
      { length: Math.max(0, tenorTo - tenorFrom + 1) },
      (_, at) => [tenorFrom + at, { regular: rateRegular, repeat: rateRepeat, detail: '' }] as const,
    ),
  );
  return [{ key: 'SCREEN', title, hits: new Map(hits) }, ...read];
}

/** Fees of the screen in place of those of their kind. */
export function proposedFees(
  read: readonly ResolvedFee[],
  { fees = [] }: SimulationOverrides,
  kind: CustomerKind,
  language: Language,
): ResolvedFee[] {
  const own = fees.map(({ feeType, valueType, regular, repeat, charge }) => ({
    feeType,
    unit: valueType,
    amount: kind === 'REPEAT' ? (repeat ?? regular) : regular,
    charge: charge ?? read.find((fee) => fee.feeType === feeType)?.charge ?? 'FINANCED',
    level: title[language],
  }));
  const kinds = new Set(own.map(({ feeType }) => feeType));
  return [...own, ...read.filter(({ feeType }) => !kinds.has(feeType))];
}
