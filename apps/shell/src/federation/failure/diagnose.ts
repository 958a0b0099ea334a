import { RemoteError, type Blamed, type FailureKind } from './failure.ts';
import { askAnew, bareAddress } from '../load/fresh-address.ts';
import { fileAddress, hasListedIntegrity } from '../release/integrity.ts';
import { timedFetch } from '../load/timed-fetch.ts';

/** Milliseconds. */
const deadline = 5_000;

/**
 * Finds out why the browser did not run a file: it only says that it did not. Asking past the cache also replaces a
 * damaged copy in it, so that the next try can succeed once the server is right again.
 * @param otherwise the kind when the file is not there or cannot be fetched
 */
export async function diagnose(url: string, blamed: Blamed, otherwise: FailureKind): Promise<RemoteError> {
  try {
    const { response, body } = await timedFetch(url, deadline, { cache: 'reload' });
    if (!response.ok)
      return new RemoteError(otherwise, `${url} answered ${response.status}`, blamed, {
        passing: response.status !== 404 && response.status !== 410,
        address: url,
      });
    const type = response.headers.get('content-type') ?? '';
    if (!/javascript|css/.test(type)) return new RemoteError(otherwise, `${url} is ${type || 'of no type'}`, blamed);
    const released = blamed.manifest !== undefined && url.startsWith(fileAddress(blamed.manifest, '.'));
    if (released && !(await hasListedIntegrity(url, body)))
      return new RemoteError('integrity', `${url} is not the released file`, blamed);
    return new RemoteError(otherwise, `${url} could not be loaded, but can be now`, blamed, {
      passing: true,
      address: url,
    });
  } catch (cause) {
    return new RemoteError(otherwise, `${url} could not be fetched: ${String(cause)}`, blamed, {
      cause,
      passing: true,
      address: url,
    });
  }
}

interface ChunkLoadError extends Error {
  readonly request?: string;
  /** Kind of the event behind it, `timeout` being webpack's own. */
  readonly type?: string;
}

/** Whether an error is webpack's for a chunk that could not be loaded. */
export const isChunkLoadError = (cause: unknown): cause is ChunkLoadError =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || (cause as { code?: string }).code === 'CSS_CHUNK_LOAD_FAILED');

/** The failure behind an error of a page or of code it fetched later. */
export async function classify(cause: unknown, blamed: Blamed, otherwise: FailureKind): Promise<RemoteError> {
  if (cause instanceof RemoteError) return cause;
  if (isChunkLoadError(cause) && cause.request) {
    const request = bareAddress(cause.request);
    if (cause.type === 'timeout') askAnew(request);
    return diagnose(request, blamed, 'chunk-missing');
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  if (isChunkLoadError(cause)) return new RemoteError('chunk-missing', message, blamed, { cause });
  if (/RUNTIME-015/.test(message)) return new RemoteError('init-failed', message, blamed, { cause });
  if (/RUNTIME-014|does not exist in container/.test(message))
    return new RemoteError('module-missing', message, blamed, { cause });
  return new RemoteError(otherwise, message, blamed, { cause });
}
