const holders = new Set<symbol>();

/**
 * Tells the session that a form holds typing that is not saved yet. While any does, the end of the session asks for
 * the sign-in over the page instead of leaving it.
 * @returns the way to say that nothing is unsaved any more
 */
export function registerUnsaved(): () => void {
  const holder = Symbol('unsaved');
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Whether any form holds unsaved typing. */
export const hasUnsaved = (): boolean => holders.size > 0;
