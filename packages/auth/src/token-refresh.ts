import { bases } from '@console/contracts/core/bases';
import { refreshThreshold } from '@console/contracts/core/constants';
import { json, send } from './send.ts';
import { endOf, endSession, isLeaving, session, type SessionEnd } from './session.ts';
import { newestTokens, readTokens, writeTokens, type Tokens } from './storage.ts';
import { now } from './clock.ts';
import { readPayload, secondsLeft, usernameOf } from './token.ts';
import { untilAnswered } from './retry-until-answered.ts';

/**
 * Seconds after the expiry of the token during which the refresh is retried without an answer. Then the session ends
 * (docs/model/shell.md#session).
 */
const graceSeconds = 600;
/** Milliseconds after which a refresh times out, because other tabs wait for its lock. */
const timeoutMs = 15_000;

/** `refused`: the session is over. `unknown`: no answer, or one that does not decide (5xx, 408, 429). */
type Outcome = 'refreshed' | 'refused' | 'unknown';

const undecided = (status: number) => status >= 500 || status === 429 || status === 408;

/** Why the last refresh was refused. */
let refusedAs: SessionEnd = 'expired';
/** The refresh token that was refused last. It is not sent again by a call that comes before the session has ended. */
let refusedToken: string | undefined;

async function askForTokens(stored: Tokens): Promise<Outcome> {
  try {
    const response = await send(`${bases.auth}/refresh-token`, {
      ...json('POST', { refresh_token: stored.refresh_token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      if (undecided(response.status)) return 'unknown';
      refusedAs = endOf((name) => response.headers.get(name));
      refusedToken = stored.refresh_token;
      return 'refused';
    }
    const fresh = (await response.json()) as Tokens;
    const username = usernameOf(fresh.access_token);
    if (!username) return 'refused';
    // The session changed during the request: these tokens must not replace the new ones.
    if (readTokens()?.refresh_token === stored.refresh_token) writeTokens(fresh, username);
    return 'refreshed';
  } catch {
    return 'unknown';
  }
}

/** Refreshes, unless another tab did while this one waited for the lock. */
async function refreshLocked(): Promise<Outcome> {
  const stored = await newestTokens();
  if (!stored || stored.refresh_token === refusedToken) return 'refused';
  return secondsLeft(stored.access_token) >= refreshThreshold ? 'refreshed' : askForTokens(stored);
}

/** Refreshes under a lock of all tabs. Web Locks exist on https and localhost only; elsewhere there is no lock. */
const refreshWithLock = async (): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request('console-refresh', refreshLocked) : refreshLocked();

let running: Promise<Outcome> | undefined;

/** One refresh at a time in all tabs. Simultaneous calls share it. */
function refresh(): Promise<Outcome> {
  running ??= refreshWithLock().finally(() => {
    running = undefined;
  });
  return running;
}

const isActive = (): boolean => session.get().status === 'signed-in' && !isLeaving();

/** Seconds since the token expired; of a missing token, since it was first missing. */
let missedAt: number | undefined;
function secondsPast(token: string | null): number {
  if (readPayload(token)) missedAt = undefined;
  else missedAt ??= now();
  return missedAt === undefined ? -secondsLeft(token) : (now() - missedAt) / 1000;
}

/** One attempt to get a valid token; `null` when the session is over. */
async function tryForToken(): Promise<{ readonly answer: Tokens | null } | { readonly message: null }> {
  const outcome = await refresh();
  const current = await newestTokens();
  if (!isActive()) return { answer: null };
  const left = secondsLeft(current?.access_token ?? null);
  // A new token is valid even if the clock of this machine says otherwise.
  if (current && outcome === 'refreshed') return { answer: current };
  if (current && left > 0 && (outcome !== 'refused' || left >= refreshThreshold)) return { answer: current };
  if (!current || outcome === 'refused' || secondsPast(current.access_token) > graceSeconds) {
    endSession(outcome === 'refused' ? refusedAs : 'expired');
    return { answer: null };
  }
  return { message: null };
}

/**
 * The access token for a call, refreshed when fewer than 70 s remain; `null` without a session. A refused refresh ends
 * the session. Without an answer the token is used until it expires. Then calls wait while the refresh is retried; ten
 * minutes after the expiry the session ends.
 * @param signal stops waiting
 * @throws the signal's reason
 * @example
 * const token = await getAccessToken(signal);
 */
export async function getAccessToken(signal?: AbortSignal): Promise<string | null> {
  if (!isActive()) return null;
  const stored = readTokens();
  if (stored && secondsLeft(stored.access_token) >= refreshThreshold) return sameUser(stored);
  const current = await untilAnswered(tryForToken, isActive, signal);
  return current ? sameUser(current) : null;
}

/** The token, unless another person signed in in another tab. */
const sameUser = ({ access_token: token }: Tokens): string | null =>
  usernameOf(token) === session.get().username ? token : null;

/**
 * Ends an expired session; called by every navigation (error catalogue, E7).
 * @returns whether the session continues
 * @example
 * if (!(await checkSession())) return redirectToSignIn();
 */
export const checkSession = async (): Promise<boolean> => (await getAccessToken()) !== null;

/** Gets an access token when the browser has only the refresh token. @returns whether the session continues */
export async function recoverAccess(): Promise<boolean> {
  const hasBoth = () => secondsLeft(readTokens()?.access_token ?? null) > 0;
  const outcome = await untilAnswered(
    async () => {
      const found = await refresh();
      return found === 'unknown' ? { message: null } : { answer: found };
    },
    () => readTokens() !== null && !hasBoth(),
  );
  return outcome === 'refreshed' || hasBoth();
}
