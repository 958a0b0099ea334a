import { Secret, TOTP } from 'otpauth';

const issuer = 'Console';
const period = 30;
const secretBytes = 20;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret in base32, for typing into an authenticator. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The `otpauth:` address for a QR code. */
export const addressOf = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The time step of a code within one step of now (RFC 6238, section 5.2); `null` when it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
