import { useEffect, type RefObject } from 'react';

/**
 * Brings a part of the page into view when a press elsewhere has filled it. A part that is whole in sight stays.
 * @param by changes with every press; `null` before the first
 * @example
 * useInView(details, presses);
 */
export function useInView(part: RefObject<HTMLElement | null>, by: unknown): void {
  useEffect(() => {
    if (by !== null) part.current?.scrollIntoView?.({ block: 'nearest' });
  }, [part, by]);
}
