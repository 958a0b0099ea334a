import type { Direction } from '@console/contracts/membership/plafond';

/** The parts of a limit; what is available is the total without the others. */
export interface PlafondParts {
  readonly total: number;
  readonly used: number;
  readonly reservedOrders: number;
  readonly reservedFamily: number;
}

/** What moves: for orders and contracts, for family, or the total itself. */
export type PlafondMove =
  | { readonly kind: 'GRANT' | 'EXPIRE' }
  | { readonly kind: 'ADJUST'; readonly direction: 'in' | 'out' }
  | { readonly kind: 'RESERVE' | 'RELEASE'; readonly of: 'orders' | 'family' }
  | { readonly kind: 'USE' | 'RESTORE' };

interface Effect {
  readonly direction: Direction;
  readonly parts: Partial<PlafondParts>;
  /** Whether it needs the amount to be available. */
  readonly needs: boolean;
}

/**
 * What a movement does to the parts of a limit. A use takes what was reserved for the order, so that what is available
 * stays as it is.
 * @example effectOf({ kind: 'RESERVE', of: 'orders' }, 5).parts; // { reservedOrders: 5 }
 */
export function effectOf(move: PlafondMove, amount: number): Effect {
  switch (move.kind) {
    case 'GRANT':
      return { direction: 'in', parts: { total: amount }, needs: false };
    case 'EXPIRE':
      return { direction: 'out', parts: { total: -amount }, needs: false };
    case 'ADJUST':
      return { direction: move.direction, parts: { total: move.direction === 'in' ? amount : -amount }, needs: false };
    case 'RESERVE':
      return { direction: 'out', parts: reserved(move.of, amount), needs: true };
    case 'RELEASE':
      return { direction: 'in', parts: reserved(move.of, -amount), needs: false };
    case 'USE':
      return { direction: 'none', parts: { reservedOrders: -amount, used: amount }, needs: false };
    case 'RESTORE':
      return { direction: 'in', parts: { used: -amount }, needs: false };
  }
}

const reserved = (of: 'orders' | 'family', amount: number): Partial<PlafondParts> =>
  of === 'orders' ? { reservedOrders: amount } : { reservedFamily: amount };

/** What is left to use. */
export const availableOf = ({ total, used, reservedOrders, reservedFamily }: PlafondParts): number =>
  total - used - reservedOrders - reservedFamily;

const names = ['total', 'used', 'reservedOrders', 'reservedFamily'] as const;

/** The parts after an effect, and the first that it would take below 0. */
export function applied(before: PlafondParts, { parts }: Effect) {
  const after = Object.fromEntries(names.map((name) => [name, before[name] + (parts[name] ?? 0)])) as unknown as {
    -readonly [Name in keyof PlafondParts]: number;
  };
  return { after: after as PlafondParts, short: names.find((name) => after[name] < 0) };
}
