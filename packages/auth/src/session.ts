import { clearAccount } from './account-state.ts';
import { tell } from './channel.ts';
import { notify } from './notices.ts';
import { writeRedirect } from './redirect.ts';
import { clearStorage } from './storage.ts';
import { hasUnsaved } from './unsaved.ts';
import { createValue } from './value.ts';

export type SignInMode = 'local' | 'identity';

export interface Session {
  /**
   * `suspended`: the session ended while a form holds unsaved typing; the page stays and the same person signs in over
   * it. Calls are not sent meanwhile.
   */
  readonly status: 'signed-out' | 'signed-in' | 'suspended';
  /** Upper-case; while suspended, whose session it was. */
  readonly username: string | null;
  readonly mode: SignInMode;
}

export const signedOut: Session = { status: 'signed-out', username: null, mode: 'local' };

export const session = createValue<Session>(signedOut);

let fresh = false;

/** Notes that somebody has signed in here, as opposed to a session taken up from an earlier page. */
export const markSignIn = (): void => {
  fresh = true;
};

/** Whether somebody has signed in here since it was last asked: what is said once after a sign-in hangs on it. */
export function takeSignIn(): boolean {
  const was = fresh;
  fresh = false;
  return was;
}

/** Text of the forced sign-in (docs/model/specification.md#error-texts). */
export const tokenExpired = 'Token Expired. Sorry you must login again';
const noticeDelay = 500;

/** Where a sign-out is under way. */
let leaving: 'here' | 'elsewhere' | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

/** While a sign-out is under way no call ends the session a second time. */
export function setLeaving(where: typeof leaving): void {
  clearTimeout(patience);
  leaving = where;
}

/**
 * Waits for another tab to sign out.
 * @param deadline milliseconds after which it has been closed before it was done, unless something is heard before
 */
export function awaitLeaving(deadline: number, given: () => void): void {
  setLeaving('elsewhere');
  patience = setTimeout(() => {
    setLeaving(undefined);
    given();
  }, deadline);
}
export const isLeaving = (): boolean => leaving !== undefined;
export const isLeavingHere = (): boolean => leaving === 'here';

/** This tab follows the end of the session: sign-in forced, and the reason told after half a second. */
export function expireHere(): void {
  const { status, username, mode } = session.get();
  if (status !== 'signed-in' || isLeaving()) return;
  writeRedirect(location.pathname + location.search, username);
  if (hasUnsaved()) session.set({ status: 'suspended', username, mode });
  else leaveHere();
  setTimeout(() => notify({ severity: 'error', text: tokenExpired }), noticeDelay);
}

/** This tab forgets the session and everything that was read in it; what the tabs share is left as it is. */
export function forgetHere(): void {
  clearAccount();
  session.set(signedOut);
}

/** Clears the session, and everything that was read in this tab. */
export function leaveHere(): void {
  clearStorage();
  forgetHere();
}

/** The session is over (error catalogue, E6 and E7). Any number of failing calls end it once, in all tabs. */
export function endSession(): void {
  if (session.get().status !== 'signed-in' || isLeaving()) return;
  clearStorage();
  expireHere();
  tell('ended');
}
