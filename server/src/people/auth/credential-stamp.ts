import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/**
 * What lets somebody in, as one text that moves with every part of it: password, address, state, second factors.
 * Whatever was begun with it counts only as long as it stands.
 */
export const credentialStamp = sql<string>`(select encode(sha256(convert_to(concat_ws('|',
  coalesce(owner.password_hash, '-'),
  coalesce(owner.email, '-'), owner.status, owner.local_login_allowed,
  (select string_agg(f.id::text, ',' order by f.id) from second_factor f where f.user_id = owner.id)), 'UTF8')), 'hex')
  from app_user owner where owner.id = app_user.id)`;

/** The stamp of now. @returns `undefined` of an unknown account */
export async function stampOf(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(credentialStamp.as('credentials'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.credentials;
}
