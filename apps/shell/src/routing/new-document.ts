import { hasUnsaved } from '@console/auth';
import type { PageOwner } from '../federation/page/pages.ts';
import { remoteOf } from '../federation/registry/registry.ts';
import { isOutdated } from '../federation/registry/outdated.ts';

const key = 'console.reloaded';

/** Whether a page should begin with a new document, since a newer release than the running one is known. */
export const wantsNewDocument = (owner: PageOwner): owner is string =>
  typeof owner === 'string' && isOutdated(owner) && !hasUnsaved();

/**
 * Opens the current address as a new document if a newer release asks for it, at most once for each.
 * @returns whether it does; if not, the page has to make do with what runs
 */
export function beginNewDocument(owner: PageOwner): boolean {
  if (!wantsNewDocument(owner)) return false;
  const release = `${owner}@${remoteOf(owner)?.version}`;
  if (sessionStorage.getItem(key) === release) return false;
  sessionStorage.setItem(key, release);
  location.reload();
  return true;
}
