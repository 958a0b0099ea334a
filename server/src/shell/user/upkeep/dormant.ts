import { sql } from 'kysely';
import { systemActor } from '../../../platform/audit/actor.ts';
import { recordEntry } from '../../../platform/audit/record.ts';
import { callers } from '../../../people/auth/callers.ts';
import type { Db, Tx } from '../../../platform/context.ts';
import { sendMail } from '../../../platform/mail/send.ts';
import { adminIds, notify } from '../../../people/notices/notify.ts';
import type { JobCounts } from '../../../platform/schedule/job.ts';
import type { Services } from '../../../platform/services.ts';
import { revokeAll } from '../../../people/sessions/sessions.ts';
import { settings } from '../../../people/settings/settings.ts';
import { dayOf } from './days.ts';

const dayMs = 86_400_000;
/** Days before deactivation on which the owner is warned. */
const warnedDays = 14;
export const dormantJob = 'user-dormant';

/** The last sign-in; for an unused account, its creation or reactivation. */
const lastSeen = sql<string>`greatest(coalesce(u.last_login_at, u.created_at), u.active_since)`;

interface Account {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly seen: string;
}

const silentSince = async (db: Db | Tx, moment: Date): Promise<Account[]> => {
  const { rows } = await sql<Account>`
    select u.id, u.username, u.name, u.email, ${lastSeen} as seen from app_user u
    where u.status = 'active' and u.deleted_at is null and ${lastSeen} <= ${moment} order by u.username`.execute(db);
  return rows;
};

/**
 * Warns owners of soon inactive accounts once, by mail because they do not sign in.
 * @returns how many
 */
async function warn(services: Services, now: Date, days: number): Promise<number> {
  let warned = 0;
  for (const user of await silentSince(services.db, new Date(now.getTime() - (days - warnedDays) * dayMs))) {
    const date = dayOf(new Date(Date.parse(user.seen) + days * dayMs));
    warned += await services.db.transaction().execute(async (tx) => {
      const known = await tx
        .selectFrom('console_notice')
        .select('id')
        .where('user_id', '=', user.id)
        .where('kind', '=', 'DORMANT_SOON')
        .where('at', '>', user.seen)
        .executeTakeFirst();
      if (known) return 0;
      await notify(tx, { userIds: [user.id], kind: 'DORMANT_SOON', parameters: { date }, at: now });
      if (user.email) {
        await sendMail(tx, services, {
          to: user.email,
          subject: 'Akun Console akan dinonaktifkan',
          text:
            `Yth. ${user.name},\n\nAkun ${user.username} lama tidak dipakai dan dinonaktifkan pada ${date} ` +
            `bila tidak ada yang masuk sebelum itu.\n\nMasuk di ${services.configuration.publicUrl}\n`,
        });
      }
      return 1;
    });
  }
  return warned;
}

/**
 * Deactivates one account, unless it was used since or is the last admin.
 * @returns whether it did
 */
const switchOff = (services: Services, { id, username }: Account, since: Date): Promise<boolean> =>
  services.db.transaction().execute(async (tx) => {
    const admins = await adminIds(tx);
    if (admins.length === 1 && admins[0] === id) return false;
    const {
      rows: [user],
    } = await sql<{
      id: string;
    }>`select u.id from app_user u where u.id = ${id} and u.status = 'active' and ${lastSeen} <= ${since}
      for update`.execute(tx);
    if (!user) return false;
    const at = services.now();
    await tx
      .updateTable('app_user')
      .set((row) => ({ status: 'inactive', version: row('version', '+', 1), updated_by: 'SYSTEM', updated_at: at }))
      .where('id', '=', id)
      .execute();
    await revokeAll(tx, services, id, 'USER_INACTIVE');
    await recordEntry(tx, {
      actor: systemActor(dormantJob),
      module: 'user',
      action: 'DEACTIVATE',
      entityId: id,
      entityLabel: username,
      at,
      changes: [{ field: 'status', before: 'active', after: 'inactive' }],
      reason: 'Tidak masuk selama USER_DORMANT_DAYS',
    });
    return true;
  });

/**
 * Deactivates accounts that were not used for USER_DORMANT_DAYS, with a warning 14 days before
 * (docs/model/shell.md#upkeep-of-accounts).
 */
export async function endDormant(services: Services): Promise<JobCounts> {
  const now = services.now();
  const days = await settings(services).number('USER_DORMANT_DAYS');
  const since = new Date(now.getTime() - days * dayMs);
  const silent = await silentSince(services.db, since);
  let done = 0;
  for (const user of silent) if (await switchOff(services, user, since)) done += 1;
  callers(services).forget();
  const warned = days > warnedDays ? await warn(services, now, days) : 0;
  return { read: silent.length + warned, done, skipped: silent.length - done, message: `${warned} diberi tahu` };
}
