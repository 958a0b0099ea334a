import { session, serverNow } from '@console/auth';
import type { ResolvedReleases, ResolvedRemote } from '@console/contracts/platform/releases/resolved';
import { stepBackTo, type ChosenRemote } from '../release/chosen-release.ts';
import { RemoteError, shell } from '../failure/failure.ts';
import { listIntegrity } from '../release/integrity.ts';
import { fetchRegistry, storedRegistry } from './read-registry.ts';
import { resolveMore, resolveRemotes } from './resolve-remotes.ts';
import { type VerifiedRegistry, type RegistryState, essence } from './verified-registry.ts';

/** Minimum milliseconds between two reads by {@link watchRegistry}. */
const minReadInterval = 30_000;

let state: RegistryState = { status: 'reading' };
let resolved: readonly ResolvedRemote[] = [];
/** User of the state; each user may get other releases. */
let readFor: string | null = null;
let lastReadAt = -Infinity;
/** Highest revision that was read. */
let readRevision = -Infinity;
let pending: Promise<void> | undefined;
/** Number of reads; a read that a later one has overtaken is discarded. */
let readings = 0;
const listeners = new Set<() => void>();

function change(next: RegistryState): void {
  state = next;
  if ('registry' in next) next.registry.remotes.forEach(listIntegrity);
  listeners.forEach((listener) => listener());
}

const differs = (registry: VerifiedRegistry): boolean =>
  state.status !== 'current' || essence(state.registry) !== essence(registry);

async function read(): Promise<void> {
  const username = session.get().username;
  const reading = (readings += 1);
  const isOvertaken = () => reading !== readings || session.get().username !== username;
  try {
    const releases = await fetchRegistry();
    const registry = await resolveRemotes(releases, username, remoteOf);
    if (isOvertaken()) return;
    resolved = releases.remotes;
    readFor = username;
    readRevision = Math.max(readRevision, releases.revision);
    const whole = await withLate(registry, releases);
    if (!isOvertaken() && differs(whole)) change({ status: 'current', registry: whole });
  } catch (cause) {
    if ('registry' in state || isOvertaken()) return;
    const releases = await storedRegistry();
    if (isOvertaken()) return;
    resolved = releases?.remotes ?? [];
    readFor = username;
    const message = cause instanceof Error ? cause.message : String(cause);
    change(
      releases
        ? { status: 'remembered', registry: await resolveRemotes(releases, username, remoteOf) }
        : { status: 'unreachable', error: new RemoteError('registry-unreachable', message, shell, { cause }) },
    );
  }
}

function startRead(): Promise<void> {
  lastReadAt = serverNow();
  const reading = read().finally(() => {
    if (pending === reading) pending = undefined;
  });
  pending = reading;
  return reading;
}

/** Reads the registry, or joins the current read. Never rejects; on a failure the state stays. */
export const readRegistryNow = (): Promise<void> => pending ?? startRead();

/** As {@link readRegistryNow}, but never joins the current read, which may fail for a cause that is over by now. */
export const refreshRegistry = (): Promise<void> => startRead();

/** Reads the registry unless it was read in the last 30 s. Called on navigation and when the window gets focus. */
export async function watchRegistry(): Promise<void> {
  if (serverNow() - lastReadAt >= minReadInterval) await readRegistryNow();
}

/**
 * Reads the registry for each user who signs in: each gets other releases, and until they are read, none is known. A
 * read whose session has ended is discarded; the next session reads again.
 */
export function followSession(): () => void {
  return session.subscribe(() => {
    const { status, username } = session.get();
    if (username === readFor && state.status !== 'reading') return;
    pending = undefined;
    if (status !== 'signed-in') {
      lastReadAt = -Infinity;
      return;
    }
    change({ status: 'reading' });
    void readRegistryNow();
  });
}

/** Reads under way of records that were left for later. */
const late = new Map<string, Promise<void>>();

async function readLate(id: string): Promise<void> {
  const remote = resolved.find((each) => each.id === id);
  if (!remote) return;
  const { username } = session.get();
  const more = await resolveMore(remote, username, remoteOf);
  if (session.get().username !== username || !('registry' in state) || !isPending(id)) return;
  const { status, registry } = state;
  change({ status, registry: more(registry) });
}

/** A record that was read while the registry was, is not left for later again. */
async function withLate(registry: VerifiedRegistry, releases: ResolvedReleases): Promise<VerifiedRegistry> {
  const { username } = session.get();
  const read = releases.remotes.filter(({ id }) => registry.pending.some((each) => each.id === id) && remoteOf(id));
  const more = await Promise.all(read.map((remote) => resolveMore(remote, username, remoteOf)));
  return more.reduce((all, add) => add(all), registry);
}

/** Reads the record of a remote that was left for later; at once for one that is known. Never rejects. */
export async function readRecordOf(id: string): Promise<void> {
  if (!isPending(id)) return;
  if (!late.has(id))
    late.set(
      id,
      readLate(id).finally(() => late.delete(id)),
    );
  await late.get(id);
}

/** Whether the record of a remote is left for later. */
export const isPending = (id: string): boolean =>
  'registry' in state && state.registry.pending.some((remote) => remote.id === id);

/** Remotes whose records are left for later. */
export const pendingRemotes = (): readonly string[] =>
  'registry' in state ? state.registry.pending.map(({ id }) => id) : [];

/** Highest revision that was read. */
export const revisionRead = (): number => readRevision;

/** The state of the registry. The same object until it changes. */
export const registryState = (): RegistryState => state;

/** Calls back after every change. @returns a function that stops it */
export function onRegistryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remote with the release that this browser uses. */
export const remoteOf = (id: string): ChosenRemote | undefined =>
  'registry' in state ? state.registry.remotes.find((remote) => remote.id === id) : undefined;

/** Why the record of a remote could not be read; `undefined` if it was. */
export const unreadOf = (id: string): RemoteError | undefined =>
  'registry' in state ? state.registry.unread.find(({ error }) => error.failure.remote === id)?.error : undefined;

/**
 * Steps this browser back from a release that failed by its own fault to its fallback, in all tabs and later visits.
 * Running code stays until its page is left.
 * @returns whether the remote has another release now
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
