import { recoverAccess } from './token-refresh.ts';
import { loadAccount, loadMenu, loadProfile, restoreAccount } from './account.ts';
import { openChannel, type Message } from './channel.ts';
import { clearTab } from './in-tab.ts';
import { signOut, signOutDeadline } from './lifecycle.ts';
import { watchOnline } from './online.ts';
import { watchPreferences } from './preferences.ts';
import { takeProof } from './proof.ts';
import { clearRedirect, dropForeignRedirect, leftByChoice } from './redirect.ts';
import { onPrivilegesChanged } from './request.ts';
import {
  awaitLeaving,
  expireHere,
  forgetHere,
  isLeaving,
  isLeavingHere,
  session,
  setLeaving,
  type SignInMode,
} from './session.ts';
import { clearStorage, kept, keptUsername, readTokens } from './storage.ts';
import { askStart } from './start-up.ts';
import { usernameOf } from './token.ts';

/**
 * The person of the session in the cookies. With a refresh token only: the stored username; the first call refreshes.
 */
function cookieUser(): string | null {
  const tokens = readTokens();
  return tokens && (usernameOf(tokens.access_token) ?? keptUsername());
}

function adopt(username: string): void {
  const mode: SignInMode = kept<{ mode?: SignInMode }>('sign-in-mode')?.mode === 'identity' ? 'identity' : 'local';
  leftByChoice(false);
  dropForeignRedirect(username);
  clearTab(username);
  const resumed = session.get().status === 'suspended';
  askStart(username);
  session.set({ status: 'signed-in', username, mode });
  if (resumed) clearRedirect();
  else restoreAccount();
  void loadAccount(signOut);
}

/** Synchronises this tab with the cookies, which another tab may have changed. */
function follow(leave: (address: string) => void, message?: Message): void {
  if (isLeaving()) return;
  const { status, username } = session.get();
  // Cookies that another tab cleared may be readable for a moment, so the message decides. A later sign-in sends its
  // own.
  if (message === 'signed-out') {
    leftByChoice(true);
    forgetHere();
    return clearTab();
  }
  const found = cookieUser();
  if (found === null) expireHere();
  else if (username !== null && username !== found) {
    // Unsaved input waits for its person to sign in again; no call is sent until then.
    if (status !== 'suspended') leave('/');
  } else if (status !== 'signed-in') adopt(found);
}

/** Handles a message of another tab. Ignored while this tab signs out. */
function handle(leave: (address: string) => void, message: Message): void {
  if (message === 'proven') return takeProof();
  if (isLeavingHere()) return;
  // With a timeout, because the other tab may be closed before it finished.
  if (message === 'signing-out') return awaitLeaving(signOutDeadline + 1_000, () => follow(leave));
  setLeaving(undefined);
  follow(leave, message);
}

/** Events when the person returns to the tab. */
const returnEvents = ['pageshow', 'focus'] as const;

/**
 * Starts the session of this page: restores it from the cookies, and follows other tabs, the network and the
 * preferences.
 * The shell calls it one time, before it renders.
 * @param leave opens an address when another person signed in in another tab
 * @returns stops following
 * @example
 * startAuth();
 */
export function startAuth(leave: (address: string) => void = (address) => location.replace(address)): () => void {
  const stops = [watchPreferences(), watchOnline(), openChannel((message) => handle(leave, message))];
  onPrivilegesChanged(() => void Promise.all([loadMenu(), loadProfile()]));
  const found = cookieUser();
  if (found !== null) adopt(found);
  else if (readTokens() === null) clearStorage();
  // Only the server can tell whose session it is.
  else void recoverAccess().then((continues) => (continues ? follow(leave) : clearStorage()));
  const look = () => {
    if (document.visibilityState === 'visible') follow(leave);
  };
  for (const event of returnEvents) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of returnEvents) removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
