/** Answer of the token calls. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

const cookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
};

const writeCookie = (name: string, value: string, rest = ''): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${rest}`;
};

/**
 * The tokens that all tabs share, from the cookies; `null` without a refresh token. The access token is empty when only
 * its cookie is missing.
 */
export function readTokens(): Tokens | null {
  const access = cookie('access_token');
  const refresh = cookie('refresh_token');
  return refresh ? { access_token: access ?? '', refresh_token: refresh } : null;
}

/**
 * The current tokens. `document.cookie` may be stale for a moment after another tab wrote it, so `cookieStore` is read
 * where the browser has it.
 */
export async function newestTokens(): Promise<Tokens | null> {
  if (!('cookieStore' in globalThis)) return readTokens();
  const [access, refresh] = await Promise.all([cookieStore.get('access_token'), cookieStore.get('refresh_token')]);
  return refresh?.value
    ? { access_token: decodeURIComponent(access?.value ?? ''), refresh_token: decodeURIComponent(refresh.value) }
    : null;
}

/** Stores the tokens for all tabs. */
export function writeTokens(tokens: Tokens, username: string): void {
  writeCookie('access_token', tokens.access_token);
  writeCookie('refresh_token', tokens.refresh_token);
  keep('token', tokens.access_token);
  keep('username', username);
}

/** Keys of local storage; the first four are fixed (docs/model/specification.md#token-storage). */
export type Key = 'token' | 'profile' | 'menu' | 'username' | 'sign-in-mode' | 'preferences';

const sessionKeys: readonly Key[] = ['token', 'profile', 'menu', 'username', 'sign-in-mode'];

/** The person of the stored session, known without the access token. */
export const keptUsername = (): string | null => localStorage.getItem('username');

/** Removes everything of the session from cookies and local storage. */
export function clearStorage(): void {
  writeCookie('access_token', '', '; Max-Age=0');
  writeCookie('refresh_token', '', '; Max-Age=0');
  for (const key of sessionKeys) localStorage.removeItem(key);
}

/** Stores a value in local storage. Failures are ignored: every stored value can be fetched again. */
export function keep(key: Key, value: unknown): void {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    localStorage.removeItem(key);
  }
}

/** Reads back an object that {@link keep} stored; `null` when absent or broken. */
export function kept<T>(key: Key): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as T) : null;
  } catch {
    return null;
  }
}
