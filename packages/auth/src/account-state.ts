import type { Menu } from './menu.ts';
import type { Profile } from './profile.ts';
import { createValue } from './value.ts';

/** Something that is fetched after the sign-in. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly data: T }
  | { readonly state: 'failed' };

export const loading = { state: 'loading' } as const;

export const profile = createValue<Loadable<Profile>>(loading);
export const menu = createValue<Loadable<Menu>>(loading);

/** The privileges version last heard of; a call that answers another one makes the menu be fetched again. */
export const version: { seen: string | null } = { seen: null };

/** Forgets who was signed in and what they may do. */
export function clearAccount(): void {
  profile.set(loading);
  menu.set(loading);
  version.seen = null;
}
