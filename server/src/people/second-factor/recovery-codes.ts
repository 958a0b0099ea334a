import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@console/contracts/shell/second-factor';
import type { Db, Tx } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';

/** Letters and digits that cannot be confused on paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 24 characters out of 32 are 120 bits: not guessable, so a fast hash is enough. */
const groups = 4;
const groupLength = 6;

const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * Replaces the recovery codes; only digests of the new ones are stored.
 * @returns their texts, which cannot be read again
 */
export async function newRecoveryCodes(tx: Tx, services: Services, userId: string): Promise<string[]> {
  const protection = await protectionOf(services);
  const codes = Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, group).join('-'));
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, digest: protection.hash(plain(code)) })))
    .execute();
  return codes;
}

/** Uses up a recovery code. @returns whether it was valid */
export async function useRecoveryCode(services: Services, userId: string, code: string): Promise<boolean> {
  const digest = (await protectionOf(services)).hash(plain(code));
  const { numDeletedRows } = await services.db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of unused recovery codes. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
