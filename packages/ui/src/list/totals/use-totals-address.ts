import type { Resource } from '@console/contracts/core/resource';
import { useSearchParams } from 'react-router';

/** Parameter of the address that holds what the totals are grouped by. */
const parameter = 'totals';

/** What the totals of a list are grouped by, kept in the address; `null` while they are closed. */
export function useTotalsAddress({ list }: Resource): readonly [string | null, (by: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const by = address.get(parameter);
  return [
    by !== null && list.groupings?.by.includes(by) ? by : null,
    (next) =>
      setAddress(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === null) changed.delete(parameter);
          else changed.set(parameter, next);
          return changed;
        },
        { preventScrollReset: true },
      ),
  ];
}
