import { createContext } from 'react';

/** Keeps the tab that a component is in mounted until the returned function is called; null outside of tabs. */
export const HoldContext = createContext<(() => () => void) | null>(null);
