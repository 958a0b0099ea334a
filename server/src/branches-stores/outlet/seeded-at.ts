import type { BusinessLine } from '@console/contracts/core/business-lines';
import { activeDealersAt } from './dealer-seed.ts';
import { activeStoresAt } from './store-seed.ts';

const activeAt = new Map<string, readonly string[]>();

/** An active outlet of an office, for orders of the line; `null` for offices without one. */
export function seededOutletAt(line: BusinessLine, officeCode: string, n: number): string | null {
  const key = `${line} ${officeCode}`;
  const active =
    activeAt.get(key) ?? (line === 'SPEKTRA' ? activeStoresAt(officeCode) : activeDealersAt(line, officeCode));
  activeAt.set(key, active);
  return active.length > 0 ? active[n % active.length]! : null;
}
