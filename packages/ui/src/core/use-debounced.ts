import { debounce } from '@console/contracts/core/constants';
import { useEffect, useState } from 'react';

/**
 * Returns the text once it has not changed for 500 ms. An empty text comes immediately, so that clearing a search box
 * shows everything without a delay.
 * @example
 * const search = useDebounced(typed);
 */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
