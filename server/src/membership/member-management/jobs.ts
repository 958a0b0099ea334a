import { memberAccounts } from '@console/contracts/membership/member-management';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { JobCounts } from '../../platform/schedule/job.ts';
import type { Services } from '../../platform/services.ts';
import { requirePhoneUpdate } from '../blacklist-phone-number/members.ts';
import { followBarred } from './barred.ts';
import { sendLinks } from './links.ts';

const batch = 500;

/** Accounts that wrong PINs locked are active again after their time. */
async function unlockDue({ db, now }: Services): Promise<number> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; memberNo: string }>`update member_account a
      set state = 'ACTIVE', lock_kind = null, locked_until = null, failed_attempts = 0, version = a.version + 1,
        updated_by = 'SYSTEM', updated_at = ${at}
      from member m where m.id = a.member_id and a.id in (select id from member_account
        where locked_until <= ${at} and state = 'LOCKED' and lock_kind = 'PIN' limit ${batch} for update skip locked)
      returning a.id, m.member_no as "memberNo"`.execute(tx);
    await recordEntries(
      tx,
      rows.map(({ id, memberNo }) => ({
        actor: systemActor('member-accounts'),
        module: memberAccounts.module,
        action: 'UNLOCK',
        entityId: id,
        entityLabel: memberNo,
        changes: [{ field: 'state', before: 'LOCKED', after: 'ACTIVE' }],
        at,
      })),
    );
    return rows.length;
  });
}

/** Every minute: sends links that wait, ends expired locks, and follows the barred numbers. */
export async function keepAccounts(services: Services, texts: ProtectedText): Promise<JobCounts> {
  const links = await sendLinks(services, texts);
  const unlocked = await unlockDue(services);
  const barred = await services.db.transaction().execute(async (tx) => {
    const at = services.now();
    return (await requirePhoneUpdate(tx, at)) + (await followBarred(tx, at));
  });
  return { read: links.read + unlocked + barred, done: links.done + unlocked + barred };
}
