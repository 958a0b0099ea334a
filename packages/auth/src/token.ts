import { now } from './clock.ts';

/** The fields of an access token that the console reads. */
export interface TokenPayload {
  /** Seconds since 1970. */
  readonly exp: number;
  readonly preferred_username: string;
}

function parsePayload(token: string | null): TokenPayload | null {
  const segment = token?.split('.')[1];
  if (!segment) return null;
  try {
    const binary = atob(segment.replace(/-/g, '+').replace(/_/g, '/'));
    const payload: unknown = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0))),
    );
    if (typeof payload !== 'object' || payload === null) return null;
    const { exp, preferred_username: name } = payload as Partial<TokenPayload>;
    return typeof exp === 'number' && typeof name === 'string' ? { exp, preferred_username: name } : null;
  } catch {
    return null;
  }
}

/** The last token that was read: every call reads the same one. */
let last: { readonly token: string | null; readonly payload: TokenPayload | null } = { token: null, payload: null };

/**
 * Reads the payload from the middle segment of a token (docs/model/specification.md#token-storage); `null` when it is
 * malformed.
 */
export function readPayload(token: string | null): TokenPayload | null {
  if (last.token !== token) last = { token, payload: parsePayload(token) };
  return last.payload;
}

/** The username as the `username` header carries it. */
export const usernameOf = (token: string | null): string | null =>
  readPayload(token)?.preferred_username.toUpperCase() ?? null;

/** Seconds until the token expires, by the server's clock; negative when expired, `-Infinity` for a malformed token. */
export const secondsLeft = (token: string | null): number => (readPayload(token)?.exp ?? -Infinity) - now() / 1000;
