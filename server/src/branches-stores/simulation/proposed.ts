import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { Language } from '@console/contracts/core/text';
import { text } from '@console/contracts/core/text';
import type { ReadRates, ResolvedFee } from './resolve.ts';

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
