import { createHash } from 'node:crypto';

/**
 * The stored form of a token: a reader of the database cannot use it.
 * @example await db.selectFrom('user_session').where('refresh_digest', '=', digestOf(token));
 */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
