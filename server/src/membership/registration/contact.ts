import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';

const held = (column: 'phone_hash' | 'email_hash') => async (db: Db | Tx, hash: string) => {
  const { rows } = await sql`select from member where ${sql.ref(column)} = ${hash} and status <> 'closed'
    and deleted_at is null limit 1`.execute(db);
  return rows.length > 0;
};

/** Whether a member who is not closed has this number. */
export const holderOfPhone = held('phone_hash');
/** Whether a member who is not closed has this address. */
export const holderOfEmail = held('email_hash');
