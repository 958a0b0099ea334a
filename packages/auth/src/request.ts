import { getAccessToken } from './access.ts';
import { version } from './account-state.ts';
import { send } from './send.ts';
import { endSession } from './session.ts';
import { readTokens } from './storage.ts';
import { usernameOf } from './token.ts';

/** Thrown instead of sending a call when nobody is signed in. */
export class NoSession extends Error {
  override readonly name = 'NoSession';
}

/**
 * Headers of a call on a protected base (docs/model/specification.md#calls). Waits while the session cannot be
 * refreshed.
 * @param signal gives up waiting @throws {NoSession} and the signal's reason
 */
export async function sessionHeaders(signal?: AbortSignal): Promise<Record<string, string>> {
  const token = await getAccessToken(signal);
  if (token === null) throw new NoSession('Nobody is signed in');
  return { Authorization: `Bearer ${token}`, username: usernameOf(token) ?? '' };
}

let reload: () => void = () => undefined;
/** Says what to do when the privileges of the person have changed. */
export const onPrivilegesChanged = (run: () => void): void => {
  reload = run;
};

/** Takes from a protected answer what concerns the session: 401 ends it, another privileges version reloads the menu. */
export function noteAnswer(
  status: number,
  header: (name: string) => string | null,
  sent: Readonly<Record<string, string>>,
): void {
  // An answer to a token that has been replaced says nothing of the session that is.
  const current = readTokens();
  if (status === 401 && (!current || sent.Authorization === `Bearer ${current.access_token}`)) endSession();
  const heard = header('X-Privileges-Version');
  if (heard !== null) notePrivileges(heard);
}

/** Takes note of the version of the privileges that the services have told; another one reloads menu and profile. */
export function notePrivileges(heard: string): void {
  if (heard === version.seen) return;
  const known = version.seen !== null;
  version.seen = heard;
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
