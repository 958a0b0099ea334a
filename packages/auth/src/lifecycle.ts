import { bases } from '@console/contracts/core/bases';
import { loadAccount } from './account.ts';
import { broadcast } from './channel.ts';
import { clearTab } from './in-tab.ts';
import { clearRedirect, dropForeignRedirect, leftByChoice } from './redirect.ts';
import { json, send } from './send.ts';
import { forgetHere, leaveHere, markSignIn, session, sessionEnd, setLeaving, type SignInMode } from './session.ts';
import { keep, readTokens, writeTokens, type Tokens } from './storage.ts';
import { usernameOf } from './token.ts';

/**
 * A failed sign-in. `status` is 0 without an answer; `body` is the server's answer.
 * @example
 * catch (error) { if (error instanceof SignInRefused) show(error.body.message); }
 */
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

/** Milliseconds after which a sign-out stops waiting for the server. */
export const signOutDeadline = 5_000;

/**
 * Sends a public call of the auth base. @throws {SignInRefused} unless it succeeds
 * @example
 * await authCall('POST', 'password-forgotten', { username });
 */
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
  broadcast('signed-in');
  sessionEnd.set(null);
  session.set({ status: 'signed-in', username, mode });
  if (resumed) clearRedirect();
  else markSignIn();
  await loadAccount(signOut);
}

/**
 * Signs in with username and password, then loads profile and menu. @throws {SignInRefused}
 * @example
 * await signIn({ username, password });
 */
export const signIn = async (credentials: { username: string; password: string }): Promise<void> =>
  begin((await authCall('POST', 'login', credentials)) as Tokens, 'local');

/**
 * Completes a sign-in with the second factor. @throws {SignInRefused}
 * @example
 * await signInBySecondStep({ ticket, offer: { kind: 'TOTP', code } });
 */
export const signInBySecondStep = async (offered: { ticket: string; offer: unknown }): Promise<void> =>
  begin((await authCall('POST', 'login/second-factor', offered)) as Tokens, 'local');

/**
 * Starts a local session with tokens that are known already, e.g. after an enrolment at the sign-in.
 * @example
 * await beginSession(answer.tokens);
 */
export const beginSession = ({ access_token, refresh_token }: Tokens): Promise<void> =>
  begin({ access_token, refresh_token }, 'local');

/**
 * Signs in with the ID token of the identity service. @throws {SignInRefused}
 * @example
 * await signInByIdentity({ idToken, nonce });
 */
export const signInByIdentity = async (proof: { idToken: string; nonce: string }): Promise<void> =>
  begin((await authCall('POST', 'sso-exchange', proof)) as Tokens, 'identity');

/**
 * Signs out in all tabs. Everything is cleared even if the call fails.
 * @example
 * await signOut();
 */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  setLeaving('here');
  // Otherwise a call of another tab could fail first and report an expired session.
  broadcast('signing-out');
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
    // Signed out in this browser; the server's session expires later.
  } finally {
    leftByChoice(true);
    leaveHere();
    clearTab();
    broadcast('signed-out');
    setLeaving(undefined);
  }
}

/**
 * Abandons the sign-in over the page together with the unsaved input. The login page follows, or the start page of a
 * person who signed in in another tab.
 * @example
 * leavePage();
 */
export function leavePage(leave: (address: string) => void = (address) => location.replace(address)): void {
  if (readTokens() === null) return leaveHere();
  forgetHere();
  // After the page unmounted; otherwise it would ask whether to leave.
  setTimeout(() => leave('/'));
}
