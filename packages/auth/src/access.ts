import { bases } from '@console/contracts/bases';
import { json, send } from './send.ts';
import { endSession, isLeaving, session } from './session.ts';
import { newestTokens, readTokens, writeTokens, type Tokens } from './storage.ts';
import { secondsLeft, usernameOf } from './token.ts';

/** The token is refreshed when fewer seconds remain (specification, section 9). */
const threshold = 70;
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
  return secondsLeft(held.access_token) >= threshold ? 'refreshed' : askForTokens(held);
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

/**
 * The access token for a call, refreshed when fewer than 70 s remain. `null` without a session: nothing may be sent.
 * A refused refresh ends the session; with the network gone the token is used until it expires.
 */
export async function getAccessToken(): Promise<string | null> {
  if (session.get().status !== 'signed-in' || isLeaving()) return null;
  const held = readTokens();
  if (held && secondsLeft(held.access_token) >= threshold) return sameUser(held);
  const outcome = await refresh();
  const current = await newestTokens();
  if (session.get().status !== 'signed-in' || isLeaving()) return null;
  const left = secondsLeft(current?.access_token ?? null);
  if (!current || left <= 0 || (outcome === 'refused' && left < threshold)) {
    endSession();
    return null;
  }
  return sameUser(current);
}

/** A token of somebody who signed in in another tab is not used in the pages of this one. */
const sameUser = ({ access_token: token }: Tokens): string | null =>
  usernameOf(token) === session.get().username ? token : null;

/** Ends a session that is past its time, as every navigation asks (error catalogue, E7). @returns whether it goes on */
export const checkSession = async (): Promise<boolean> => (await getAccessToken()) !== null;
