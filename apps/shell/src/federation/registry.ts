import { session } from '@console/auth';
import type { ResolvedReleases, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { Registry } from '@console/contracts/remote';
import { chooseRelease, stepBackTo, type ChosenRemote } from './chosen-release.ts';
import { withDeveloped } from './development/running.ts';
import { asRemoteError, RemoteError, shell } from './failure.ts';
import { listIntegrity } from './integrity.ts';
import { forgetOtherRecords } from './kept-records.ts';
import { askRegistry, rememberedRegistry } from './read-registry.ts';

/** What is known of the remotes: those whose record is proved, and what is wrong with the others. */
export interface KnownRegistry extends Registry {
  readonly remotes: readonly ChosenRemote[];
  /** Remotes of which not even the pages are known. */
  readonly unread: readonly RemoteError[];
}

/** `remembered`: the document could not be read, what was last known good is used. */
export type RegistryState =
  | { readonly status: 'reading' }
  | { readonly status: 'current' | 'remembered'; readonly registry: KnownRegistry }
  | { readonly status: 'unreachable'; readonly error: RemoteError };

/** Milliseconds. */
const shortestPause = 30_000;
/** A copy of the services may answer what it read a second ago; browsers that hear of a change ask in the second after. */
const settled = 1_000;
const spread = 1_000;

let state: RegistryState = { status: 'reading' };
let resolved: readonly ResolvedRemote[] = [];
/** Whom the state is for: everybody gets releases of their own. */
let readFor: string | null = null;
let asked = -Infinity;
/** The latest state that was read or is about to be. */
let heard = -Infinity;
let pending: Promise<void> | undefined;
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  if ('registry' in next) next.registry.remotes.forEach(listIntegrity);
  listeners.forEach((listener) => listener());
}

async function known({ revision, remotes }: ResolvedReleases, whose: string | null): Promise<KnownRegistry> {
  const chosen = await Promise.allSettled(remotes.map(chooseRelease));
  forgetOtherRecords(new Set(remotes.flatMap(({ release, fallback }) => [release.record, fallback?.record ?? ''])));
  return {
    revision,
    remotes: await withDeveloped(
      chosen.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      whose,
    ),
    unread: chosen.flatMap((one) =>
      one.status === 'rejected' ? [asRemoteError(one.reason, 'manifest-unavailable')] : [],
    ),
  };
}

/** The revision alone is no difference to this user. */
const essence = ({ remotes, unread }: KnownRegistry): string =>
  JSON.stringify([remotes, unread.map(({ failure: { kind, remote, version } }) => [kind, remote, version])]);
const differs = (registry: KnownRegistry): boolean =>
  state.status !== 'current' || essence(state.registry) !== essence(registry);

async function read(): Promise<void> {
  const whose = session.get().username;
  try {
    const releases = await askRegistry();
    const registry = await known(releases, whose);
    if (session.get().username !== whose) return;
    resolved = releases.remotes;
    readFor = whose;
    heard = Math.max(heard, releases.revision);
    if (differs(registry)) change({ status: 'current', registry });
  } catch (cause) {
    if ('registry' in state || session.get().username !== whose) return;
    const releases = await rememberedRegistry();
    resolved = releases?.remotes ?? [];
    readFor = whose;
    const message = cause instanceof Error ? cause.message : String(cause);
    change(
      releases
        ? { status: 'remembered', registry: await known(releases, whose) }
        : { status: 'unreachable', error: new RemoteError('registry-unreachable', message, shell, cause) },
    );
  }
}

/** Reads the registry now; never rejects. What is known stays when it cannot be read. */
export function readRegistryNow(): Promise<void> {
  asked = Date.now();
  if (!pending) {
    const reading = read().finally(() => {
      if (pending === reading) pending = undefined;
    });
    pending = reading;
  }
  return pending;
}

/** Reads the registry unless that was done in the last 30 s: on navigation and when the window is looked at again. */
export async function watchRegistry(): Promise<void> {
  if (Date.now() - asked >= shortestPause) await readRegistryNow();
}

/** Reads the registry in a moment when the services tell of a state that is not known here. */
export function hearRevision(revision: number): void {
  if (revision <= heard) return;
  heard = revision;
  setTimeout(() => void readRegistryNow(), settled + Math.random() * spread);
}

/**
 * Reads the registry for whoever signs in: everybody gets releases of their own, and until those are known, nothing is.
 * Whoever's session ends meanwhile is somebody else, for whom it is asked again as soon as it is needed.
 */
export function followSession(): () => void {
  return session.subscribe(() => {
    const { status, username } = session.get();
    if (username === readFor && state.status !== 'reading') return;
    pending = undefined;
    if (status !== 'signed-in') {
      asked = -Infinity;
      return;
    }
    change({ status: 'reading' });
    void readRegistryNow();
  });
}

/** What is known of the registry. The same object until it changes. */
export const registryState = (): RegistryState => state;

/** Calls back after every change; returns the way to stop. */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remote with the release that runs in this browser. */
export const remoteOf = (id: string): ChosenRemote | undefined =>
  'registry' in state ? state.registry.remotes.find((remote) => remote.id === id) : undefined;

/**
 * Takes this browser back from a release that failed by its own fault to the one before, for all tabs and later visits.
 * Code that runs stays until its page is left.
 * @returns whether there is another release now
 */
export async function stepBack(error: RemoteError): Promise<boolean> {
  const { remote: id, version, own } = error.failure;
  const remote = resolved.find((each) => each.id === id);
  if (
    !own ||
    !remote ||
    remote.release.version !== version ||
    !('registry' in state) ||
    remoteOf(remote.id)?.version !== version
  )
    return false;
  const fallback = await stepBackTo(remote, error);
  if (!fallback || !('registry' in state)) return false;
  const { status, registry } = state;
  change({
    status,
    registry: { ...registry, remotes: registry.remotes.map((each) => (each.id === id ? fallback : each)) },
  });
  return true;
}
