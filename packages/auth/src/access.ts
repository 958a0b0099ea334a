import { bases } from '@console/contracts/core/bases';
import { refreshThreshold } from '@console/contracts/core/constants';
import { json, send } from './send.ts';
import { endSession, isLeaving, session } from './session.ts';
import { newestTokens, readTokens, writeTokens, type Tokens } from './storage.ts';
import { now } from './clock.ts';
import { readPayload, secondsLeft, usernameOf } from './token.ts';
import { untilAnswered } from './trying.ts';

/**
 * Without any answer to its refresh a session goes on for so long after its token has expired, in seconds
 * (docs/model/shell.md#session).
 */
const patience = 600;
/** No refresh keeps the other tabs waiting longer, in milliseconds. */
const deadline = 15_000;

/** `refused`: the session is over. `unknown`: no answer, or none that tells anything of the session. */
type Outcome = 'refreshed' | 'refused' | 'unknown';

const undecided = (status: number) => status >= 500 || status === 429 || status === 408;

async function askForTokens(held: Tokens): Promise<Outcome> {
  try {
    const response = await send(`${bases.auth}/refresh-token`, {
      ...json('POST', { refresh_token: held.refresh_token }),
      signal: AbortSignal.timeout(deadline),
    });
    if (!response.ok) return undecided(response.status) ? 'unknown' : 'refused';
    const fresh = (await response.json()) as Tokens;
    const username = usernameOf(fresh.access_token);
    if (!username) return 'refused';
    // Signed out, or in again, while the answer was under way: these tokens are nobody's any more.
    if (readTokens()?.refresh_token === held.refresh_token) writeTokens(fresh, username);
    return 'refreshed';
  } catch {
    return 'unknown';
  }
}

/** Refreshes unless another tab has done so while this one waited for its turn. */
async function refreshInTurn(): Promise<Outcome> {
  const held = await newestTokens();
  if (!held) return 'refused';
  return secondsLeft(held.access_token) >= refreshThreshold ? 'refreshed' : askForTokens(held);
}

/** Web Locks exist on https and localhost only; elsewhere each tab keeps its own order. */
const inTurn = async (): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request('console-refresh', refreshInTurn) : refreshInTurn();

let underWay: Promise<Outcome> | undefined;

/** One refresh at a time in all tabs; calls that come meanwhile wait for the same one. */
function refresh(): Promise<Outcome> {
  underWay ??= inTurn().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

const goesOn = (): boolean => session.get().status === 'signed-in' && !isLeaving();

/** Seconds since the token expired; of one that is missing, since it was first missed. */
let missedAt: number | undefined;
function secondsPast(token: string | null): number {
  if (readPayload(token)) missedAt = undefined;
  else missedAt ??= now();
  return missedAt === undefined ? -secondsLeft(token) : (now() - missedAt) / 1000;
}

/** What one try to have a token that can be sent has brought: the token, or `null` when the session is over. */
async function tryForToken(): Promise<{ readonly answer: Tokens | null } | { readonly message: null }> {
  const outcome = await refresh();
  const current = await newestTokens();
  if (!goesOn()) return { answer: null };
  const left = secondsLeft(current?.access_token ?? null);
  // What has just been given out is good, whatever the clock of this machine makes of it.
  if (current && outcome === 'refreshed') return { answer: current };
  if (current && left > 0 && (outcome !== 'refused' || left >= refreshThreshold)) return { answer: current };
  if (!current || outcome === 'refused' || secondsPast(current.access_token) > patience) {
    endSession();
    return { answer: null };
  }
  return { message: null };
}

/**
 * The access token for a call, refreshed when fewer than 70 s remain. `null` without a session: nothing may be sent.
 * A refused refresh ends the session. While it cannot be asked the token is used until it expires, and then calls are
 * held and the refresh is tried again: only ten minutes past the expiry without any answer end the session too.
 * @param signal gives up waiting @throws its reason
 */
export async function getAccessToken(signal?: AbortSignal): Promise<string | null> {
  if (!goesOn()) return null;
  const held = readTokens();
  if (held && secondsLeft(held.access_token) >= refreshThreshold) return sameUser(held);
  const current = await untilAnswered(tryForToken, goesOn, signal);
  return current ? sameUser(current) : null;
}

/** A token of somebody who signed in in another tab is not used in the pages of this one. */
const sameUser = ({ access_token: token }: Tokens): string | null =>
  usernameOf(token) === session.get().username ? token : null;

/** Ends a session that is past its time, as every navigation asks (error catalogue, E7). @returns whether it goes on */
export const checkSession = async (): Promise<boolean> => (await getAccessToken()) !== null;

/** Brings back the access token of a browser that holds only the refresh token. @returns whether the session goes on */
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
