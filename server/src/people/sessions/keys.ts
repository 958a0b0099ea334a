import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db, Tx } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Insertable } from 'kysely';
import type { SigningKeyTable } from './tables.ts';

export type PrivateKey = JWK & { readonly kid: string };

/** Algorithm of keys that are one shared secret, without a public key. */
export const symmetric = 'HS256';

const newSecret = (): PrivateKey => ({
  kty: 'oct',
  kid: randomBytes(12).toString('base64url'),
  k: randomBytes(32).toString('base64url'),
});

/** Generates a key pair for signatures. */
export async function newSigningKey(algorithm: string): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig' };
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}

/** The row of a key: its public key in plain text, the whole key encrypted. */
export async function keyRow(
  parts: Pick<Parts, 'configuration'>,
  purpose: SigningKeyTable['purpose'],
  jwk: PrivateKey,
): Promise<Insertable<SigningKeyTable>> {
  const texts = await protectionOf(parts);
  return {
    kid: jwk.kid,
    purpose,
    jwk: JSON.stringify(publicOf(jwk)),
    private_encrypted: texts.encrypt(JSON.stringify(jwk)),
    created_at: new Date(),
  };
}

/**
 * The keys of a purpose, oldest first; the first one is created when there is none. Two processes that start together
 * on an empty database may both create one: both are stored, and all sign with the oldest.
 */
export async function signingKeys(
  parts: Parts,
  purpose: SigningKeyTable['purpose'],
  algorithm = 'ES256',
): Promise<PrivateKey[]> {
  const { db } = parts;
  const read = () =>
    db
      .selectFrom('signing_key')
      .select('private_encrypted')
      .where('purpose', '=', purpose)
      .where('private_encrypted', 'is not', null)
      .orderBy('created_at')
      .orderBy('kid')
      .execute();
  let rows = await read();
  if (rows.length === 0) {
    await db
      .insertInto('signing_key')
      .values(await keyRow(parts, purpose, algorithm === symmetric ? newSecret() : await newSigningKey(algorithm)))
      .execute();
    rows = await read();
  }
  const texts = await protectionOf(parts);
  return rows.map(({ private_encrypted: text }) => JSON.parse(texts.decrypt(text as string)) as PrivateKey);
}

/** The public key of a key pair. */
export const publicOf = ({ kty, crv, x, y, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(
    Object.entries({ kty, crv, x, y, n, e, kid, alg, use }).filter(([, value]) => value !== undefined),
  ) as JWK;

/** All keys ever used for a purpose, oldest first: public keys of retired ones still verify old signatures. */
export const keptKeys = (db: Db, purpose: SigningKeyTable['purpose']) =>
  db
    .selectFrom('signing_key')
    .select(['kid', 'jwk', 'created_at', 'retires_at'])
    .where('purpose', '=', purpose)
    .orderBy('created_at')
    .orderBy('kid')
    .execute();

/**
 * Replaces a key: the current one retires at the given instant, the new one is stored beside it.
 * @returns false when the current key was already replaced; then nothing has changed
 */
export async function replaceKey(
  tx: Tx,
  kid: string,
  retiresAt: Date,
  row: Insertable<SigningKeyTable>,
): Promise<boolean> {
  const retiring = await tx
    .updateTable('signing_key')
    .set({ retires_at: retiresAt })
    .where('kid', '=', kid)
    .where('retires_at', 'is', null)
    .returning('kid')
    .executeTakeFirst();
  if (!retiring) return false;
  await tx.insertInto('signing_key').values(row).execute();
  return true;
}

/** Deletes private keys of expired signing keys of a purpose. @returns their ids */
export async function deleteRetiredSecrets(
  db: Db,
  purpose: SigningKeyTable['purpose'],
  at: Date,
): Promise<readonly string[]> {
  const due = await db
    .updateTable('signing_key')
    .set({ private_encrypted: null })
    .where('purpose', '=', purpose)
    .where('retires_at', '<=', at.toISOString())
    .where('private_encrypted', 'is not', null)
    .returning('kid')
    .execute();
  return due.map(({ kid }) => kid);
}
