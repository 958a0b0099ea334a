import { changeKept, useKept } from '@console/ui/kept';
import { useMemo } from 'react';

const keys = { favourites: 'palette.favourite', recent: 'palette.recent' } as const;
/** Most addresses that are kept. */
const most = { favourites: 30, recent: 8 } as const;

const addressesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const change = (list: keyof typeof keys, next: (kept: readonly string[]) => readonly string[]) =>
  void changeKept(keys[list], (kept) => next(addressesOf(kept)).slice(0, most[list]));

/** Notes a page as the last one visited. */
export const remember = (path: string): void =>
  change('recent', (kept) => [path, ...kept.filter((each) => each !== path)]);

/** Makes a page a favourite, or one no more. */
export const setFavourite = (path: string, on: boolean): void =>
  change('favourites', (kept) => [...kept.filter((each) => each !== path), ...(on ? [path] : [])]);

/** Favourite and recent pages of the user, the same in the palette, the header and on the start page, and in every browser. */
export function useOwnPages(): { readonly favourites: readonly string[]; readonly recent: readonly string[] } {
  const [favourites] = useKept(keys.favourites);
  const [recent] = useKept(keys.recent);
  return useMemo(() => ({ favourites: addressesOf(favourites), recent: addressesOf(recent) }), [favourites, recent]);
}
