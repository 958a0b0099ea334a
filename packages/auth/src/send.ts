import { correctClock } from './clock.ts';
import { newId } from './id.ts';
import { answered, unanswered } from './online.ts';
import { preferences } from './preferences.ts';

/** Names given to every call: the request's id and the language of the answer's texts. */
export const commonHeaders = (): Record<string, string> => ({
  'X-Request-Id': newId(),
  'Accept-Language': preferences.get().language,
});

/** Whether a failure of fetch means that the caller gave up, not that the line is down. */
const cancelled = (error: unknown): boolean => (error as Error | undefined)?.name === 'AbortError';

// Listening from the first: after any listener the browser already runs what waited for a call that it dropped.
let left = false;
addEventListener('pagehide', () => {
  left = true;
});
addEventListener('pageshow', () => {
  left = false;
});

/** Never settles, unless the browser brings the page back. */
const whenBack = (error: unknown) =>
  new Promise<never>((_, reject) => {
    addEventListener('pageshow', () => reject(error), { once: true });
  });

/** Settles once it is sure that the page is not being left: the browser then drops calls, and the bodies of answers that have begun. */
export async function untilStays(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (left)
    await new Promise((resolve) => {
      addEventListener('pageshow', resolve, { once: true });
    });
}

/** Is told of a call that is over: its address, whether it failed, with 5xx or without an answer, and the page that was open then. */
type Watcher = (address: string, failed: boolean, page: string) => void;
/** Calls of before somebody watches, at most; those of the first page tell most. */
const mostEarly = 100;
const early: Parameters<Watcher>[] = [];
let watcher: Watcher = (...call) => {
  if (early.length < mostEarly) early.push(call);
};
/** Says who is told of every call that is over, and at once of those before. */
export const watchCalls = (run: Watcher): void => {
  watcher = run;
  early.splice(0).forEach((call) => run(...call));
};

/** Sends a call without a token. @throws what fetch throws when no answer comes */
export async function send(address: string, options: RequestInit = {}): Promise<Response> {
  try {
    const response = await fetch(address, {
      ...options,
      headers: { ...commonHeaders(), ...(options.headers as Record<string, string>) },
    });
    answered();
    watcher(address, response.status >= 500, location.pathname);
    // An answer out of the browser's cache carries an old date.
    if (options.cache === 'no-store' || (options.method ?? 'GET') !== 'GET') correctClock(response.headers.get('Date'));
    return response;
  } catch (error) {
    // The browser drops the calls of a page that is left: no word about the line, and no reason to end the session.
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
