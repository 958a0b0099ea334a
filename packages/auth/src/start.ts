import { recoverAccess } from './access.ts';
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
import { usernameOf } from './token.ts';

/** Whose session the cookies hold; with the refresh token alone, whose it was: the first call brings the access token back. */
function cookieUser(): string | null {
  const held = readTokens();
  return held && (usernameOf(held.access_token) ?? keptUsername());
}

function adopt(username: string): void {
  const mode: SignInMode = kept<{ mode?: SignInMode }>('sign-in-mode')?.mode === 'identity' ? 'identity' : 'local';
  leftByChoice(false);
  dropForeignRedirect(username);
  clearTab(username);
  const resumed = session.get().status === 'suspended';
  session.set({ status: 'signed-in', username, mode });
  if (resumed) clearRedirect();
  else restoreAccount();
  void loadAccount(signOut);
}

/** Brings this tab in step with the cookies, which another tab may have changed. */
function follow(leave: (address: string) => void, message?: Message): void {
  if (isLeaving()) return;
  const { status, username } = session.get();
  // For a moment a tab may still read the cookies that another one has cleared: its word counts. Whoever signs in after it says so.
  if (message === 'signed-out') {
    leftByChoice(true);
    forgetHere();
    return clearTab();
  }
  const found = cookieUser();
  if (found === null) expireHere();
  else if (username !== null && username !== found) {
    // Unsaved typing waits for the person whose it is; until then nothing is sent in anybody's name.
    if (status !== 'suspended') leave('/');
  } else if (status !== 'signed-in') adopt(found);
}

/** Follows what another tab says; while that one signs out, nothing ends the session here. A sign-out of this tab hears nothing. */
function hear(leave: (address: string) => void, message: Message): void {
  if (message === 'proven') return takeProof();
  if (isLeavingHere()) return;
  // The other tab may be closed before it is done.
  if (message === 'signing-out') return awaitLeaving(signOutDeadline + 1_000, () => follow(leave));
  setLeaving(undefined);
  follow(leave, message);
}

/** The ways in which a tab comes back to its person. */
const returning = ['pageshow', 'focus'] as const;

/**
 * Starts the session of this page: takes up the tokens that the cookies hold, follows the other tabs, the line and the
 * preferences. Called once by the shell before anything is rendered.
 * @param leave opens an address anew when another person has signed in in another tab
 * @returns the way to stop following
 */
export function startAuth(leave: (address: string) => void = (address) => location.replace(address)): () => void {
  const stops = [watchPreferences(), watchOnline(), openChannel((message) => hear(leave, message))];
  onPrivilegesChanged(() => void Promise.all([loadMenu(), loadProfile()]));
  const found = cookieUser();
  if (found !== null) adopt(found);
  else if (readTokens() === null) clearStorage();
  // Nothing tells whose the session is but the services.
  else void recoverAccess().then((goesOn) => (goesOn ? follow(leave) : clearStorage()));
  const look = () => {
    if (document.visibilityState === 'visible') follow(leave);
  };
  for (const event of returning) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of returning) removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
