const key = 'post-login-redirect';
const never = /^\/(login|page-(403|404|500|503)|404|500|503)?\/?$/;

interface Saved {
  readonly address: string;
  /** Whose session it was; `null` when opened without one. */
  readonly username: string | null;
}

/** Path and query of an address of this origin, or `null` for anything that may not be gone to after a sign-in. */
export function safeAddress(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, location.origin)) return null;
  const { origin, pathname, search } = new URL(address, location.origin);
  if (origin !== location.origin || pathname.startsWith('//') || never.test(pathname)) return null;
  return pathname + search;
}

/** Saves where to go after the next sign-in (docs/model/shell.md#post-login-redirect). */
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

/** Forgets the saved address. */
export const clearRedirect = (): void => sessionStorage.removeItem(key);

let chosen = false;

/** Says whether the person left by their own choice: then no address is saved until the next sign-in. */
export function leftByChoice(value: boolean): void {
  chosen = value;
  if (value) clearRedirect();
}

/** Saves the address of a protected route that was opened without a session; asked by the route guard. */
export function rememberAddress(address: string): void {
  if (!chosen && readRedirect()?.address !== safeAddress(address)) writeRedirect(address, null);
}

/** Removes an address that was saved for somebody else. */
export function dropForeignRedirect(username: string): void {
  const owner = readRedirect()?.username;
  if (owner && owner !== username) clearRedirect();
}

/** The saved address, once: asked by the bare root route, which goes there in its own place. */
export function takeRedirect(): string | null {
  const saved = readRedirect();
  clearRedirect();
  return saved?.address ?? null;
}
