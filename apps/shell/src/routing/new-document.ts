import { hasUnsaved } from '@console/auth';
import type { PageOwner } from '../federation/page/pages.ts';
import { remoteOf } from '../federation/registry/registry.ts';
import { isOutdated } from '../federation/registry/outdated.ts';

const key = 'console.reloaded';

/** Whether a page should open in a new document, because a release newer than the running one is known. */
export const wantsNewDocument = (owner: PageOwner): owner is string =>
  typeof owner === 'string' && isOutdated(owner) && !hasUnsaved();

/**
 * Reloads the current address in a new document if a newer release requires it, at most once per release.
 * @returns whether it reloads; if not, the page uses the running version
 */
export function openNewDocument(owner: PageOwner): boolean {
  if (!wantsNewDocument(owner)) return false;
  const release = `${owner}@${remoteOf(owner)?.version}`;
  if (sessionStorage.getItem(key) === release) return false;
  sessionStorage.setItem(key, release);
  location.reload();
  return true;
}
