import { debounce } from '@console/contracts/core/constants';
import { useEffect, useState } from 'react';

/** The value once it has not changed for 500 ms; an empty text at once, so that nobody waits for nothing. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
