import { revealedSeconds } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';

/** A clear value, dropped after a minute, on leaving the page, and when `of` changes to another record or field. */
export function useRevealed(of: string) {
  const [revealed, setRevealed] = useState<{ readonly of: string; readonly value: string }>();
  useEffect(() => {
    if (!revealed) return undefined;
    const timer = setTimeout(() => setRevealed(undefined), revealedSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [revealed]);
  return {
    value: revealed?.of === of ? revealed.value : undefined,
    show: (value: string) => setRevealed({ of, value }),
    hide: () => setRevealed(undefined),
  };
}
