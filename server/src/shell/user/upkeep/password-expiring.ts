import { ssoEnabledSetting } from '@console/contracts/shell/settings';
import { sql } from 'kysely';
import { notify } from '../../../people/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';
import { settings } from '../../../people/settings/settings.ts';
import { dayOf } from './days.ts';

const dayMs = 86_400_000;
/** Days before expiry on which the owner is notified (docs/model/platform.md#notices). */
const toldDays = [14, 7, 1];

/** Notifies owners whose local password expires in 14, 7 or 1 days, once on each of these days. @returns how many */
export async function notifyExpiringPasswords(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const [age, sso] = await Promise.all([
    settings(services).number('PASSWORD_MAX_AGE_DAYS'),
    settings(services).flag(ssoEnabledSetting),
  ]);
  const today = dayOf(at);
  let notified = 0;
  for (const days of toldDays) {
    // A password changed on this day expires that many days from now.
    const changedOn = dayOf(new Date(Date.parse(`${today}T12:00:00+07:00`) + (days - age) * dayMs));
    notified += await db.transaction().execute(async (tx) => {
      const users = await tx
        .selectFrom('app_user')
        .select('id')
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .where('password_hash', 'is not', null)
        .where('password_temporary', '=', false)
        .where(sql<boolean>`(password_changed_at at time zone 'Asia/Jakarta')::date = ${changedOn}::date`)
        .$if(sso, (rows) =>
          rows.where((where) =>
            where.or([where('local_login_allowed', '=', true), where('user_type', '=', 'EXTERNAL')]),
          ),
        )
        .where(
          sql<boolean>`not exists (select from console_notice n
            where n.user_id = app_user.id and n.kind = 'PASSWORD_EXPIRING'
            and n.at >= ${`${today}T00:00:00+07:00`}::timestamptz)`,
        )
        .execute();
      await notify(tx, {
        userIds: users.map(({ id }) => id),
        kind: 'PASSWORD_EXPIRING',
        parameters: { days },
        link: '/profile/change-password',
        at,
      });
      return users.length;
    });
  }
  return notified;
}
