import { RemoteError, type Blamed } from '../failure/failure.ts';
import { isPage, otherPage } from '../failure/other-page.ts';
import { timedFetch } from '../load/timed-fetch.ts';

/** Timeout in milliseconds. */
const deadline = 8_000;

interface Wanted {
  readonly url: string;
  /** Name of the file in error messages. */
  readonly name: string;
  readonly blamed: Blamed;
  /** Returns what is wrong with the answer, if anything. */
  readonly check: (response: Response, body: ArrayBuffer) => Promise<RemoteError | undefined>;
}

/** Files that failed: a cache may hold the failure. */
const failed = new Set<string>();

async function fetchChecked({ url, name, blamed, check }: Wanted, bypassCache: boolean): Promise<ArrayBuffer> {
  const init: RequestInit = bypassCache ? { cache: 'reload' } : {};
  const { response, body } = await timedFetch(url, deadline, init).catch((cause: unknown) => {
    const message = `The ${name} ${url} could not be fetched: ${String(cause)}`;
    throw new RemoteError('manifest-unavailable', message, blamed, { cause, address: url });
  });
  const { ok, status } = response;
  if (!ok) {
    const kind = status === 404 || status === 410 ? 'manifest-missing' : 'manifest-unavailable';
    throw new RemoteError(kind, `The ${name} ${url} answered ${status}`, blamed, { address: url });
  }
  const error = isPage(response) ? otherPage(url, blamed) : await check(response, body);
  if (!error) return body;
  // The copy in the browser's cache may be damaged, which is not a fault of the release: fetch once past the cache.
  if (!bypassCache) return fetchChecked({ url, name, blamed, check }, true);
  throw error;
}

/**
 * Fetches a file that describes a release (its record, its manifest) within 8 s; past every cache after a failure.
 * @throws {RemoteError} `manifest-missing` when it does not exist, `manifest-unavailable` when it cannot be fetched
 *   now, or the error of `check`
 */
export async function fetchReleased(wanted: Wanted): Promise<ArrayBuffer> {
  const { url } = wanted;
  try {
    const body = await fetchChecked(wanted, failed.has(url));
    failed.delete(url);
    return body;
  } catch (cause) {
    failed.add(url);
    throw cause;
  }
}
