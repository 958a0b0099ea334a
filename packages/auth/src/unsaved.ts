const forms = new Set<symbol>();

/**
 * Registers a form with unsaved input. While there is one, an expired session shows the sign-in over the page and keeps
 * the page, so that no input is lost.
 * @returns unregisters the form
 * @example
 * useEffect(() => (isDirty ? registerUnsaved() : undefined), [isDirty]);
 */
export function registerUnsaved(): () => void {
  const form = Symbol('unsaved');
  forms.add(form);
  return () => forms.delete(form);
}

/** Whether any form has unsaved input. */
export const hasUnsaved = (): boolean => forms.size > 0;
