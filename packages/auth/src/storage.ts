/** Tokens as the token calls answer them. */
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

/** The tokens that all tabs share, or `null`; the access token is empty when its cookie alone is missing. The cookies are the one truth about the session. */
export function readTokens(): Tokens | null {
  const access = cookie('access_token');
  const refresh = cookie('refresh_token');
  return refresh ? { access_token: access ?? '', refresh_token: refresh } : null;
}

/**
 * The tokens as the browser holds them now. A tab may read from its document, for a moment, what another one has already
 * replaced; the store of cookies, where there is one, answers the truth.
 */
export async function newestTokens(): Promise<Tokens | null> {
  if (!('cookieStore' in globalThis)) return readTokens();
  const [access, refresh] = await Promise.all([cookieStore.get('access_token'), cookieStore.get('refresh_token')]);
  return refresh?.value
    ? { access_token: decodeURIComponent(access?.value ?? ''), refresh_token: decodeURIComponent(refresh.value) }
    : null;
}

/** Makes these the tokens of all tabs. */
export function writeTokens(tokens: Tokens, username: string): void {
  writeCookie('access_token', tokens.access_token);
  writeCookie('refresh_token', tokens.refresh_token);
  keep('token', tokens.access_token);
  keep('username', username);
}

/** Keys of local storage; the first four are fixed (docs/model/specification.md#token-storage). */
export type Key = 'token' | 'profile' | 'menu' | 'username' | 'sign-in-mode' | 'preferences';

const sessionKeys: readonly Key[] = ['token', 'profile', 'menu', 'username', 'sign-in-mode'];

/** Whose session the browser keeps, as far as it is known without the access token. */
export const keptUsername = (): string | null => localStorage.getItem('username');

/** Removes everything of the session from cookies and local storage. */
export function clearStorage(): void {
  writeCookie('access_token', '', '; Max-Age=0');
  writeCookie('refresh_token', '', '; Max-Age=0');
  for (const key of sessionKeys) localStorage.removeItem(key);
}

/** Keeps a value in local storage. A full or forbidden storage is no fault: everything kept can be fetched again. */
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
