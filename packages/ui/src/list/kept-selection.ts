import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { markOf } from '../kept/mark.ts';

/** What is kept of a selection: ids, never what the rows say. */
type Kept = { readonly ids: readonly string[] } | { readonly all: number };

/** Whose selection of which list it is, and of which filter. */
export interface Place {
  readonly user: string;
  /** The page and the module whose list it is. */
  readonly name: string;
  /** Tells one filter from another; as a mark, for what was searched may be a person's name. */
  readonly mark: string;
  /** All of them in one. */
  readonly key: string;
}

/** The place of a list's selection. @param fixed what the list always asks besides: two lists of a page differ in it */
export function usePlace(module: string, filter: object, fixed: object | undefined): Place {
  const user = useSession().username ?? '';
  const { pathname } = useLocation();
  const [asked, own] = [JSON.stringify(filter), fixed ? markOf(JSON.stringify(fixed)) : ''];
  return useMemo(() => {
    const [name, mark] = [[pathname, module, own].join(':'), markOf(asked)];
    return { user, name, mark, key: [user, name, mark].join(':') };
  }, [user, pathname, module, own, asked]);
}

/** The selection that an earlier document of this tab left; `null` for another filter's. */
export function keptSelection({ user, name, mark }: Place): Kept | null {
  const kept = keptInTab(user, 'selection', name);
  if (kept === null || !('mark' in kept) || kept.mark !== mark) return null;
  if ('all' in kept && typeof kept.all === 'number') return { all: kept.all };
  return 'ids' in kept && Array.isArray(kept.ids) ? { ids: kept.ids.filter((id) => typeof id === 'string') } : null;
}

/** Keeps a selection; an empty one is forgotten. */
export function keepSelection({ user, name, mark }: Place, selection: Kept): void {
  if ('ids' in selection && selection.ids.length === 0) dropFromTab(user, 'selection', name);
  else keepInTab(user, 'selection', name, { mark, ...selection });
}
