import { inFlagGroup, type FlagGroup } from '@console/contracts/core/flag-groups';
import { actionGroups, type Action } from '@console/contracts/core/privileges';
import type { Viewing } from '@console/contracts/shell/view-as';
import { useSyncExternalStore } from 'react';
import { menu, profile } from './account-state.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { activeTheme, preferences } from './preferences.ts';
import { session, sessionEnd } from './session.ts';
import { trying } from './retry-until-answered.ts';
import type { Value } from './value.ts';

/**
 * Reads a {@link Value} and renders again when it changes.
 * @example
 * const isOnline = useValue(online);
 */
export const useValue = <T>(value: Value<T>): T => useSyncExternalStore(value.subscribe, value.get);

/**
 * The session of this tab.
 * @example
 * const { status, username } = useSession();
 */
export const useSession = () => useValue(session);
/**
 * Why the session of this tab ended by itself; `null` while there is one, and after a sign-out.
 * @example
 * if (useSessionEnd() === 'displaced') say(t('displaced'));
 */
export const useSessionEnd = () => useValue(sessionEnd);
/**
 * The profile of the signed-in person: loading, loaded or failed.
 * @example
 * const profile = useProfile();
 * if (profile.state === 'loaded') show(profile.data.name);
 */
export const useProfile = () => useValue(profile);
/**
 * The menu of the signed-in person: loading (the guard waits), loaded, or failed (the 403 page).
 * @example
 * const menu = useMenu();
 */
export const useMenu = () => useValue(menu);
/**
 * Whether the server can be reached.
 * @example
 * <Button disabled={!useOnline()} />
 */
export const useOnline = () => useValue(online);
/**
 * What the session retries while the server does not answer; `null` when nothing.
 * @example
 * const waiting = useTrying();
 */
export const useTrying = () => useValue(trying);
/**
 * Language, theme and density of this browser.
 * @example
 * const { language } = usePreferences();
 */
export const usePreferences = () => useValue(preferences);
/**
 * The theme that is shown: light or dark.
 * @example
 * const theme = useTheme();
 */
export const useTheme = () => useValue(activeTheme);
/**
 * The notices of the session that are shown.
 * @example
 * const notices = useNotices();
 */
export const useNotices = () => useValue(notices);

/**
 * The role as which an admin views the console; null when none.
 * @example
 * const viewing = useViewing();
 */
export function useViewing(): Viewing | null {
  const menuState = useMenu();
  return (menuState.state === 'loaded' && menuState.data.viewing) || null;
}

/**
 * The person's flag, which decides what screens show beside the privileges; "other" until the profile is loaded.
 * @example
 * const shown = shownTo(resource, useFlag());
 */
export function useFlag(): string {
  const profileState = useProfile();
  return profileState.state === 'loaded' ? profileState.data.flag : 'other';
}

/**
 * Whether the person is a user of a branch, who is not shown what is not for branches; true until the profile is
 * loaded.
 * @example
 * const columns = useIsOfBranch() ? forBranches : all;
 */
export function useIsOfBranch(): boolean {
  const profileState = useProfile();
  if (profileState.state !== 'loaded') return true;
  const { flag, scope } = profileState.data;
  return scope.type === 'BRANCH' && flag !== 'admin';
}

/**
 * Whether the person belongs to a flag group (docs/model/specification.md#flag-groups); false until the profile is
 * loaded.
 * @example
 * const isAdmin = useInFlagGroup('admin');
 */
export function useInFlagGroup(group: FlagGroup): boolean {
  const profileState = useProfile();
  return profileState.state === 'loaded' && inFlagGroup(profileState.data.flag, group);
}

/**
 * Which actions of a privilege the person may take, by level and flag group; none until the menu is loaded.
 * @example
 * const can = useCan('card-types:browse');
 * if (can('update')) showEdit();
 */
export function useCan(privilege: string): (action: Action) => boolean {
  const menuState = useMenu();
  const flag = useFlag();
  const allowed = menuState.state === 'loaded' ? menuState.data.privileges[privilege] : undefined;
  return (action) => (allowed?.includes(action) ?? false) && inFlagGroup(flag, actionGroups[action] ?? 'all');
}

/**
 * Which privileges the person holds, on whatever level; none until the menu is loaded.
 * @example
 * const held = useHeld();
 * const shown = tabs.filter(({ privilege }) => held(privilege));
 */
export function useHeld(): (privilege: string) => boolean {
  const menuState = useMenu();
  return (privilege) => menuState.state === 'loaded' && Object.hasOwn(menuState.data.privileges, privilege);
}
