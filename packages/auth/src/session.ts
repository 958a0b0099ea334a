import { displaced, sessionEndHeader } from '@console/contracts/core/call';
import { clearAccount } from './account-state.ts';
import { broadcast } from './channel.ts';
import { notify } from './notices.ts';
import { writeRedirect } from './redirect.ts';
import { clearStorage } from './storage.ts';
import { hasUnsaved } from './unsaved.ts';
import { createValue } from './value.ts';

export type SignInMode = 'local' | 'identity';

export interface Session {
  /**
   * `suspended`: the session expired while a form has unsaved input. The page stays, the same person signs in over it,
   * and no call is sent until then.
   */
  readonly status: 'signed-out' | 'signed-in' | 'suspended';
  /** Upper-case. While suspended: the person of the expired session. */
  readonly username: string | null;
  readonly mode: SignInMode;
}

export const signedOut: Session = { status: 'signed-out', username: null, mode: 'local' };

export const session = createValue<Session>(signedOut);

/** Why the session of this tab ended by itself; `null` while there is one, and after a sign-out. */
export type SessionEnd = 'expired' | 'displaced' | null;
/** What an answer says about the end of the session. */
export const endOf = (header: (name: string) => string | null): SessionEnd =>
  header(sessionEndHeader) === displaced ? displaced : 'expired';
export const sessionEnd = createValue<SessionEnd>(null);

let signedInHere = false;

/** Records a sign-in on this page, as opposed to a session restored from cookies. */
export const markSignIn = (): void => {
  signedInHere = true;
};

/** Whether somebody signed in on this page since the last call. For messages shown one time after a sign-in. */
export function takeSignIn(): boolean {
  const result = signedInHere;
  signedInHere = false;
  return result;
}

/** Text of the forced sign-in (docs/model/specification.md#error-texts). */
export const tokenExpired = 'Token Expired. Sorry you must login again';
const noticeDelay = 500;

/** Tab that is signing out, if any. */
let leaving: 'here' | 'elsewhere' | undefined;
let leavingTimer: ReturnType<typeof setTimeout> | undefined;

/** Starts or ends a sign-out. While one runs, a failing call does not end the session as expired. */
export function setLeaving(where: typeof leaving): void {
  clearTimeout(leavingTimer);
  leaving = where;
}

/**
 * Waits for another tab to sign out.
 * @param deadline milliseconds after which the other tab is considered closed
 * @param given called then
 */
export function awaitLeaving(deadline: number, given: () => void): void {
  setLeaving('elsewhere');
  leavingTimer = setTimeout(() => {
    setLeaving(undefined);
    given();
  }, deadline);
}
export const isLeaving = (): boolean => leaving !== undefined;
export const isLeavingHere = (): boolean => leaving === 'here';

/** Ends the session in this tab: shows the sign-in, and the reason after half a second. */
export function expireHere(end: SessionEnd = 'expired'): void {
  const { status, username, mode } = session.get();
  if (status !== 'signed-in' || isLeaving()) return;
  writeRedirect(location.pathname + location.search, username);
  if (hasUnsaved()) session.set({ status: 'suspended', username, mode });
  else leaveHere();
  sessionEnd.set(end);
  setTimeout(() => notify({ severity: 'error', text: tokenExpired }), noticeDelay);
}

/** Clears the session and its data in this tab. What all tabs share stays. */
export function forgetHere(): void {
  clearAccount();
  sessionEnd.set(null);
  session.set(signedOut);
}

/** Clears the session in storage and its data in this tab. */
export function leaveHere(): void {
  clearStorage();
  forgetHere();
}

/** Ends the expired session in all tabs (error catalogue, E6 and E7). Repeated calls have no effect. */
export function endSession(end: SessionEnd = 'expired'): void {
  if (session.get().status !== 'signed-in' || isLeaving()) return;
  clearStorage();
  expireHere(end);
  broadcast(end === 'displaced' ? end : 'ended');
}
