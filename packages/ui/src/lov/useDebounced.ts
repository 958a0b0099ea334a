import { useEffect, useState } from 'react';

/** Milliseconds of the specification, section 9. */
export const debounce = 500;

/** The value once it has not changed for 500 ms; an empty text at once, so that an opened list does not wait. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
