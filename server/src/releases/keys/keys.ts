import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { CompactSign, type JWK } from 'jose';
import { LastKnown } from '../../platform/outage/last-known.ts';
import { perServices, type Parts } from '../../platform/per-services.ts';
import { keptKeys, publicOf, signingKeys } from '../../people/sessions/keys.ts';

const purpose = 'registry';
const freshMs = 5_000;

/** A key of the registry. */
export interface RegistryKey {
  readonly kid: string;
  readonly jwk: JWK;
  /** `null` for a retired key, which still verifies old signatures. */
  readonly privateKey: KeyObject | null;
  readonly publicKey: KeyObject;
  readonly createdAt: string;
  readonly retiresAt: string | null;
}

async function read(parts: Parts): Promise<RegistryKey[]> {
  const live = new Map((await signingKeys(parts, purpose, 'Ed25519')).map((key) => [key.kid, key]));
  const rows = await keptKeys(parts.db, purpose);
  return rows.map(({ kid, jwk, created_at: createdAt, retires_at: retiresAt }) => ({
    kid,
    jwk: publicOf(jwk),
    createdAt,
    retiresAt,
    privateKey: live.has(kid) ? createPrivateKey({ key: live.get(kid) as never, format: 'jwk' }) : null,
    publicKey: createPublicKey({ key: publicOf(jwk) as never, format: 'jwk' }),
  }));
}

/** The registry's keys, cached for five seconds. */
export class RegistryKeys {
  #known: { readonly at: number; readonly keys: Promise<RegistryKey[]> } | null = null;

  readonly #last = new LastKnown<RegistryKey[]>();

  constructor(private readonly parts: Parts) {}

  /** All of them, oldest first. */
  all(): Promise<RegistryKey[]> {
    const at = this.parts.now().getTime();
    if (this.#known && at - this.#known.at < freshMs && at >= this.#known.at) return this.#known.keys;
    const known = { at, keys: this.#last.read(() => read(this.parts)) };
    this.#known = known;
    known.keys.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return known.keys;
  }

  /** The trusted keys, the signing one first: the older one, because open pages may not know the newer. */
  async live(): Promise<RegistryKey[]> {
    return (await this.all()).filter(({ privateKey }) => privateKey !== null);
  }

  /** Clears the cache. */
  forget(): void {
    this.#known = null;
  }
}

/** The keys of the running program. */
export const registryKeys = perServices((parts) => new RegistryKeys(parts));

/** Signs with the first trusted key. */
export async function signBytes(keys: RegistryKeys, bytes: Buffer): Promise<{ kid: string; value: string }> {
  const [key] = await keys.live();
  if (!key?.privateKey) throw new Error('The registry has no key that signs');
  return { kid: key.kid, value: sign(null, bytes, key.privateKey).toString('base64url') };
}

/** A JWS in compact form (RFC 7515) over a text, Ed25519. */
export async function signCompact(keys: RegistryKeys, type: string, payload: string): Promise<string> {
  const [key] = await keys.live();
  if (!key?.privateKey) throw new Error('The registry has no key that signs');
  return new CompactSign(Buffer.from(payload))
    .setProtectedHeader({ alg: 'Ed25519', kid: key.kid, typ: type })
    .sign(key.privateKey);
}

/** Verifies a signature over these bytes. */
export const isSignedBy = (publicKey: KeyObject, bytes: Buffer, value: string): boolean =>
  verify(null, bytes, publicKey, Buffer.from(value, 'base64url'));
