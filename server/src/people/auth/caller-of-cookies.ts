import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/per-services.ts';
import { accessTokens } from '../sessions/access-token.ts';
import { callers, type KnownCaller } from './callers.ts';

const cookieOf = (header: string | undefined, name: string): string | null =>
  (header ?? '')
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/**
 * Whose session the cookies of a request hold, checked like any other; `null` without one that counts. Only for what
 * the browser asks for by itself and without headers: the page, and what its head names. It must change nothing.
 */
export async function callerOfCookies(parts: Parts, cookies: string | undefined): Promise<KnownCaller | null> {
  const token = cookieOf(cookies, 'access_token');
  if (token === null) return null;
  try {
    const { sessionId } = await accessTokens(parts).verify(decodeURIComponent(token));
    return await callers(parts).find(sessionId);
  } catch (error) {
    if (error instanceof Refusal || error instanceof URIError) return null;
    throw error;
  }
}
