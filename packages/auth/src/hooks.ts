import { inFlagGroup, type FlagGroup } from '@console/contracts/core/flag-groups';
import { actionGroups, type Action } from '@console/contracts/core/privileges';
import type { Viewing } from '@console/contracts/shell/view-as';
import { useSyncExternalStore } from 'react';
import { menu, profile } from './account-state.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { activeTheme, preferences } from './preferences.ts';
import { session } from './session.ts';
import { trying } from './trying.ts';
import type { Value } from './value.ts';

/** Reads a {@link Value} and renders again when it changes. */
export const useValue = <T>(value: Value<T>): T => useSyncExternalStore(value.subscribe, value.get);

/** Who is signed in in this tab, and how. */
export const useSession = () => useValue(session);
/** The profile of the signed-in person: loading, loaded or failed. */
export const useProfile = () => useValue(profile);
/** The menu of the signed-in person: loading (the guard waits), loaded, or failed (the 403 page). */
export const useMenu = () => useValue(menu);
/** Whether the services can be reached. */
export const useOnline = () => useValue(online);
/** What the session waits for while the services do not answer; `null` when nothing. */
export const useTrying = () => useValue(trying);
/** Language, theme and density of this browser. */
export const usePreferences = () => useValue(preferences);
/** The theme in force. */
export const useTheme = () => useValue(activeTheme);
/** What the session has to say. */
export const useNotices = () => useValue(notices);

/** The role as which the console is viewed; null when it is not. */
export function useViewing(): Viewing | null {
  const held = useMenu();
  return (held.state === 'loaded' && held.data.viewing) || null;
}

/** The person's flag, which decides what screens show beside the privileges; "other" until the profile is loaded. */
export function useFlag(): string {
  const held = useProfile();
  return held.state === 'loaded' ? held.data.flag : 'other';
}

/**
 * Whether screens show the person what is a flag group's (docs/model/specification.md#flag-groups); nothing until the
 * profile is loaded.
 */
export function useInFlagGroup(group: FlagGroup): boolean {
  const held = useProfile();
  return held.state === 'loaded' && inFlagGroup(held.data.flag, group);
}

/**
 * Whether the person holds a privilege, and which actions its level allows and the person's flag group is offered; all
 * refused until the menu is loaded.
 */
export function useCan(privilege: string): (action: Action) => boolean {
  const held = useMenu();
  const flag = useFlag();
  const allowed = held.state === 'loaded' ? held.data.privileges[privilege] : undefined;
  return (action) => (allowed?.includes(action) ?? false) && inFlagGroup(flag, actionGroups[action] ?? 'all');
}
