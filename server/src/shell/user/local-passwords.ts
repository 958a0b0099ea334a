import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import type { Db, Tx } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { giveTemporaryPassword } from './temporary-password.ts';

/** Hashing is slow by design: a few accounts at a time, so that transactions stay short. */
const atOnce = 10;

/** Active employees without a usable local password. */
const withoutPassword = (db: Db | Tx) =>
  db
    .selectFrom('app_user')
    .where('user_type', '=', 'EMPLOYEE')
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('password_hash', 'is', null)
    .where('email', 'is not', null);

/** Number of employees who could not sign in if the identity service were switched off. */
export async function countWithoutPassword(db: Db): Promise<number> {
  const { count } = await withoutPassword(db)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function giveSome(services: Services): Promise<number> {
  return services.db.transaction().execute(async (tx) => {
    if ((await settingIn(tx, ssoEnabledSetting)) === 'true') return 0;
    const hours = Number(await settingIn(tx, 'USER_RESET_FREEZE_HOURS'));
    const frozenSince = new Date(services.now().getTime() - hours * 3_600_000).toISOString();
    const users = await withoutPassword(tx)
      // Accounts with a recently changed address are left to a later run.
      .where((row) => row.or([row('email_changed_at', 'is', null), row('email_changed_at', '<=', frozenSince)]))
      .select(['id', 'username', 'name', 'email'])
      .orderBy('username')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .$narrowType<{ email: string }>()
      .execute();
    for (const { id, username, name, email } of users)
      await giveTemporaryPassword(tx, services, { id, username, name, email });
    return users.length;
  });
}

/**
 * While local sign-in is on, mails a temporary password to every employee without a password
 * (docs/model/shell.md#sso-switch). @returns how many
 */
export async function giveMissingPasswords(services: Services, signal: AbortSignal): Promise<number> {
  let given = 0;
  while (!signal.aborted) {
    const some = await giveSome(services);
    given += some;
    if (some === 0) break;
  }
  return given;
}
