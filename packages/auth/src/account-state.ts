import type { Menu } from './sidebar-menu.ts';
import type { Profile } from './profile.ts';
import { createValue } from './value.ts';

/** A value that is fetched after the sign-in. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly data: T }
  | { readonly state: 'failed' };

export const loading = { state: 'loading' } as const;

export const profile = createValue<Loadable<Profile>>(loading);
export const menu = createValue<Loadable<Menu>>(loading);

/** The last privileges version. When a call answers another one, the menu is fetched again. */
export const version: { seen: string | null } = { seen: null };

/** Clears profile, menu and privileges version. */
export function clearAccount(): void {
  profile.set(loading);
  menu.set(loading);
  version.seen = null;
}
