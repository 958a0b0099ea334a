import { digestOf } from '../digest.ts';

/** The cookie that a browser has since its first sign-in. */
export const deviceCookie = 'console_device';

const pattern = new RegExp(`(?:^|;\\s*)${deviceCookie}=([\\w-]{43})(?:;|$)`);
/** Longer Cookie headers are cut at this many characters. */
const readAtMost = 8_192;

/**
 * The digest of a request's device cookie. It proves nothing; it only separates the failed sign-ins of known browsers
 * from those of strangers.
 * @example deviceOf(request.headers.cookie)
 */
export function deviceOf(cookies: string | undefined): string | undefined {
  const value = pattern.exec(cookies?.slice(0, readAtMost) ?? '')?.[1];
  return value === undefined ? undefined : digestOf(value);
}
