import { digestOf } from '../digest.ts';

/** The cookie that a browser has had since somebody signed in with it. */
export const deviceCookie = 'console_device';

const pattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`);
/** Longer Cookie headers are read so far, in characters. */
const readAtMost = 8_192;

/**
 * The digest of a request's device cookie. It proves nothing: it says only with whose failures those of the sender
 * count.
 * @example deviceOf(request.headers.cookie)
 */
export function deviceOf(cookies: string | undefined): string | undefined {
  const value = pattern.exec(cookies?.slice(0, readAtMost) ?? '')?.[1];
  return value === undefined ? undefined : digestOf(value);
}
