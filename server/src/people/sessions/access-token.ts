import { importJWK, jwtVerify, SignJWT, errors, type JWTVerifyGetKey } from 'jose';
import { Refusal } from '../../platform/http/refusal.ts';
import { perServices, type Parts } from '../../platform/per-services.ts';
import { publicOf, signingKeys } from './keys.ts';

/** The claims of an access token. The client reads name and expiry, the server only user and session. */
export interface AccessClaims {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
}

const algorithm = 'ES256';
const issuer = 'console';
/** Maximum lifetime in seconds of any token, whatever a setting or its signature says: an hour. */
export const longestTokenSeconds = 3_600;
/** Seconds by which the clocks of two processes may differ. */
const clockToleranceSeconds = 60;
/** Milliseconds between reloads of the keys for a token with an unknown key: another process may have created it. */
const rereadMs = 5_000;

type Key = Awaited<ReturnType<typeof importJWK>>;
interface KeyPair {
  readonly privateKey: Key;
  readonly publicKey: Key;
}

/** Signs and verifies access tokens: JWT, ES256, keys stored in the database. */
export class AccessTokens {
  #keys: Promise<ReadonlyMap<string, KeyPair>> | null = null;
  #readAt = 0;

  constructor(private readonly services: Parts) {}

  /** @param seconds lifetime; an hour at most. */
  async sign(claims: AccessClaims & { readonly name: string }, seconds: number): Promise<string> {
    const [[kid, pair] = []] = await this.#all();
    if (!kid || !pair) throw new Error('There is no key to sign access tokens with');
    const issuedAt = Math.floor(this.services.now().getTime() / 1000);
    return new SignJWT({ preferred_username: claims.username, name: claims.name, sid: claims.sessionId })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'at+jwt' })
      .setSubject(claims.userId)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + Math.min(seconds, longestTokenSeconds))
      .sign(pair.privateKey);
  }

  /** @throws Refusal TOKEN_EXPIRED or TOKEN_INVALID. */
  async verify(token: string): Promise<AccessClaims> {
    try {
      const { payload } = await jwtVerify(token, this.#find, {
        algorithms: [algorithm],
        issuer,
        audience: issuer,
        typ: 'at+jwt',
        requiredClaims: ['iat', 'exp'],
        currentDate: this.services.now(),
      });
      const { sub, sid, iat = 0, preferred_username: username } = payload;
      const age = this.services.now().getTime() / 1000 - iat;
      if (age > longestTokenSeconds) throw new Refusal('TOKEN_EXPIRED');
      if (age < -clockToleranceSeconds) throw new Refusal('TOKEN_INVALID');
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof username !== 'string')
        throw new Refusal('TOKEN_INVALID');
      return { userId: sub, sessionId: sid, username };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new Refusal('TOKEN_EXPIRED');
      if (error instanceof errors.JOSEError) throw new Refusal('TOKEN_INVALID');
      throw error;
    }
  }

  readonly #find: JWTVerifyGetKey = async ({ kid = '' }) => {
    const known = (await this.#all()).get(kid);
    if (known) return known.publicKey;
    if (this.services.now().getTime() - this.#readAt > rereadMs) this.#keys = null;
    const pair = (await this.#all()).get(kid);
    if (!pair) throw new Refusal('TOKEN_INVALID');
    return pair.publicKey;
  };

  #all(): Promise<ReadonlyMap<string, KeyPair>> {
    this.#keys ??= this.#read().catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }

  async #read(): Promise<ReadonlyMap<string, KeyPair>> {
    this.#readAt = this.services.now().getTime();
    const keys = await signingKeys(this.services, 'access', algorithm);
    return new Map(
      await Promise.all(
        keys.map(async (jwk) => {
          const [privateKey, publicKey] = await Promise.all([
            importJWK(jwk, algorithm),
            importJWK(publicOf(jwk), algorithm),
          ]);
          return [jwk.kid, { privateKey, publicKey }] as const;
        }),
      ),
    );
  }
}

/** The access tokens of the running program. */
export const accessTokens = perServices((services) => new AccessTokens(services));
