import { preferences, currentPreferences } from './stored.ts';
import { newestPreferences, savePreference } from './sending.ts';

/** Computes the new value of a preference from the old one. */
type Change = (value: unknown) => unknown;

/** Changes to apply again once the saved value has been fetched, by key. */
const pendingChanges = new Map<string, Change[]>();

/**
 * Changes a preference with several parts, such as a list of pages. The change applies here immediately, then again to
 * the value fetched from the services, so that a part added in another browser is not lost. If the call fails, the
 * local value stays.
 * @param change called twice or more; must give the same value when its change is already made
 * @example
 * await changeKept('pages.favourites', (pages) => [...new Set([...(pages as string[]), path])]);
 */
export async function changeKept(key: string, change: Change): Promise<void> {
  const { username, values, unsent } = currentPreferences();
  // A value that was not sent yet is newer than the saved one.
  const hasUnsent = unsent.includes(key);
  savePreference(key, change(values[key]));
  const queued = pendingChanges.get(key);
  if (queued) return void queued.push(change);
  if (hasUnsent) return;
  const changes = [change];
  pendingChanges.set(key, changes);
  const answer = await newestPreferences(username, key);
  pendingChanges.delete(key);
  if ('error' in answer || preferences.get().username !== username) return;
  savePreference(
    key,
    changes.reduce((value, next) => next(value), (answer.data ?? {})[key]),
  );
}
