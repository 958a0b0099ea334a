export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The shared password of the demo users. */
export const password = () => process.env['CONSOLE_DEMO_PASSWORD'] ?? '';

/** A new session; the server ends the user's oldest one above the limit of three. */
export async function freshSession(username: string, url: string): Promise<Tokens> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: password() }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

// Sessions must also have a valid proof of identity, which expires ten minutes after sign-in.
const neededMs = 10 * 60 * 1000;
const expiryMs = ({ access_token: token }: Tokens) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number }).exp * 1000;

/** Whether the server still knows the session; an earlier test of this worker may have ended it. */
const isAlive = async ({ access_token: token }: Tokens, username: string, url: string) =>
  (await fetch(`${url}/api/middle/auth/me`, { headers: { authorization: `Bearer ${token}`, username } })).status !==
  401;

/** Milliseconds for which a checked session counts as alive. */
const checkedForMs = 2_000;
/** The sessions that the tests of this worker share, by console and user. */
const shared = new Map<string, { readonly checkedAt: number; readonly tokens: Promise<Tokens> }>();
const keyOf = (username: string, url: string) => `${url} ${username}`;

/** Removes the sessions of a console, since another one starts at its address. */
export function forgetSessions(url: string): void {
  for (const key of shared.keys()) if (key.startsWith(`${url} `)) shared.delete(key);
}

/**
 * Has a user's shared session checked again at its next use, since the server did not know its token. Of several calls
 * at once that failed with the same token, the first leads to a new session, which the others share.
 */
export async function forgetSession(username: string, url: string, failed: string): Promise<void> {
  const key = keyOf(username, url);
  const known = await shared.get(key)?.tokens;
  if (known?.access_token === failed) shared.delete(key);
}

/**
 * A session that the tests of this worker share. It lasts some minutes longer than a test and is never refreshed. Tests
 * that end or refresh sessions use `freshSession`.
 */
export function sharedSession(username: string, url: string): Promise<Tokens> {
  const known = shared.get(keyOf(username, url));
  if (known && Date.now() - known.checkedAt < checkedForMs) return known.tokens;
  return checkedSession(username, url);
}

/** The same, asked of the server even if it was checked just now: the test before may have ended it. */
export function checkedSession(username: string, url: string): Promise<Tokens> {
  const key = keyOf(username, url);
  const tokens = stillAlive(shared.get(key)?.tokens, username, url);
  shared.set(key, { checkedAt: Date.now(), tokens });
  tokens.catch(() => shared.delete(key));
  return tokens;
}

async function stillAlive(known: Promise<Tokens> | undefined, username: string, url: string): Promise<Tokens> {
  const tokens = await known?.catch(() => undefined);
  if (tokens && expiryMs(tokens) - Date.now() > neededMs && (await isAlive(tokens, username, url))) return tokens;
  return freshSession(username, url);
}
