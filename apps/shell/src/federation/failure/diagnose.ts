import { isPage, otherPage } from './other-page.ts';
import { RemoteError, type Blamed, type FailureKind } from './failure.ts';
import { retryPastCache, bareAddress } from '../load/fresh-address.ts';
import { fileAddress, hasListedIntegrity } from '../release/integrity.ts';
import { timedFetch } from '../load/timed-fetch.ts';

/** Timeout in milliseconds. */
const deadline = 5_000;

/**
 * Finds out why the browser did not run a file, which the error event does not say. The request bypasses the cache and
 * replaces a damaged copy in it, so the next attempt can succeed once the server works again.
 * @param fallbackKind the kind when the file does not exist or cannot be fetched
 */
export async function diagnose(url: string, blamed: Blamed, fallbackKind: FailureKind): Promise<RemoteError> {
  try {
    const { response, body } = await timedFetch(url, deadline, { cache: 'reload' });
    if (!response.ok)
      return new RemoteError(fallbackKind, `${url} answered ${response.status}`, blamed, {
        passing: response.status !== 404 && response.status !== 410,
        address: url,
      });
    if (isPage(response)) return otherPage(url, blamed);
    const type = response.headers.get('content-type') ?? '';
    if (!/javascript|css/.test(type)) return new RemoteError(fallbackKind, `${url} is ${type || 'of no type'}`, blamed);
    const released = blamed.manifest !== undefined && url.startsWith(fileAddress(blamed.manifest, '.'));
    if (released && !(await hasListedIntegrity(url, body)))
      return new RemoteError('integrity', `${url} is not the released file`, blamed);
    return new RemoteError(fallbackKind, `${url} could not be loaded, but can be now`, blamed, {
      passing: true,
      address: url,
    });
  } catch (cause) {
    return new RemoteError(fallbackKind, `${url} could not be fetched: ${String(cause)}`, blamed, {
      cause,
      passing: true,
      address: url,
    });
  }
}

interface ChunkLoadError extends Error {
  readonly request?: string;
  /** Type of the event behind it; webpack itself uses `timeout`. */
  readonly type?: string;
}

/** Whether an error is webpack's error for a chunk that failed to load. */
export const isChunkLoadError = (cause: unknown): cause is ChunkLoadError =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || (cause as { code?: string }).code === 'CSS_CHUNK_LOAD_FAILED');

/** Finds the failure behind an error of a page, or of code that the page fetched later. */
export async function classify(cause: unknown, blamed: Blamed, otherwise: FailureKind): Promise<RemoteError> {
  if (cause instanceof RemoteError) return cause;
  if (isChunkLoadError(cause) && cause.request) {
    const request = bareAddress(cause.request);
    if (cause.type === 'timeout') retryPastCache(request);
    return diagnose(request, blamed, 'chunk-missing');
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  if (isChunkLoadError(cause)) return new RemoteError('chunk-missing', message, blamed, { cause });
  if (/RUNTIME-015/.test(message)) return new RemoteError('init-failed', message, blamed, { cause });
  if (/RUNTIME-014|does not exist in container/.test(message))
    return new RemoteError('module-missing', message, blamed, { cause });
  return new RemoteError(otherwise, message, blamed, { cause });
}
