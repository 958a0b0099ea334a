import type { Development } from '@console/contracts/platform/releases/development';

const documentKey = 'console.development';
const overKey = 'console.development.over';

/** The signed permission of this tab to run a remote of the developer's machine; it is to be proved before it counts. */
export const keptPermission = (): string | null => sessionStorage.getItem(documentKey);

export const keepPermission = (document: string): void => sessionStorage.setItem(documentKey, document);

/** Forgets it. @param over what is to be said in the next document, if anything */
export function forgetPermission(over?: 'over' | 'refused'): void {
  sessionStorage.removeItem(documentKey);
  if (over) sessionStorage.setItem(overKey, over);
}

/** What is to be said once, in the document after. */
export function takeOver(): 'over' | 'refused' | null {
  const over = sessionStorage.getItem(overKey);
  sessionStorage.removeItem(overKey);
  return over === 'over' || over === 'refused' ? over : null;
}

/** Whether anything is left of a development in this tab, so that the rest of this folder is fetched. */
export const hasDevelopment = (): boolean => keptPermission() !== null;

/** The remote of the developer's machine that runs in this document. */
export interface Running extends Development {
  /** Whether its development server has answered; else the released remote is used. */
  readonly answers: boolean;
}
