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
  sessionEnd,
  setLeaving,
  type SignInMode,
} from './session.ts';
import { clearStorage, kept, keptUsername, newestTokens, readTokens, type Tokens } from './storage.ts';
import { askStart } from './start-up.ts';
import { usernameOf } from './token.ts';

/** The person of a session. With a refresh token only: the stored username; the first call refreshes. */
const personOf = (tokens: Tokens | null): string | null =>
  tokens && (usernameOf(tokens.access_token) ?? keptUsername());

function adopt(username: string): void {
  const mode: SignInMode = kept<{ mode?: SignInMode }>('sign-in-mode')?.mode === 'identity' ? 'identity' : 'local';
  leftByChoice(false);
  dropForeignRedirect(username);
  clearTab(username);
  const resumed = session.get().status === 'suspended';
  askStart(username);
  sessionEnd.set(null);
  session.set({ status: 'signed-in', username, mode });
  if (resumed) clearRedirect();
  else restoreAccount();
  void loadAccount(signOut);
}

/** Synchronises this tab with the cookies, which another tab may have changed just now. */
async function follow(leave: (address: string) => void, message?: Message): Promise<void> {
  const found = personOf(await newestTokens());
  if (isLeaving()) return;
  const { status, username } = session.get();
  if (found === null) expireHere(message === 'displaced' ? message : 'expired');
  else if (username !== null && username !== found) {
    // Unsaved input waits for its person to sign in again; no call is sent until then.
    if (status !== 'suspended') leave('/');
  } else if (status !== 'signed-in') adopt(found);
}

/** Follows a sign-out in another tab. A later sign-in sends a message of its own. */
function leaveByChoice(): void {
  leftByChoice(true);
  forgetHere();
  clearTab();
}

/** Handles a message of another tab. Ignored while this tab signs out. */
function handle(leave: (address: string) => void, message: Message): void {
  if (message === 'proven') return takeProof();
  if (isLeavingHere()) return;
  // With a timeout, because the other tab may be closed before it finished.
  if (message === 'signing-out') return awaitLeaving(signOutDeadline + 1_000, () => void follow(leave));
  setLeaving(undefined);
  if (message === 'signed-out') return leaveByChoice();
  void follow(leave, message);
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
  const found = personOf(readTokens());
  if (found !== null) adopt(found);
  else if (readTokens() === null) clearStorage();
  // Only the server can tell whose session it is.
  else void recoverAccess().then((continues) => (continues ? void follow(leave) : clearStorage()));
  const look = () => {
    if (document.visibilityState === 'visible') void follow(leave);
  };
  for (const event of returnEvents) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const event of returnEvents) removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
