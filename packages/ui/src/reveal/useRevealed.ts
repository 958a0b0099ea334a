import { revealedSeconds } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';

/** A value in clear, forgotten after a minute, on leaving the page, or when another record takes its place. */
export function useRevealed(of: string) {
  const [held, setHeld] = useState<{ readonly of: string; readonly value: string }>();
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(undefined), revealedSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [held]);
  return {
    value: held?.of === of ? held.value : undefined,
    show: (value: string) => setHeld({ of, value }),
    hide: () => setHeld(undefined),
  };
}
