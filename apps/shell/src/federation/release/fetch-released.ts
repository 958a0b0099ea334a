import { RemoteError, type Blamed } from '../failure/failure.ts';
import { timedFetch } from '../load/timed-fetch.ts';

/** Milliseconds. */
const deadline = 8_000;

interface Wanted {
  readonly url: string;
  /** What the file is called in messages. */
  readonly name: string;
  readonly blamed: Blamed;
  /** What is wrong with an answer, if anything. */
  readonly check: (response: Response, body: ArrayBuffer) => Promise<RemoteError | undefined>;
}

/** Files that failed: a cache may hold the failure. */
const distrusted = new Set<string>();

async function answerOf({ url, name, blamed, check }: Wanted, anew: boolean): Promise<ArrayBuffer> {
  const init: RequestInit = anew ? { cache: 'reload' } : {};
  const { response, body } = await timedFetch(url, deadline, init).catch((cause: unknown) => {
    const message = `The ${name} ${url} could not be fetched: ${String(cause)}`;
    throw new RemoteError('manifest-unavailable', message, blamed, { cause, address: url });
  });
  const { ok, status } = response;
  if (!ok) {
    const kind = status === 404 || status === 410 ? 'manifest-missing' : 'manifest-unavailable';
    throw new RemoteError(kind, `The ${name} ${url} answered ${status}`, blamed, { address: url });
  }
  const wrong = await check(response, body);
  if (!wrong) return body;
  // A damaged copy in the browser's cache is no fault of the release.
  if (!anew) return answerOf({ url, name, blamed, check }, true);
  throw wrong;
}

/**
 * Fetches a file that says what a release is (its record, its manifest) within 8 s; past every cache once it failed.
 * @throws {RemoteError} `manifest-missing` when it is gone, `manifest-unavailable` when it cannot be had now, or what
 *   `check` has found
 */
export async function fetchReleased(wanted: Wanted): Promise<ArrayBuffer> {
  const { url } = wanted;
  try {
    const body = await answerOf(wanted, distrusted.has(url));
    distrusted.delete(url);
    return body;
  } catch (cause) {
    distrusted.add(url);
    throw cause;
  }
}
