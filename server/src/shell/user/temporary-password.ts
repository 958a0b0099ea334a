import type { User } from '@console/contracts/shell/user';
import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import { clearFailures } from '../../people/auth/lock-out.ts';
import type { Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { sendMail } from '../../platform/mail/send.ts';
import { generatePassword } from '../../people/passwords/generate.ts';
import { hashPassword } from '../../people/passwords/hash.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../../people/sessions/sessions.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { frozenUntil, isManagedElsewhere } from './reset-rules.ts';

/** Milliseconds for which a temporary password is valid: one day, for one use. */
const validMs = 24 * 3_600_000;

/**
 * No password may be mailed to a recently changed address, in any way.
 * @throws Refusal RESET_FROZEN
 */
async function refuseFrozen(tx: Tx, id: string, now: Date): Promise<void> {
  const { email_changed_at: changedAt } = await tx
    .selectFrom('app_user')
    .select('email_changed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const until = frozenUntil(changedAt, Number(await settingIn(tx, 'USER_RESET_FREEZE_HOURS')), now);
  if (until)
    throw new Refusal('RESET_FROZEN', { parameters: { until: toWireInstant(until).slice(0, 16).replace('T', ' ') } });
}

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** Whether the user's password is managed by the identity service. */
export const managedElsewhere = async (tx: Tx, user: Pick<User, 'userType' | 'localLoginAllowed'>): Promise<boolean> =>
  isManagedElsewhere(user, (await settingIn(tx, ssoEnabledSetting)) === 'true');

/** Stores a new temporary password and mails it to its owner; no one else sees it. @returns when it expires. */
export async function giveTemporaryPassword(
  tx: Tx,
  services: Services,
  { id, username, name, email }: Owner,
): Promise<Date> {
  const now = services.now();
  await refuseFrozen(tx, id, now);
  const password = generatePassword();
  const until = new Date(now.getTime() + validMs);
  await tx
    .updateTable('app_user')
    .where('id', '=', id)
    .set({
      password_hash: await hashPassword(password),
      password_changed_at: now,
      password_temporary: true,
      password_temporary_until: until,
    })
    .execute();
  await clearFailures(tx, id);
  await revokeAll(tx, services, id, 'PASSWORD_RESET');
  await sendMail(tx, services, {
    to: email,
    subject: 'Password sementara Console',
    text:
      `Yth. ${name},\n\nUsername: ${username}\nPassword sementara: ${password}\n\n` +
      `Masuk di ${services.configuration.publicUrl} dan ganti password ini sebelum ` +
      `${toWireInstant(until).slice(0, 16).replace('T', ' ')} WIB.\n` +
      'Password hanya dapat dipakai satu kali. Jangan berikan kepada siapa pun.\n',
  });
  return until;
}

/** The first password of a new account. */
export async function giveFirstPassword(tx: Tx, services: Services, user: User): Promise<void> {
  if (await managedElsewhere(tx, user)) return;
  await giveTemporaryPassword(tx, services, {
    id: user.secureId,
    username: user.username,
    name: user.name,
    email: user.email,
  });
}
