import { createContext } from 'react';

/** Changes how many inputs say themselves that their text names no choice. */
export type CountSaid = (change: (count: number) => number) => void;

/** Given by a row of a form, which then does not say besides that the value is missing. */
export const SaidInside = createContext<CountSaid>(() => undefined);
