import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { hashOf } from '../kept/hash.ts';

/** A stored selection: ids only, no row values. */
type StoredSelection = { readonly ids: readonly string[] } | { readonly all: number };

/** Identifies the selection of one user, list and filter. */
export interface SelectionKey {
  readonly user: string;
  /** The page and the module of the list. */
  readonly name: string;
  /** Hash of the filter, since its search text may be a person's name. */
  readonly mark: string;
  /** All of them in one string. */
  readonly key: string;
}

/** The key of a list's selection. @param fixed the fixed parameters, by which two lists of one page differ */
export function useSelectionKey(module: string, filter: object, fixed: object | undefined): SelectionKey {
  const user = useSession().username ?? '';
  const { pathname } = useLocation();
  const [serialisedFilter, fixedHash] = [JSON.stringify(filter), fixed ? hashOf(JSON.stringify(fixed)) : ''];
  return useMemo(() => {
    const [name, mark] = [[pathname, module, fixedHash].join(':'), hashOf(serialisedFilter)];
    return { user, name, mark, key: [user, name, mark].join(':') };
  }, [user, pathname, module, fixedHash, serialisedFilter]);
}

/** The selection stored before a reload of this tab; `null` when it belongs to another filter. */
export function storedSelection({ user, name, mark }: SelectionKey): StoredSelection | null {
  const kept = keptInTab(user, 'selection', name);
  if (kept === null || !('mark' in kept) || kept.mark !== mark) return null;
  if ('all' in kept && typeof kept.all === 'number') return { all: kept.all };
  return 'ids' in kept && Array.isArray(kept.ids) ? { ids: kept.ids.filter((id) => typeof id === 'string') } : null;
}

/** Stores a selection; an empty one is removed. */
export function storeSelection({ user, name, mark }: SelectionKey, selection: StoredSelection): void {
  if ('ids' in selection && selection.ids.length === 0) dropFromTab(user, 'selection', name);
  else keepInTab(user, 'selection', name, { mark, ...selection });
}
