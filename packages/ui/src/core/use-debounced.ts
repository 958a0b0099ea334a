import { debounce } from '@console/contracts/core/constants';
import { useEffect, useState } from 'react';

/**
 * Returns the text once it has not changed for 500 ms, or at once when Enter is pressed. An empty text comes
 * immediately, so that clearing a search box shows everything without a delay.
 * @example
 * const search = useDebounced(typed);
 */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : debounce);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter') setSettled(value);
    };
    // Capturing: a list of choices keeps Enter from what is around it.
    document.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [value, settled]);
  return settled;
}
