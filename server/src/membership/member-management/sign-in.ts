import { accountRules, type AccountChannel, type SignInResult } from '@console/contracts/membership/member-management';
import { sql, type Selectable } from 'kysely';
import { hashPassword, passwordMatches } from '../../people/passwords/hash.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { openLink } from './links.ts';
import { memberOf } from './members-of.ts';
import { beginSession, endSessions } from './sessions.ts';
import type { MemberAccountTable } from './table.ts';

type Account = Selectable<MemberAccountTable>;

export interface SignIn {
  readonly phone: string;
  readonly pin: string;
  readonly channel: AccountChannel;
  readonly deviceId: string;
  readonly model: string;
}

const refusals: Readonly<Record<Exclude<SignInResult, 'OK'>, () => Refusal>> = {
  // None says whether the number has an account, nor, of a locked one, whether the PIN is right.
  WRONG_PIN: () => new Refusal('SIGN_IN_FAILED'),
  NOT_ACTIVE: () => new Refusal('SIGN_IN_FAILED'),
  LOCKED: () => new Refusal('SIGN_IN_FAILED'),
  CHANNEL: () => new Refusal('CHANNEL_CLOSED'),
  DEVICE_LIMIT: () => new Refusal('DEVICE_LIMIT', { parameters: { count: accountRules.mostDevices } }),
};

/** Whether wrong PINs lock it still. */
const isLocked = ({ state, lock_kind: kind, locked_until: until }: Account, now: Date): boolean =>
  state === 'LOCKED' && !(kind === 'PIN' && until !== null && new Date(until) <= now);

/** Binds the device, or sees it again; false when two others are bound. */
async function bindDevice(tx: Tx, accountId: string, { deviceId, model }: SignIn, at: Date): Promise<boolean> {
  const bound = await tx.selectFrom('member_device').select('device_id').where('account_id', '=', accountId).execute();
  const isNew = !bound.some((device) => device.device_id === deviceId);
  if (isNew && bound.length >= accountRules.mostDevices) return false;
  await tx
    .insertInto('member_device')
    .values({ account_id: accountId, device_id: deviceId, model, bound_at: at, last_seen_at: at })
    .onConflict((row) => row.columns(['account_id', 'device_id']).doUpdateSet({ model, last_seen_at: at }))
    .execute();
  return true;
}

/** What becomes of an attempt with the right PIN. */
async function resultOf(tx: Tx, account: Account, attempt: SignIn, now: Date): Promise<SignInResult> {
  const { status } = await memberOf(tx, account.id);
  if (status !== 'active' || (await isPhoneBarred(tx, account.username_hash))) return 'NOT_ACTIVE';
  if (!account.channels.includes(attempt.channel)) return 'CHANNEL';
  return (await bindDevice(tx, account.id, attempt, now)) ? 'OK' : 'DEVICE_LIMIT';
}

/** Counts a wrong PIN; the fifth locks the account for half an hour. */
async function countWrong(tx: Tx, account: Account, now: Date): Promise<void> {
  const failed = (account.state === 'LOCKED' ? 0 : account.failed_attempts) + 1;
  const locks = failed >= accountRules.mostWrongPins;
  await tx
    .updateTable('member_account')
    .set({
      failed_attempts: failed,
      state: locks ? 'LOCKED' : 'ACTIVE',
      lock_kind: locks ? 'PIN' : null,
      locked_until: locks ? new Date(now.getTime() + accountRules.lockedMinutes * 60_000) : null,
    })
    .where('id', '=', account.id)
    .execute();
  if (locks) await endSessions(tx, [account.id], now);
}

const succeed = (tx: Tx, { id }: Account, channel: AccountChannel, now: Date) =>
  tx
    .updateTable('member_account')
    .set({
      failed_attempts: 0,
      state: 'ACTIVE',
      lock_kind: null,
      locked_until: null,
      last_login_at: now,
      last_source: channel,
    })
    .where('id', '=', id)
    .execute();

/**
 * A member signs in. Every attempt is kept, and wrong ones counted, before the refusal is answered.
 * @throws Refusal SIGN_IN_FAILED, CHANNEL_CLOSED, DEVICE_LIMIT
 */
export async function signIn(db: Db, texts: ProtectedText, attempt: SignIn, now: Date) {
  const found = await db
    .selectFrom('member_account')
    .select(['id', 'pin_hash'])
    .where('username_hash', '=', texts.hash(attempt.phone))
    .where('deleted_at', 'is', null)
    // A number of which a closed member had the account may have another one.
    .orderBy(sql`state = 'DISABLED'`)
    .limit(1)
    .executeTakeFirst();
  // Takes its time before the account is locked, also for a number without one.
  const isRight = await passwordMatches(found?.pin_hash ?? null, attempt.pin);
  if (!found) throw refusals.WRONG_PIN();
  const outcome = await db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('member_account')
      .selectAll()
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const judge = async (): Promise<SignInResult> => {
      if (isLocked(account, now)) return 'LOCKED';
      if (account.state !== 'ACTIVE' && account.state !== 'LOCKED') return 'NOT_ACTIVE';
      // A PIN that was replaced just now does not count.
      if (isRight && account.pin_hash === found.pin_hash) return resultOf(tx, account, attempt, now);
      await countWrong(tx, account, now);
      return 'WRONG_PIN';
    };
    const result = await judge();
    await tx
      .insertInto('member_sign_in')
      .values({ account_id: account.id, at: now, channel: attempt.channel, device: attempt.model, result })
      .execute();
    if (result !== 'OK') return result;
    await succeed(tx, account, attempt.channel, now);
    const { member_no: memberNo } = await memberOf(tx, account.id);
    const { deviceId, channel } = attempt;
    return { memberNo, ...(await beginSession(tx, { accountId: account.id, deviceId, channel, at: now })) };
  });
  if (typeof outcome === 'string') throw refusals[outcome as keyof typeof refusals]();
  return outcome;
}

/**
 * Sets the PIN by a link, once; the account is active then, and sessions with the earlier PIN end.
 * @throws Refusal LINK_OVER, MEMBER_NOT_ACTIVE
 */
export async function setPin(
  db: Db,
  texts: ProtectedText,
  { link, pin }: { readonly link: string; readonly pin: string },
  now: Date,
): Promise<{ readonly state: string }> {
  const pinHash = await hashPassword(pin);
  return db.transaction().execute(async (tx) => {
    const opened = await openLink(tx, texts, link, now);
    if (!opened) throw new Refusal('LINK_OVER');
    const account = await tx
      .selectFrom('member_account')
      .selectAll()
      .where('id', '=', opened.account_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (account.state === 'DISABLED') throw new Refusal('LINK_OVER');
    const member = await memberOf(tx, account.id);
    if (member.status !== 'active')
      throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo: member.member_no } });
    const state = account.state === 'PENDING_ACTIVATION' ? 'ACTIVE' : account.state;
    await tx
      .updateTable('member_account')
      .set(({ eb }) => ({
        pin_hash: pinHash,
        pin_set_at: now,
        failed_attempts: 0,
        state,
        version: eb('version', '+', 1),
        updated_by: 'MEMBER',
        updated_at: now,
      }))
      .where('id', '=', account.id)
      .execute();
    await tx.updateTable('member_link').set({ used_at: now }).where('id', '=', opened.id).execute();
    await endSessions(tx, [account.id], now);
    return { state };
  });
}
