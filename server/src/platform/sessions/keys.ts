import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from '../context.ts';
import type { SigningKeyTable } from './tables.ts';

export type PrivateKey = JWK & { readonly kid: string };

async function create(db: Db, purpose: SigningKeyTable['purpose'], algorithm: string): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig' };
  const kid = await calculateJwkThumbprint(jwk);
  await db
    .insertInto('signing_key')
    .values({ kid, purpose, jwk: JSON.stringify({ ...jwk, kid }), created_at: new Date() })
    .execute();
}

/**
 * The keys kept for a purpose, oldest first; the first one is made when there is none. Two copies of the program that
 * start together on an empty database may both make one: both are kept, and all sign with the oldest.
 */
export async function signingKeys(
  db: Db,
  purpose: SigningKeyTable['purpose'],
  algorithm = 'ES256',
): Promise<PrivateKey[]> {
  const read = () =>
    db
      .selectFrom('signing_key')
      .select('jwk')
      .where('purpose', '=', purpose)
      .orderBy('created_at')
      .orderBy('kid')
      .execute();
  let rows = await read();
  if (rows.length === 0) {
    await create(db, purpose, algorithm);
    rows = await read();
  }
  return rows.map(({ jwk }) => jwk as PrivateKey);
}

/** The public half of a key. */
export const publicOf = ({ kty, crv, x, y, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(
    Object.entries({ kty, crv, x, y, n, e, kid, alg, use }).filter(([, value]) => value !== undefined),
  ) as JWK;
