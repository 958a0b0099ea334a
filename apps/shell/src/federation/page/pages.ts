import type { ComponentType } from 'react';
import type { Page, Remote } from '@console/contracts/core/remote';
import { classify } from '../failure/diagnose.ts';
import { RemoteError, shell, type Blamed } from '../failure/failure.ts';
import { abandonRequests, askAnew, shellFiles } from '../load/fresh-address.ts';
import { abandonLoading, loadRemote, pageOf, runningRelease } from '../load/loader.ts';
import { readRegistryAnew, remoteOf, stepBack, unreadOf } from '../registry/registry.ts';
import { sightedFailure } from '../failure/sighted-failure.ts';

/** Whose page it is: a remote by its id, or the shell's own declaration. */
export type PageOwner = string | Remote;

const components = new Map<string, ComponentType>();

const keyOf = (owner: PageOwner, path: string): string => `${typeof owner === 'string' ? owner : owner.id} ${path}`;

/** Whom a failure of a page is to be told: the release that runs, else the one that would. */
export const blamedFor = (owner: PageOwner): Blamed =>
  (typeof owner === 'string' ? (runningRelease(owner) ?? remoteOf(owner)) : undefined) ?? shell;

const isDisabled = (owner: PageOwner): boolean => typeof owner === 'string' && remoteOf(owner)?.disabled != null;

/** The component of a page that was loaded before; none of a remote that has been switched off since. */
export const knownPage = (owner: PageOwner, path: string): ComponentType | undefined =>
  isDisabled(owner) ? undefined : components.get(keyOf(owner, path));

async function declared(owner: PageOwner, path: string): Promise<Page> {
  if (typeof owner !== 'string') return pageOf(owner, path) as Page;
  const remote = remoteOf(owner);
  if (!remote)
    throw unreadOf(owner) ?? new RemoteError('registry-unreachable', `The registry no longer names ${owner}`, shell);
  if (remote.disabled != null) throw new RemoteError('disabled', remote.disabled, remote);
  const { remote: declaration, release } = await loadRemote(remote);
  const page = pageOf(declaration, path);
  // A page that came with a release which this document does not run yet is nobody's fault.
  if (!page)
    throw new RemoteError('module-missing', `The remote that runs has no page ${path}`, blamedFor(owner), {
      passing: release.version !== remote.version,
    });
  return page;
}

async function load(owner: PageOwner, path: string): Promise<ComponentType> {
  try {
    const page = await declared(owner, path);
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
    sightedFailure(error);
    if (!(await stepBack(error)) || typeof owner !== 'string' || runningRelease(owner)) throw error;
    return load(owner, path);
  }
}

/** Attempts that somebody waits for, or will: whoever asks meanwhile is answered by the same one. */
const attempts = new Map<string, Promise<ComponentType>>();

function attemptOf(owner: PageOwner, path: string): Promise<ComponentType> {
  const key = keyOf(owner, path);
  const found = attempts.get(key) ?? attempt(owner, path);
  attempts.set(key, found);
  return found;
}

/**
 * Loads the component of a page, its remote first where needed. A release that fails before anything of it runs is
 * stepped back from and the one before is loaded at once; what runs already needs a new document for that.
 * Rejects with a {@link RemoteError}; the next call then tries anew.
 */
export async function loadPage(owner: PageOwner, path: string): Promise<ComponentType> {
  const known = knownPage(owner, path);
  if (known) return known;
  const pending = attemptOf(owner, path);
  try {
    return await pending;
  } finally {
    if (attempts.get(keyOf(owner, path)) === pending) attempts.delete(keyOf(owner, path));
  }
}

/** Begins to load a page that is about to be shown: the next {@link loadPage} is told how it went, a failure too. */
export function beginPage(owner: PageOwner, path: string): void {
  if (!knownPage(owner, path)) attemptOf(owner, path).catch(() => undefined);
}

/** Calls off whatever is under way for the pages of an owner, and asks past every cache from now on. */
export function beginAnew(owner: PageOwner): void {
  const release = typeof owner === 'string' ? (runningRelease(owner) ?? remoteOf(owner)) : undefined;
  if (release) abandonLoading(release);
  // A remote starts with files of the shell, too.
  askAnew(shellFiles);
  abandonRequests(shellFiles);
}

/** As {@link loadPage}, with nothing of earlier tries, and the registry read anew: what failed may have been replaced. */
export async function retryPage(owner: PageOwner, path: string): Promise<ComponentType> {
  attempts.delete(keyOf(owner, path));
  beginAnew(owner);
  await readRegistryAnew();
  return loadPage(owner, path);
}
