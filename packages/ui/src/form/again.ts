import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FormValues } from './declaration.ts';

/** What a link to a form says so that it opens as it was sent before. */
export interface Again {
  readonly again: FormValues;
}

/**
 * The values with which a form is to open on top of its own, because they were sent before, and refused by who
 * decides; `null` for a form that is opened plainly.
 */
export function useAgain(): FormValues | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'again' in state ? (state as Again).again : null;
}

/** Types the values that were sent before, once: what is typed after that stays. */
export function useTypedAgain(values: FormValues | null, restore: (values: FormValues) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!values || isDone.current) return;
    isDone.current = true;
    restore(values);
  });
}
