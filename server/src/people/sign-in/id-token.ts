import { createHash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { Services } from '../../platform/services.ts';
import { identityConfig } from '../identity/config.ts';
import { providerKeys } from '../identity/provider-keys.ts';
import type { Identity } from '../auth/account-identity.ts';

/** Maximum age of an ID token in seconds, with tolerance for clock differences. */
const maxAgeSeconds = 300;
const clockToleranceSeconds = 10;
const algorithms = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];

/** The identity of a verified ID token, with its sign-in time if stated. */
export interface Vouched extends Identity {
  readonly username: string;
  readonly authTime: Date | null;
  /** Authentication methods (RFC 8176); `mfa` for more than one. */
  readonly amr: readonly string[];
}

/**
 * Marks a token as used, by its `jti`, else by its signed part. The whole text would not do: the same signature can be
 * encoded in several ways.
 * @returns whether it had not been used before.
 */
async function isFirstUse({ db }: Services, idToken: string, { iss = '', jti, exp = 0 }: JWTPayload): Promise<boolean> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  const name = jti === undefined ? signed : JSON.stringify([iss, jti]);
  const digest = createHash('sha256').update(name).digest('hex');
  const inserted = await db
    .insertInto('used_id_token')
    .values({ digest, expires_at: new Date((exp + clockToleranceSeconds) * 1000) })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('digest')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Verifies an ID token: signature by the provider's keys, issuer, audience, age, nonce, and first use.
 * @returns the identity, `null` when any check fails.
 * @throws Refusal IDENTITY_UNAVAILABLE when the provider's keys cannot be read.
 */
export async function verifyIdToken(
  services: Services,
  { idToken, nonce }: { readonly idToken: string; readonly nonce: string },
): Promise<Vouched | null> {
  const { authority, clientId } = await identityConfig(services);
  const keys = await providerKeys(services, authority);
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(idToken, keys, {
      issuer: authority,
      audience: clientId,
      algorithms,
      maxTokenAge: maxAgeSeconds,
      clockTolerance: clockToleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce', 'preferred_username'],
      currentDate: services.now(),
    }));
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
  const { azp, iss: issuer = '', sub: subject = '', preferred_username: username } = payload;
  const forUs = azp === undefined || azp === clientId;
  if (!nonce || payload['nonce'] !== nonce || !forUs || typeof username !== 'string') return null;
  const authTime = payload['auth_time'];
  if (!(await isFirstUse(services, idToken, payload))) return null;
  const { amr } = payload;
  return {
    username,
    issuer,
    subject,
    authTime: typeof authTime === 'number' ? new Date(authTime * 1000) : null,
    amr: Array.isArray(amr) ? amr.filter((each) => typeof each === 'string') : [],
  };
}
