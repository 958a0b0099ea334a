import { createContext } from 'react';

/** What all nodes of one tree share. */
export interface TreeState {
  readonly regionId: string;
  /** Key of the node that Tab leads to; none yet: the first one. */
  readonly current: string | undefined;
  readonly setCurrent: (key: string) => void;
}

export const TreeContext = createContext<TreeState>({ regionId: '', current: undefined, setCurrent: () => undefined });
