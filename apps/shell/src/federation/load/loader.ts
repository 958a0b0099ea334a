import { shellContract, type Page, type RegistryRemote, type Remote } from '@console/contracts/core/remote';
import { classify } from '../failure/diagnose.ts';
import { RemoteError, shell } from '../failure/failure.ts';
import { abandonRequests, retryPastCache } from './fresh-address.ts';
import { entryAddress } from './manifest.ts';
import { preloadStart } from './preload.ts';
import { takeVerificationTime } from './proof-time.ts';
import { setFailed, setLoading, setReady, remoteState } from './remote-states.ts';
import { recordSighting } from '../failure/sightings.ts';
import { provided } from '../../provide.ts';

/** A remote that runs in this document: its declaration, and its release. */
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

/** Fetches the federation runtime, which the shell provides. After a failure, the next call retries. */
const runtime = () =>
  import(/* webpackChunkName: "remotes" */ './runtime.ts').catch(async (cause: unknown) => {
    throw await classify(cause, shell, 'chunk-missing');
  });

/**
 * Fetches the parts of the shell that every remote needs, before the user's access to the page is known: the runtime,
 * and the list components that most pages use. A failure is ignored here: the page itself retries and reports it.
 */
export function prepareForRemotes(): void {
  runtime().catch(() => undefined);
  provided['@console/ui/list']?.get().catch(() => undefined);
}

/** One attempt to load a remote. An abandoned attempt has no effect when it ends. */
interface Attempt {
  readonly release: RegistryRemote;
  promise: Promise<LoadedRemote>;
}
const attempts = new Map<string, Attempt>();

async function load(attempt: Attempt): Promise<LoadedRemote> {
  const remote = attempt.release;
  const { id, version } = remote;
  const checkCurrent = () => {
    if (attempts.get(id) !== attempt)
      throw new RemoteError('manifest-unavailable', `Another try to load ${id} has begun`, remote, { passing: true });
  };
  const isRetry = remoteState(id).tries > 0;
  const startedAt = performance.now();
  try {
    checkContract(remote);
    setLoading(id, 'manifest');
    prepareForRemotes();
    if (isRetry) retryPastCache(remote.manifest);
    else preloadStart(remote);
    const [{ readDeclaration }, entry] = await Promise.all([runtime(), entryAddress(remote)]);
    checkCurrent();
    setLoading(id, 'entry');
    const declaration = await readDeclaration(remote, entry, isRetry);
    checkCurrent();
    if (!declaration?.modules) throw new RemoteError('module-missing', 'The exposed module has no declaration', remote);
    const result = { release: remote, remote: declaration };
    loaded.set(id, result);
    setReady(id);
    recordSighting({ remote: id, version, start: true });
    recordSighting({ remote: id, version, measure: 'verify', value: Math.round(takeVerificationTime()) });
    recordSighting({ remote: id, version, measure: 'load', value: Math.round(performance.now() - startedAt) });
    return result;
  } catch (cause) {
    const error = await classify(cause, remote, 'entry-failed');
    checkCurrent();
    setFailed(id, error);
    throw error;
  } finally {
    if (attempts.get(id) === attempt) attempts.delete(id);
  }
}

function startAttempt(release: RegistryRemote): Attempt {
  const attempt = { release } as Attempt;
  attempts.set(release.id, attempt);
  attempt.promise = load(attempt);
  attempt.promise.catch(() => undefined);
  return attempt;
}

/**
 * Loads a remote once: a running version is never replaced within the document. Concurrent callers share one attempt.
 * @throws {RemoteError} and the next call retries
 */
export async function loadRemote(remote: RegistryRemote): Promise<LoadedRemote> {
  const running = loaded.get(remote.id);
  if (running) return running;
  const attempt = attempts.get(remote.id) ?? startAttempt(remote);
  try {
    return await attempt.promise;
  } catch (cause) {
    const next = attempts.get(remote.id);
    if (!next || next === attempt) throw cause;
    return loadRemote(remote);
  }
}

/**
 * Starts the next attempt of a remote at once and abandons the current one: a request sent before the cause was gone
 * would fail again. Callers that wait for the abandoned attempt get the result of the next one.
 */
export function abandonLoading(remote: RegistryRemote): void {
  const attempt = attempts.get(remote.id);
  if (attempt) {
    attempts.delete(remote.id);
    const error = new RemoteError('manifest-unavailable', `Loading ${remote.id} was restarted`, remote, {
      passing: true,
    });
    setFailed(remote.id, error);
  }
  retryPastCache(remote.manifest);
  abandonRequests(remote.manifest);
}

/** The release of a remote that runs in this document, if any. */
export const runningRelease = (id: string): RegistryRemote | undefined => loaded.get(id)?.release;

/** Ids of the remotes that run in this document. */
export const loadedRemotes = (): readonly string[] => [...loaded.keys()];

/** The page that a declaration has at a path of the route table. */
export const pageOf = (remote: Remote, path: string): Page | undefined =>
  remote.modules.flatMap((module) => module.pages).find((page) => page.path === path);
