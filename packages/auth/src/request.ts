import { getAccessToken } from './token-refresh.ts';
import { version } from './account-state.ts';
import { send } from './send.ts';
import { endOf, endSession } from './session.ts';
import { readTokens } from './storage.ts';
import { usernameOf } from './token.ts';

/** Thrown by calls that need a session when there is none. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
}

/**
 * Headers of a call on a protected base (docs/model/specification.md#calls). Refreshes the token first, and retries
 * while the server does not answer.
 * @param signal stops waiting
 * @throws {NoSession} and the signal's reason
 * @example
 * const headers = await sessionHeaders(signal);
 */
export async function sessionHeaders(signal?: AbortSignal): Promise<Record<string, string>> {
  const token = await getAccessToken(signal);
  if (token === null) throw new NoSession('Nobody is signed in');
  return { Authorization: `Bearer ${token}`, username: usernameOf(token) ?? '' };
}

let reload: () => void = () => undefined;
/** Sets the function that reloads menu and profile when the person's privileges have changed. */
export const onPrivilegesChanged = (run: () => void): void => {
  reload = run;
};

/**
 * Reads what an answer says about the session: 401 ends it, a new privileges version reloads the menu.
 * @example
 * noteAnswer(response.status, (name) => response.headers.get(name), headers);
 */
export function noteAnswer(
  status: number,
  header: (name: string) => string | null,
  sent: Readonly<Record<string, string>>,
): void {
  // A 401 for a token that was replaced since is stale.
  const current = readTokens();
  if (status === 401 && (!current || sent.Authorization === `Bearer ${current.access_token}`))
    endSession(endOf(header));
  const answeredVersion = header('X-Privileges-Version');
  if (answeredVersion !== null) notePrivileges(answeredVersion);
}

/**
 * Records the version of the person's privileges. A new one reloads menu and profile.
 * @example
 * notePrivileges(String(event.privilegesVersion));
 */
export function notePrivileges(latest: string): void {
  if (latest === version.seen) return;
  const known = version.seen !== null;
  version.seen = latest;
  if (known) reload();
}

/**
 * Sends a call on a protected base: token refreshed before, session headers, 401 ends the session.
 * @throws {NoSession} when nobody is signed in, and what fetch throws when no answer comes
 */
export async function request(address: string, options: RequestInit = {}): Promise<Response> {
  const headers = await sessionHeaders(options.signal ?? undefined);
  const response = await send(address, {
    ...options,
    headers: { ...(options.headers as Record<string, string>), ...headers },
  });
  noteAnswer(response.status, (name) => response.headers.get(name), headers);
  return response;
}
