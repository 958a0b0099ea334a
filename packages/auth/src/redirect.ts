const key = 'post-login-redirect';
const never = /^\/(login|page-(403|404|500|503)|404|500|503)?\/?$/;

interface Saved {
  readonly address: string;
  /** The person who opened the address; `null` when it was opened without a session. */
  readonly username: string | null;
}

/**
 * Path and query of an address of this origin; `null` for other origins and for pages that are no target of a sign-in.
 * @example
 * safeAddress('//evil.example'); // null
 */
export function safeAddress(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  if (origin !== location.origin || pathname.startsWith('//') || never.test(pathname)) return null;
  return pathname + search;
}

/** Saves the target of the next sign-in (docs/model/shell.md#post-login-redirect). */
export function writeRedirect(address: string, username: string | null): void {
  const safe = safeAddress(address);
  if (safe) sessionStorage.setItem(key, JSON.stringify({ address: safe, username } satisfies Saved));
}

function readRedirect(): Saved | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Saved> | null;
    const address = typeof saved?.address === 'string' ? safeAddress(saved.address) : null;
    return address ? { address, username: saved?.username ?? null } : null;
  } catch {
    return null;
  }
}

/**
 * The saved address, which stays saved: what it needs can be fetched while its person signs in.
 * @example
 * const target = savedAddress() ?? '/';
 */
export const savedAddress = (): string | null => readRedirect()?.address ?? null;

/** Removes the saved address. */
export const clearRedirect = (): void => sessionStorage.removeItem(key);

let chosen = false;

/** Records whether the person signed out by choice: then no address is saved until the next sign-in. */
export function leftByChoice(value: boolean): void {
  chosen = value;
  if (value) clearRedirect();
}

/**
 * Saves the address of a protected route that was opened without a session. Called by the route guard.
 * @example
 * rememberAddress(location.pathname + location.search);
 */
export function rememberAddress(address: string): void {
  if (!chosen && readRedirect()?.address !== safeAddress(address)) writeRedirect(address, null);
}

/** Removes an address that was saved for another person. */
export function dropForeignRedirect(username: string): void {
  const owner = readRedirect()?.username;
  if (owner && owner !== username) clearRedirect();
}

/**
 * Returns the saved address and removes it. Called by the root route, which redirects there.
 * @example
 * const target = takeRedirect() ?? '/home';
 */
export function takeRedirect(): string | null {
  const saved = readRedirect();
  clearRedirect();
  return saved?.address ?? null;
}
