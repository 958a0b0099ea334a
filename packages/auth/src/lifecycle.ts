import { bases } from '@console/contracts/core/bases';
import { loadAccount } from './account.ts';
import { tell } from './channel.ts';
import { clearTab } from './in-tab.ts';
import { clearRedirect, dropForeignRedirect, leftByChoice } from './redirect.ts';
import { json, send } from './send.ts';
import { forgetHere, leaveHere, markSignIn, session, setLeaving, type SignInMode } from './session.ts';
import { keep, readTokens, writeTokens, type Tokens } from './storage.ts';
import { usernameOf } from './token.ts';

/** A sign-in that did not succeed. `status` is 0 when no answer came; `body` is what the server said. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: unknown) {
    super(`Sign-in refused: ${status}`);
    this.status = status;
    this.body = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  }
}

/** Milliseconds that a sign-out waits for the services. */
export const signOutDeadline = 5_000;

/** Sends a public call of the auth base. @throws {SignInRefused} for anything but a success */
export async function authCall(method: 'POST' | 'PUT', path: string, body: unknown): Promise<unknown> {
  let response: Response;
  try {
    response = await send(`${bases.auth}/${path}`, json(method, body));
  } catch {
    throw new SignInRefused(0, null);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new SignInRefused(response.status, answer);
  return answer;
}

async function begin(tokens: Tokens, mode: SignInMode): Promise<void> {
  const username = usernameOf(tokens.access_token);
  if (!username) throw new SignInRefused(0, null);
  const before = session.get();
  const resumed = before.status === 'suspended' && before.username === username;
  if (!resumed) leaveHere();
  leftByChoice(false);
  dropForeignRedirect(username);
  clearTab(username);
  writeTokens(tokens, username);
  keep('sign-in-mode', { mode });
  tell('signed-in');
  session.set({ status: 'signed-in', username, mode });
  if (resumed) clearRedirect();
  else markSignIn();
  await loadAccount(signOut);
}

/** Signs in with username and password. Done when profile and menu have been asked for. @throws {SignInRefused} */
export const signIn = async (credentials: { username: string; password: string }): Promise<void> =>
  begin((await authCall('POST', 'login', credentials)) as Tokens, 'local');

/** Finishes a sign-in whose password was right, with the second factor. @throws {SignInRefused} */
export const signInBySecondStep = async (offered: { ticket: string; offer: unknown }): Promise<void> =>
  begin((await authCall('POST', 'login/second-factor', offered)) as Tokens, 'local');

/** Begins the local session whose tokens were given already, as after an enrolment at the sign-in. */
export const beginSession = ({ access_token, refresh_token }: Tokens): Promise<void> =>
  begin({ access_token, refresh_token }, 'local');

/** Signs in with the ID token of the identity service. @throws {SignInRefused} */
export const signInByIdentity = async (proof: { idToken: string; nonce: string }): Promise<void> =>
  begin((await authCall('POST', 'sso-exchange', proof)) as Tokens, 'identity');

/** Signs out, in all tabs. Everything is cleared even if the call fails. */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  setLeaving('here');
  // Else another tab may learn from the services that the session is over, and call it expired.
  tell('signing-out');
  try {
    if (tokens) {
      const { headers, ...options } = json('POST', { refresh_token: tokens.refresh_token });
      await send(`${bases.auth}/logout`, {
        ...options,
        keepalive: true,
        signal: AbortSignal.timeout(signOutDeadline),
        headers: { ...(headers as Record<string, string>), Authorization: `Bearer ${tokens.access_token}` },
      });
    }
  } catch {
    // Signed out here all the same; the server's session ends by its own time.
  } finally {
    leftByChoice(true);
    leaveHere();
    clearTab();
    tell('signed-out');
    setLeaving(undefined);
  }
}

/**
 * Gives up the sign-in over the page: what is unsaved is left, and the login page follows; or the start page of whoever
 * has signed in in another tab meanwhile, opened anew.
 */
export function leavePage(leave: (address: string) => void = (address) => location.replace(address)): void {
  if (readTokens() === null) return leaveHere();
  forgetHere();
  // After the page is gone, which asks before it is left.
  setTimeout(() => leave('/'));
}
