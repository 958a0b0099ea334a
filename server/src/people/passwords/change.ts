import { randomUUID } from 'node:crypto';
import { authErrors, passwordHistoryRules, type PasswordRule } from '@console/contracts/shell/auth';
import type { Language } from '@console/contracts/core/text';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { sendMail } from '../../platform/mail/send.ts';
import type { Parts } from '../../platform/per-services.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../sessions/sessions.ts';
import { settings } from '../settings/settings.ts';
import { passwordMatches } from './hash.ts';
import { checkPolicy } from './policy.ts';

/** The account whose password changes. */
export interface PasswordOwner {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly password_changed_at: string | null;
  readonly password_temporary: boolean;
}

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export interface ChangeOptions {
  readonly language: Language;
  /** The password has expired or is temporary: it may be changed before its minimum age. */
  readonly forced: boolean;
}

const day = 86_400_000;

async function usedBefore(parts: Parts, owner: PasswordOwner, password: string): Promise<boolean> {
  const last = await settings(parts).number('PASSWORD_HISTORY');
  const earlier = await parts.db
    .selectFrom('password_history')
    .select('password_hash')
    .where('user_id', '=', owner.id)
    .orderBy('changed_at', 'desc')
    .limit(last)
    .execute();
  for (const hash of new Set([owner.password_hash, ...earlier.map((row) => row.password_hash)])) {
    if (await passwordMatches(hash, password)) return true;
  }
  return false;
}

const tooSoon = (parts: Parts, { password_changed_at: changedAt }: PasswordOwner): boolean =>
  changedAt !== null && parts.now().getTime() - new Date(changedAt).getTime() < day;

/**
 * Checks a new password against policy, history and minimum age.
 * @throws Refusal VALIDATION for a differing confirmation, PASSWORD_POLICY with the violated rules as `result.rules`.
 */
export async function checkNewPassword(
  parts: Parts,
  owner: PasswordOwner,
  { newPassword, confirmPassword }: NewPassword,
  { language, forced }: ChangeOptions,
): Promise<void> {
  if (newPassword !== confirmPassword) throw invalid({ field: 'confirmPassword', code: 'CONFIRMATION' });
  const own = (code: keyof typeof passwordHistoryRules): PasswordRule => ({
    code,
    passed: false,
    message: passwordHistoryRules[code][language],
  });
  const rules = (await checkPolicy(newPassword, owner, language)).filter((rule) => !rule.passed);
  if (rules.length === 0 && (await usedBefore(parts, owner, newPassword))) rules.push(own('HISTORY'));
  if (!forced && tooSoon(parts, owner)) rules.push(own('TOO_SOON'));
  if (rules.length === 0) return;
  // Names the violated rules: those of the history are not in the list that the screen shows.
  const message = `${authErrors.PASSWORD_POLICY.text[language]}: ${rules.map((rule) => rule.message).join(', ')}`;
  throw new Refusal('PASSWORD_POLICY', {
    errors: [{ field: 'newPassword', code: 'PASSWORD_POLICY', message }],
    result: { rules },
  });
}

/**
 * Stores the hash of a checked password, ends everything that was authenticated with the old one, and notifies the
 * person by mail.
 * @param except the session in which it was changed; it continues.
 */
export async function storePassword(
  tx: Tx,
  services: Services,
  { id: userId, username, name }: Pick<PasswordOwner, 'id' | 'username' | 'name'>,
  hash: string,
  except?: string,
): Promise<void> {
  const changedAt = services.now();
  await tx
    .updateTable('app_user')
    .where('id', '=', userId)
    .set({
      password_hash: hash,
      password_changed_at: changedAt,
      password_temporary: false,
      password_temporary_until: null,
      failed_logins: 0,
    })
    .execute();
  await tx
    .insertInto('password_history')
    .values({ id: randomUUID(), user_id: userId, password_hash: hash, changed_at: changedAt })
    .execute();
  await revokeAll(tx, services, userId, 'PASSWORD_CHANGE', except);
  const { email } = await tx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  if (!email) return;
  const at = toWireInstant(changedAt).slice(0, 16).replace('T', ' ');
  await sendMail(tx, services, {
    to: email,
    subject: 'Password diubah - Console',
    text:
      `Yth. ${name},\n\nPassword akun ${username} diubah pada ${at} WIB. Semua sesi lain telah berakhir.\n\n` +
      'Jika bukan Anda yang mengubahnya, segera hubungi administrator.\n',
  });
}
