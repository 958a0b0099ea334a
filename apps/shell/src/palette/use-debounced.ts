import { useEffect, useState } from 'react';

/** Milliseconds of the specification, section 9. */
const pause = 500;

/** The text once it has not changed for 500 ms. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
