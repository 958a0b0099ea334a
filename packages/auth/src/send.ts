import { correctClock } from './clock.ts';
import { newId } from './id.ts';
import { answered, unanswered } from './online.ts';
import { preferences } from './preferences.ts';

/**
 * Headers of every call: request id and language of the answer.
 * @example
 * fetch(address, { headers: commonHeaders() });
 */
export const commonHeaders = (): Record<string, string> => ({
  'X-Request-Id': newId(),
  'Accept-Language': preferences.get().language,
});

/** Whether fetch failed because the caller aborted it. */
const cancelled = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

// Registered when the module loads, so that it runs before listeners that handle calls aborted by the browser.
let left = false;
addEventListener('pagehide', () => {
  left = true;
});
addEventListener('pageshow', () => {
  left = false;
});

/** Settles only if the browser restores the page from its back-forward cache. */
const whenBack = (error: unknown) =>
  new Promise<never>((_, reject) => {
    addEventListener('pageshow', () => reject(error), { once: true });
  });

/** Waits until it is certain that the page is not being left; a page that is left aborts calls and answer bodies. */
export async function untilStays(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (left)
    await new Promise((resolve) => {
      addEventListener('pageshow', resolve, { once: true });
    });
}

/** Called after every call: its address, whether it failed (5xx or no answer), and the page that was open. */
type Watcher = (address: string, failed: boolean, page: string) => void;
/** Most calls that are stored until a watcher is set. */
const earlyLimit = 100;
const early: Parameters<Watcher>[] = [];
let watcher: Watcher = (...call) => {
  if (early.length < earlyLimit) early.push(call);
};
/**
 * Sets the watcher of all calls. It receives the stored earlier calls immediately.
 * @example
 * watchCalls((address, failed) => failed && count(address));
 */
export const watchCalls = (run: Watcher): void => {
  watcher = run;
  early.splice(0).forEach((call) => run(...call));
};

/**
 * Sends a call without a token. @throws errors of fetch when no answer comes
 * @example
 * const response = await send('/api/publish/settings');
 */
export async function send(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(address, {
      ...options,
      headers: { ...commonHeaders(), ...(options.headers as Record<string, string>) },
    });
    answered();
    watcher(address, response.status >= 500, location.pathname);
    // A cached answer has an old date.
    if (options.cache === 'no-store' || (options.method ?? 'GET') !== 'GET') correctClock(response.headers.get('Date'));
    return response;
  } catch (error) {
    // The browser aborts the calls of a page that is left. That does not mean that the network is down.
    if (left) return whenBack(error);
    if (!cancelled(error)) {
      unanswered();
      watcher(address, true, location.pathname);
    }
    throw error;
  }
}

/** The options of a call with a JSON body. */
export const json = (method: 'POST' | 'PUT' | 'DELETE', body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});
