import { createContext } from 'react';

/** State shared by all nodes of one tree. */
export interface TreeState {
  readonly regionId: string;
  /** Key of the node in the tab order; undefined at the start, when it is the first node. */
  readonly current: string | undefined;
  readonly setCurrent: (key: string) => void;
}

export const TreeContext = createContext<TreeState>({ regionId: '', current: undefined, setCurrent: () => undefined });
