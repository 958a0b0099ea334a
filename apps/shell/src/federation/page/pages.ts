import type { ComponentType } from 'react';
import type { Page, Remote } from '@console/contracts/core/remote';
import { classify } from '../failure/diagnose.ts';
import { RemoteError, shell, type Blamed } from '../failure/failure.ts';
import { abandonRequests, retryPastCache, shellFiles } from '../load/fresh-address.ts';
import { abandonLoading, loadRemote, pageOf, runningRelease } from '../load/loader.ts';
import { refreshRegistry, remoteOf, stepBack, unreadOf } from '../registry/registry.ts';
import { recordFailure } from '../failure/sighted-failure.ts';

/** The owner of a page: a remote by its id, or the shell's own declaration. */
export type PageOwner = string | Remote;

const components = new Map<string, ComponentType>();

const keyOf = (owner: PageOwner, path: string): string => `${typeof owner === 'string' ? owner : owner.id} ${path}`;

/** The release blamed for a page failure: the one that runs, else the one that would be loaded. */
export const blamedFor = (owner: PageOwner): Blamed =>
  (typeof owner === 'string' ? (runningRelease(owner) ?? remoteOf(owner)) : undefined) ?? shell;

const isDisabled = (owner: PageOwner): boolean => typeof owner === 'string' && remoteOf(owner)?.disabled != null;

/** The component of a page loaded before; `undefined` once the remote has been disabled. */
export const loadedPage = (owner: PageOwner, path: string): ComponentType | undefined =>
  isDisabled(owner) ? undefined : components.get(keyOf(owner, path));

async function declaredPage(owner: PageOwner, path: string): Promise<Page> {
  if (typeof owner !== 'string') return pageOf(owner, path) as Page;
  const remote = remoteOf(owner);
  if (!remote)
    throw unreadOf(owner) ?? new RemoteError('registry-unreachable', `The registry no longer names ${owner}`, shell);
  if (remote.disabled != null) throw new RemoteError('disabled', remote.disabled, remote);
  const { remote: declaration, release } = await loadRemote(remote);
  const page = pageOf(declaration, path);
  // The page belongs to a release that this document does not run yet; no release is blamed.
  if (!page)
    throw new RemoteError('module-missing', `The remote that runs has no page ${path}`, blamedFor(owner), {
      passing: release.version !== remote.version,
    });
  return page;
}

async function load(owner: PageOwner, path: string): Promise<ComponentType> {
  try {
    const page = await declaredPage(owner, path);
    const component = (await page.load()).default as ComponentType | undefined;
    if (!component) throw new RemoteError('module-missing', `Page ${path} exports no component`, blamedFor(owner));
    components.set(keyOf(owner, path), component);
    return component;
  } catch (cause) {
    throw await classify(cause, blamedFor(owner), 'render-failed');
  }
}

async function attempt(owner: PageOwner, path: string): Promise<ComponentType> {
  try {
    return await load(owner, path);
  } catch (cause) {
    const error = cause as RemoteError;
    recordFailure(error);
    if (!(await stepBack(error)) || typeof owner !== 'string' || runningRelease(owner)) throw error;
    return load(owner, path);
  }
}

/** Attempts in progress; concurrent callers share one. */
const attempts = new Map<string, Promise<ComponentType>>();

function attemptOf(owner: PageOwner, path: string): Promise<ComponentType> {
  const key = keyOf(owner, path);
  const pending = attempts.get(key) ?? attempt(owner, path);
  attempts.set(key, pending);
  return pending;
}

/**
 * Loads the component of a page, and first its remote if needed. If a release fails before any of its code runs, the
 * shell steps back and loads the fallback at once; otherwise that takes a new document.
 * @throws {RemoteError} and the next call retries
 */
export async function loadPage(owner: PageOwner, path: string): Promise<ComponentType> {
  const known = loadedPage(owner, path);
  if (known) return known;
  const pending = attemptOf(owner, path);
  try {
    return await pending;
  } finally {
    if (attempts.get(keyOf(owner, path)) === pending) attempts.delete(keyOf(owner, path));
  }
}

/** Starts to load a page that is about to be shown. The next {@link loadPage} gets the result, also a failure. */
export function startPage(owner: PageOwner, path: string): void {
  if (!loadedPage(owner, path)) attemptOf(owner, path).catch(() => undefined);
}

/** Abandons the attempts for the pages of an owner, and fetches past the cache from now on. */
export function restartLoading(owner: PageOwner): void {
  const release = typeof owner === 'string' ? (runningRelease(owner) ?? remoteOf(owner)) : undefined;
  if (release) abandonLoading(release);
  // A remote also starts with files of the shell.
  retryPastCache(shellFiles);
  abandonRequests(shellFiles);
}

/**
 * As {@link loadPage}, without what failed attempts left behind, and with a refreshed registry: the release may have
 * been replaced.
 */
export async function retryPage(owner: PageOwner, path: string): Promise<ComponentType> {
  attempts.delete(keyOf(owner, path));
  restartLoading(owner);
  await refreshRegistry();
  return loadPage(owner, path);
}
