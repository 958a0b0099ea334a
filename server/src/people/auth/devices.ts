import { sql } from 'kysely';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Db, RequestInfo, Tx } from '../../platform/context.ts';
import { deviceCookie } from '../../platform/http/device.ts';
import { digestOf } from '../../platform/digest.ts';
import { newRefreshToken } from '../sessions/refresh-token.ts';

/** Days without a sign-in after which a browser no longer counts as known. */
export const deviceDays = 180;
const day = 86_400_000;
/** Known browsers per person; the least recently used is removed first. */
const mostPerUser = 10;

/** Whether anyone, or this user, has signed in with the browser before. */
export async function isKnownDevice(db: Db | Tx, digest: string, userId?: string): Promise<boolean> {
  const devices = db.selectFrom('known_device').select('digest').where('digest', '=', digest);
  return (await (userId ? devices.where('user_id', '=', userId) : devices).limit(1).executeTakeFirst()) !== undefined;
}

/** Stores the browser of a sign-in as known. @returns a Set-Cookie header, unless it has a known cookie */
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
    select digest from known_device where user_id = ${userId}
      order by used_at desc, digest offset ${mostPerUser})`.execute(db);
  if (known) return {};
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = (deviceDays * day) / 1000;
  return { 'set-cookie': `${deviceCookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}` };
}

/** Deletes browsers that were not used for a long time. */
export const forgetDevices = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('known_device')
    .where('used_at', '<', new Date(now.getTime() - deviceDays * day).toISOString())
    .execute();
};
