import { session } from '@console/auth';
import type { ResolvedReleases, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import type { Registry } from '@console/contracts/core/remote';
import { chooseRelease, stepBackTo, type ChosenRemote } from '../release/chosen-release.ts';
import { withDeveloped } from '../development/running.ts';
import { asRemoteError, RemoteError, shell } from '../failure/failure.ts';
import { listIntegrity } from '../release/integrity.ts';
import { forgetOtherRecords } from '../release/kept-records.ts';
import { askRegistry, rememberedRegistry } from './read-registry.ts';
import { noteFailed, noteLoading, noteRead } from '../load/remote-states.ts';

/** What is known of the remotes: those whose record is proved, and what is wrong with the others. */
export interface KnownRegistry extends Registry {
  readonly remotes: readonly ChosenRemote[];
  /** Remotes whose record cannot be read. */
  readonly unread: readonly UnreadRemote[];
}

/** A remote of which only the signed document tells: why, and its pages, as far as the document names them. */
export interface UnreadRemote {
  readonly error: RemoteError;
  readonly pages: NonNullable<ResolvedRemote['pages']>;
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
/** Counts the readings: one that another has overtaken has no effect. */
let readings = 0;
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  if ('registry' in next) next.registry.remotes.forEach(listIntegrity);
  listeners.forEach((listener) => listener());
}

/**
 * What runs of a remote whose new record cannot be fetched now: the release that was known before, as long as this
 * document is open. A record that is wrong is no passing fault, and nothing goes on with what it replaces.
 */
function knownBefore({ id, disabled }: ResolvedRemote, error: RemoteError): ChosenRemote | undefined {
  const before = error.failure.passing ? remoteOf(id) : undefined;
  return before && { ...before, disabled };
}

async function choose(remote: ResolvedRemote): Promise<ChosenRemote | RemoteError> {
  const { id } = remote;
  noteLoading(id, 'record');
  try {
    const chosen = await chooseRelease(remote);
    noteRead(id);
    return chosen;
  } catch (cause) {
    const error = asRemoteError(cause, 'manifest-unavailable');
    noteFailed(id, error);
    return knownBefore(remote, error) ?? error;
  }
}

async function known({ revision, remotes }: ResolvedReleases, whose: string | null): Promise<KnownRegistry> {
  const chosen = await Promise.all(remotes.map(choose));
  forgetOtherRecords(new Set(remotes.flatMap(({ release, fallback }) => [release.record, fallback?.record ?? ''])));
  return {
    revision,
    remotes: await withDeveloped(
      chosen.flatMap((one) => (one instanceof RemoteError ? [] : [one])),
      whose,
    ),
    unread: chosen.flatMap((error, index) => {
      const remote = remotes[index];
      return remote && error instanceof RemoteError ? [{ error, pages: remote.pages ?? {} }] : [];
    }),
  };
}

/** The revision alone is no difference to this user. */
const essence = ({ remotes, unread }: KnownRegistry): string =>
  JSON.stringify([remotes, unread.map(({ error: { failure } }) => [failure.kind, failure.remote, failure.version])]);
const differs = (registry: KnownRegistry): boolean =>
  state.status !== 'current' || essence(state.registry) !== essence(registry);

async function read(): Promise<void> {
  const whose = session.get().username;
  const reading = (readings += 1);
  const isOvertaken = () => reading !== readings || session.get().username !== whose;
  try {
    const releases = await askRegistry();
    const registry = await known(releases, whose);
    if (isOvertaken()) return;
    resolved = releases.remotes;
    readFor = whose;
    heard = Math.max(heard, releases.revision);
    if (differs(registry)) change({ status: 'current', registry });
  } catch (cause) {
    if ('registry' in state || isOvertaken()) return;
    const releases = await rememberedRegistry();
    if (isOvertaken()) return;
    resolved = releases?.remotes ?? [];
    readFor = whose;
    const message = cause instanceof Error ? cause.message : String(cause);
    change(
      releases
        ? { status: 'remembered', registry: await known(releases, whose) }
        : { status: 'unreachable', error: new RemoteError('registry-unreachable', message, shell, { cause }) },
    );
  }
}

function begin(): Promise<void> {
  asked = Date.now();
  const reading = read().finally(() => {
    if (pending === reading) pending = undefined;
  });
  pending = reading;
  return reading;
}

/** Reads the registry now; never rejects. What is known stays when it cannot be read. */
export const readRegistryNow = (): Promise<void> => pending ?? begin();

/** As {@link readRegistryNow}, but never answers what was asked before: that may have met a cause which is gone by now. */
export const readRegistryAnew = (): Promise<void> => begin();

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

/** Why nothing is known of a remote but what the signed document says. */
export const unreadOf = (id: string): RemoteError | undefined =>
  'registry' in state ? state.registry.unread.find(({ error }) => error.failure.remote === id)?.error : undefined;

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
