import { countLimit } from '@console/contracts/core/list-limits';
import { useExistingPage } from '../left-out/use-existing-page.ts';
import type { useList } from './use-list.ts';

/** Goes to the last page of a list from one beyond the end, also from one that the services refuse as too far down. */
export function useExistingListPage({ result, state, failure, change }: ReturnType<typeof useList>): void {
  const readable = Math.floor(countLimit / state.size);
  useExistingPage(result, {
    ...state,
    readable: failure?.code === 'NARROW_FILTER' && state.page > readable ? readable : undefined,
    go: (page) => change({ page }, { replace: true }),
  });
}
