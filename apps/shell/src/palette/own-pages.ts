import { changeKept, useKept } from '@console/ui/kept';
import { useMemo } from 'react';

const keys = { favourites: 'palette.favourite', recent: 'palette.recent' } as const;
/** Maximum number of stored addresses. */
const maxPages = { favourites: 30, recent: 8 } as const;

const addressesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const change = (list: keyof typeof keys, next: (kept: readonly string[]) => readonly string[]) =>
  void changeKept(keys[list], (kept) => next(addressesOf(kept)).slice(0, maxPages[list]));

/** Records the last visited page. */
export const addRecent = (path: string): void =>
  change('recent', (kept) => [path, ...kept.filter((each) => each !== path)]);

/** Adds a page to the favourites or removes it. */
export const setFavourite = (path: string, on: boolean): void =>
  change('favourites', (kept) => [...kept.filter((each) => each !== path), ...(on ? [path] : [])]);

/**
 * Favourite and recent pages of the user, stored on the server: the same in the palette, the header, the start page and
 * every browser.
 */
export function useOwnPages(): { readonly favourites: readonly string[]; readonly recent: readonly string[] } {
  const [favourites] = useKept(keys.favourites);
  const [recent] = useKept(keys.recent);
  return useMemo(() => ({ favourites: addressesOf(favourites), recent: addressesOf(recent) }), [favourites, recent]);
}
