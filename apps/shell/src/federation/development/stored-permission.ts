import type { Development } from '@console/contracts/platform/releases/development';

const documentKey = 'console.development';
const overKey = 'console.development.over';

/** The signed permission of this tab to run a remote from the developer's machine. Verify it before use. */
export const storedPermission = (): string | null => sessionStorage.getItem(documentKey);

export const storePermission = (document: string): void => sessionStorage.setItem(documentKey, document);

/** Deletes the permission of this tab. @param over the notice that the next document shows, if any */
export function deletePermission(over?: 'over' | 'refused'): void {
  sessionStorage.removeItem(documentKey);
  if (over) sessionStorage.setItem(overKey, over);
}

/** Returns the notice for this document and deletes it, so that it is shown once. */
export function takeNotice(): 'over' | 'refused' | null {
  const over = sessionStorage.getItem(overKey);
  sessionStorage.removeItem(overKey);
  return over === 'over' || over === 'refused' ? over : null;
}

/** Whether this tab has a permission or a notice left. The rest of this folder is fetched only then. */
export const hasDevelopment = (): boolean => storedPermission() !== null;

/** The remote that runs from the developer's machine in this document. */
export interface Running extends Development {
  /** Whether its development server answered. If not, the released remote is used. */
  readonly answers: boolean;
}
