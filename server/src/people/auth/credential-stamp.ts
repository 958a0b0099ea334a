import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

/**
 * A digest over everything that lets an account sign in: password, address, state, second factors. A step that was
 * started with another stamp is invalid.
 */
export const credentialStamp = sql<string>`(select encode(sha256(convert_to(concat_ws('|',
  coalesce(owner.password_hash, '-'),
  coalesce(owner.email, '-'), owner.status, owner.local_login_allowed,
  (select string_agg(f.id::text, ',' order by f.id) from second_factor f where f.user_id = owner.id)), 'UTF8')), 'hex')
  from app_user owner where owner.id = app_user.id)`;

/** The current stamp. @returns `undefined` for an unknown account */
export async function stampOf(db: Db | Tx, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select(credentialStamp.as('credentials'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.credentials;
}
