import type { Resource } from '@console/contracts/core/resource';
import { fittingSize } from '../page/index.ts';
import { useState } from 'react';

/**
 * Rows of a page unless the address says otherwise: those that the contract declares, else as many as the window shows
 * when the list opens.
 */
export function usePageSize({ list: { size } }: Pick<Resource, 'list'>): number {
  const [fitting] = useState(() => fittingSize());
  return size ?? fitting;
}
