import type { CcmResult, CcmState, CcmType } from '@console/contracts/orders-logs/customer-confirmation';

/** Kinds in the order in which they take their orders or members: how many, of what, and how often tried. */
export const waitingKinds: readonly (readonly [CcmState, CcmType, number])[] = [
  ['OPEN', 'ORDER', 8],
  ['IN_PROGRESS', 'ORDER', 2],
  ['RESCHEDULED', 'ORDER', 3],
  ['UNREACHABLE', 'ORDER', 2],
  ['OPEN', 'DELIVERY', 8],
  ['IN_PROGRESS', 'DELIVERY', 2],
  ['RESCHEDULED', 'DELIVERY', 3],
  ['UNREACHABLE', 'DELIVERY', 2],
  ['OPEN', 'DATA_CHANGE', 4],
  ['IN_PROGRESS', 'DATA_CHANGE', 2],
  ['RESCHEDULED', 'DATA_CHANGE', 2],
  ['UNREACHABLE', 'DATA_CHANGE', 2],
];
/** Of orders that went on after the call, or did not. */
export const finishedKinds: readonly (readonly [CcmState, CcmType, number])[] = [
  ['CONFIRMED', 'ORDER', 30],
  ['CONFIRMED', 'DELIVERY', 8],
  ['DENIED', 'ORDER', 8],
  ['CANCELLED', 'ORDER', 4],
];
/** Of the confirmed ones, so many were reached at the third call. */
const lateReached = 32;

/** The attempts that led to a state, the first one first. */
export function resultsOf(state: CcmState, k: number): (CcmResult | null)[] {
  switch (state) {
    case 'OPEN':
      return k % 2 === 0 ? ['NO_ANSWER'] : [];
    case 'IN_PROGRESS':
      return [];
    case 'RESCHEDULED':
      return ['RESCHEDULED'];
    case 'CONFIRMED':
      return k <= lateReached ? ['NO_ANSWER', 'BUSY', 'CONFIRMED'] : ['CONFIRMED'];
    case 'DENIED':
      return ['DENIED'];
    case 'UNREACHABLE':
      return ['NO_ANSWER', 'BUSY', 'WRONG_NUMBER'];
    case 'CANCELLED':
      return [null];
  }
}

/** What was noted with the last step. */
export const seedNotes: Readonly<Partial<Record<CcmState, string>>> = {
  DENIED: 'Customer menyatakan tidak pernah memesan barang ini',
  CANCELLED: 'Order dibatalkan oleh toko',
  RESCHEDULED: 'Customer minta dihubungi lagi setelah jam kerja',
};
