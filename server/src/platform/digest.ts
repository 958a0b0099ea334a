import { createHash } from 'node:crypto';

/**
 * What is kept of a token: nobody who reads the database can use it.
 * @example await db.selectFrom('user_session').where('refresh_digest', '=', digestOf(token));
 */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
