import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useMemo, useRef } from 'react';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ListState } from './address.ts';
import { messages } from './messages.ts';
import type { ChangeState } from './use-list-address.ts';

/**
 * The state of a list without sorts by columns that it lacks, as in an old link. The list opens in
 * its default order, a notice says so, and the address is put right.
 */
export function useKnownSort({ list }: Resource, state: ListState, change: ChangeState): ListState {
  const t = useMessages(messages);
  const known = useMemo(
    () => state.sort.filter((entry) => list.sorts.includes(entry.split(',', 1)[0]!)),
    [state.sort, list.sorts],
  );
  const unknown = state.sort.filter((entry) => !known.includes(entry)).map((entry) => entry.split(',', 1)[0]!);
  const names = unknown.join(', ');
  const said = useRef('');
  useEffect(() => {
    if (names === said.current) return;
    said.current = names;
    if (names === '') return;
    notify.info(t('sortUnknown', { names }));
    change({ sort: known, page: state.page }, { replace: true });
  }, [names, known, state.page, change, t]);
  return useMemo(() => (names === '' ? state : { ...state, sort: known }), [names, state, known]);
}
