import { bandsOf, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import { endOfRange } from '@console/contracts/core/ranges';
import type { BusinessLine } from '@console/contracts/core/business-lines';

/** One key that a file is applied to, besides the office. */
export interface Key {
  readonly groupId: string | null;
  readonly from: number;
  readonly to: number;
}
/** What a file is applied to. */
export interface Applied {
  readonly keys: readonly Key[];
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  readonly supersede: boolean;
  readonly collateralType: string | null;
  readonly ageBand: string | null;
}

/** The combinations of groups and bands that were chosen. */
export function appliedTo(target: RateTarget, line: BusinessLine): Applied {
  const groups = [...new Set(target.productGroupIds.split(','))].map((id) => (id === 'ALL' ? null : id));
  const keys = groups.flatMap((groupId) => bandsOf(target.bands).map(([from, to]) => ({ groupId, from, to })));
  return {
    keys,
    effectiveFrom: target.effectiveFrom,
    effectiveTo: endOfRange(target.effectiveFrom, target.effectiveTo ?? null),
    supersede: target.supersede === 'true',
    collateralType: line === 'UFI' ? (target.collateralType ?? null) : null,
    ageBand: line === 'UFI' ? (target.ageBand ?? null) : null,
  };
}
