import { randomBytes } from 'node:crypto';
import type { Db } from '../context.ts';

/** The secrets that sign the identity service's cookies, newest first; the first is made when there is none. */
export async function cookieKeys(db: Db): Promise<string[]> {
  const read = () =>
    db
      .selectFrom('signing_key')
      .select('jwk')
      .where('purpose', '=', 'cookie')
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .execute();
  let rows = await read();
  if (rows.length === 0) {
    const kid = randomBytes(12).toString('base64url');
    await db
      .insertInto('signing_key')
      .values({
        kid,
        purpose: 'cookie',
        jwk: JSON.stringify({ kty: 'oct', kid, k: randomBytes(32).toString('base64url') }),
        created_at: new Date(),
      })
      .execute();
    rows = await read();
  }
  return rows.map(({ jwk }) => jwk.k ?? '');
}
