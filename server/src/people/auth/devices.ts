import { sql } from 'kysely';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Db, RequestInfo, Tx } from '../../platform/context.ts';
import { digestOf, newRefreshToken } from '../sessions/refresh-token.ts';
import './failures-table.ts';

const name = 'console_device';
/** A browser that nobody has signed in with for so many days is a strange one again. */
export const deviceDays = 180;
const day = 86_400_000;
/** Browsers of one person; the least used go. */
const mostPerUser = 10;

/** The digest of a request's device cookie. It proves nothing: it says only with whose failures those of the sender count. */
export function deviceOf(cookies: string | undefined): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies?.slice(0, 8_192) ?? '')?.[1];
  return value === undefined ? undefined : digestOf(value);
}

/** Whether somebody, or this person, has signed in with the browser before. */
export async function isKnownDevice(db: Db | Tx, digest: string, userId?: string): Promise<boolean> {
  const devices = db.selectFrom('known_device').select('digest').where('digest', '=', digest);
  return (await (userId ? devices.where('user_id', '=', userId) : devices).limit(1).executeTakeFirst()) !== undefined;
}

/** Remembers the browser of a sign-in. @returns the header that gives it a cookie, unless it has a known one */
export async function rememberDevice(
  db: Db,
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  userId: string,
  { device }: RequestInfo,
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const known = device !== undefined && (await isKnownDevice(db, device));
  const value = newRefreshToken();
  const digest = known ? device : digestOf(value);
  await db
    .insertInto('known_device')
    .values({ user_id: userId, digest, created_at: now, used_at: now })
    .onConflict((row) => row.columns(['user_id', 'digest']).doUpdateSet({ used_at: now }))
    .execute();
  await sql`delete from known_device where user_id = ${userId} and digest in (
    select digest from known_device where user_id = ${userId} order by used_at desc, digest offset ${mostPerUser})`.execute(
    db,
  );
  if (known) return {};
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = (deviceDays * day) / 1000;
  return { 'set-cookie': `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}` };
}

/** Forgets browsers that were not used for long. */
export const forgetDevices = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('known_device')
    .where('used_at', '<', new Date(now.getTime() - deviceDays * day).toISOString())
    .execute();
};
