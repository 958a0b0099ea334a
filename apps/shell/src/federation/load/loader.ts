import { shellContract, type Page, type RegistryRemote, type Remote } from '@console/contracts/core/remote';
import { classify } from '../failure/diagnose.ts';
import { RemoteError, shell } from '../failure/failure.ts';
import { abandonRequests, askAnew } from './fresh-address.ts';
import { entryAddress } from './manifest.ts';
import { preloadStart } from './preload.ts';
import { takeProofTime } from './proof-time.ts';
import { noteFailed, noteLoading, noteReady, remoteState } from './remote-states.ts';
import { sighted } from '../failure/sightings.ts';
import { provided } from '../../provide.ts';

/** A remote that runs in this page: what it declares, and the release it came from. */
export interface LoadedRemote {
  readonly release: RegistryRemote;
  readonly remote: Remote;
}

const loaded = new Map<string, LoadedRemote>();

const majorOf = (version: string): string => version.split('.')[0] ?? '';

function checkContract(remote: RegistryRemote): void {
  if (majorOf(remote.contract) !== majorOf(shellContract)) {
    throw new RemoteError(
      'incompatible',
      `Built for contract ${remote.contract}, this shell has ${shellContract}`,
      remote,
    );
  }
}

/** Fetches the federation runtime, which is the shell's own; the next call tries anew after a failure. */
const runtime = () =>
  import('./runtime.ts').catch(async (cause: unknown) => {
    throw await classify(cause, shell, 'chunk-missing');
  });

/**
 * Fetches what any remote needs of the shell, while it is not known yet whether the page is held: the runtime, and the
 * kit of lists, which most pages begin with. A failure is left to the page itself, which tries anew and tells.
 */
export function prepareForRemotes(): void {
  runtime().catch(() => undefined);
  provided['@console/ui/list']?.get().catch(() => undefined);
}

/** One try to load a remote. One that was abandoned for another ends without effect, whenever it does. */
interface Attempt {
  readonly release: RegistryRemote;
  promise: Promise<LoadedRemote>;
}
const attempts = new Map<string, Attempt>();

async function load(attempt: Attempt): Promise<LoadedRemote> {
  const remote = attempt.release;
  const { id, version } = remote;
  const goOn = () => {
    if (attempts.get(id) !== attempt)
      throw new RemoteError('manifest-unavailable', `Another try to load ${id} has begun`, remote, { passing: true });
  };
  const again = remoteState(id).tries > 0;
  const since = performance.now();
  try {
    checkContract(remote);
    noteLoading(id, 'manifest');
    prepareForRemotes();
    if (again) askAnew(remote.manifest);
    else preloadStart(remote);
    const [{ readDeclaration }, entry] = await Promise.all([runtime(), entryAddress(remote)]);
    goOn();
    noteLoading(id, 'entry');
    const declaration = await readDeclaration(remote, entry, again);
    goOn();
    if (!declaration?.modules) throw new RemoteError('module-missing', 'The exposed module has no declaration', remote);
    const result = { release: remote, remote: declaration };
    loaded.set(id, result);
    noteReady(id);
    sighted({ remote: id, version, start: true });
    sighted({ remote: id, version, measure: 'verify', value: Math.round(takeProofTime()) });
    sighted({ remote: id, version, measure: 'load', value: Math.round(performance.now() - since) });
    return result;
  } catch (cause) {
    const error = await classify(cause, remote, 'entry-failed');
    goOn();
    noteFailed(id, error);
    throw error;
  } finally {
    if (attempts.get(id) === attempt) attempts.delete(id);
  }
}

function begin(release: RegistryRemote): Attempt {
  const attempt = { release } as Attempt;
  attempts.set(release.id, attempt);
  attempt.promise = load(attempt);
  attempt.promise.catch(() => undefined);
  return attempt;
}

/**
 * Loads a remote, once: a version that runs is never replaced within the page. All who ask meanwhile wait for one try.
 * Rejects with a {@link RemoteError}; the next call then tries anew.
 */
export async function loadRemote(remote: RegistryRemote): Promise<LoadedRemote> {
  const known = loaded.get(remote.id);
  if (known) return known;
  const attempt = attempts.get(remote.id) ?? begin(remote);
  try {
    return await attempt.promise;
  } catch (cause) {
    const next = attempts.get(remote.id);
    if (!next || next === attempt) throw cause;
    return loadRemote(remote);
  }
}

/**
 * Begins a remote's next try at once, whatever is still under way: a request that began before the cause of a failure was
 * gone would only fail once more. Who waited for that one is answered by the next.
 */
export function abandonLoading(remote: RegistryRemote): void {
  const attempt = attempts.get(remote.id);
  if (attempt) {
    attempts.delete(remote.id);
    const error = new RemoteError('manifest-unavailable', `Loading ${remote.id} was begun anew`, remote, {
      passing: true,
    });
    noteFailed(remote.id, error);
  }
  askAnew(remote.manifest);
  abandonRequests(remote.manifest);
}

/** The release of a remote that runs in this page, if any. */
export const runningRelease = (id: string): RegistryRemote | undefined => loaded.get(id)?.release;

/** Ids of the remotes that run in this page. */
export const loadedRemotes = (): readonly string[] => [...loaded.keys()];

/** The page a declaration has at a path of the route table. */
export const pageOf = (remote: Remote, path: string): Page | undefined =>
  remote.modules.flatMap((module) => module.pages).find((page) => page.path === path);
