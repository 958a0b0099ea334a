import type { User } from '@console/contracts/shell/users';
import { users } from '@console/contracts/shell/users';
import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { callers } from '../../platform/auth/callers.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sendMail } from '../../platform/mail/send.ts';
import { generatePassword } from '../../platform/passwords/generate.ts';
import { hashPassword } from '../../platform/passwords/hash.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../../platform/sessions/sessions.ts';
import { settingIn } from '../../platform/settings/settings.ts';
import { visibleUsers } from './visible.ts';

/** A temporary password is good for one day and one use. */
const validMs = 24 * 3_600_000;

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** Employees who sign in through the identity service have no password here. */
const managedElsewhere = async (
  tx: Tx,
  { userType, localLoginAllowed }: Pick<User, 'userType' | 'localLoginAllowed'>,
): Promise<boolean> =>
  userType === 'EMPLOYEE' && !localLoginAllowed && (await settingIn(tx, ssoEnabledSetting)) === 'true';

/** Stores a new temporary password and mails it to its owner; nobody else ever sees it. @returns when it ends. */
export async function giveTemporaryPassword(
  tx: Tx,
  services: Services,
  { id, username, name, email }: Owner,
): Promise<Date> {
  const password = generatePassword();
  const now = services.now();
  const until = new Date(now.getTime() + validMs);
  await tx
    .updateTable('app_user')
    .where('id', '=', id)
    .set({
      password_hash: await hashPassword(password),
      password_changed_at: now,
      password_temporary: true,
      password_temporary_until: until,
      failed_logins: 0,
      locked_until: null,
    })
    .execute();
  await sendMail(tx, services, {
    to: email,
    subject: 'Password sementara Console',
    text: `Yth. ${name},\n\nUsername: ${username}\nPassword sementara: ${password}\n\nMasuk di ${services.configuration.publicUrl} dan ganti password ini sebelum ${toWireInstant(until).slice(0, 16).replace('T', ' ')} WIB.\nPassword hanya dapat dipakai satu kali. Jangan berikan kepada siapa pun.\n`,
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

type Body = { readonly secureId: string; readonly version: number; readonly reason: string };

/** `POST auth/reset-password`. @throws Refusal SELF_RESET, SSO_MANAGED, STALE_VERSION, NOT_FOUND */
export async function resetPassword(
  services: Services,
  context: Pick<Context<unknown, Body>, 'caller' | 'request' | 'body'>,
): Promise<{ expiresAt: string }> {
  const { caller, body } = context;
  const until = await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', body.secureId)
      .where('deleted_at', 'is', null)
      .where(visibleUsers(caller))
      .forUpdate()
      .executeTakeFirst();
    if (!row?.email) throw notFound();
    if (row.id === caller.userId) throw new Refusal('SELF_RESET');
    if (row.version !== body.version) throw new Refusal('STALE_VERSION');
    if (await managedElsewhere(tx, { userType: row.user_type, localLoginAllowed: row.local_login_allowed }))
      throw new Refusal('SSO_MANAGED');
    const end = await giveTemporaryPassword(tx, services, {
      id: row.id,
      username: row.username,
      name: row.name,
      email: row.email,
    });
    await revokeAll(tx, services, row.id, 'PASSWORD_RESET');
    await recordEntry(tx, {
      actor: actorOf(context),
      module: users.module,
      action: 'PASSWORD_RESET',
      entityId: row.id,
      entityLabel: row.username,
      reason: body.reason,
      at: services.now(),
    });
    return end;
  });
  callers(services).forget();
  return { expiresAt: toWireInstant(until) };
}
