import { memberAccounts } from '@console/contracts/membership/member-management';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { endSessions } from './sessions.ts';

interface Moved {
  readonly id: string;
  readonly memberNo: string;
  readonly before: string;
  readonly after: string;
}

const barred = sql`exists (select from blacklist_phone b where b.phone_hash = a.username_hash
  and b.state in ('ACTIVE', 'REMOVAL_PROPOSED') and b.deleted_at is null
  and (now() at time zone 'Asia/Jakarta')::date between b.effective_from and coalesce(b.effective_until, 'infinity'))`;

/**
 * Accounts follow the barred numbers: those with one are locked, and those locked for one are active again once it is
 * barred no more. Safe to repeat.
 * @param hashes of the numbers that changed; all unless given
 */
export async function followBarred(tx: Tx, at: Date, hashes?: readonly string[]): Promise<number> {
  const among = hashes ? sql`a.username_hash = any(${hashes})` : sql`true`;
  const { rows: locked } = await sql<Moved>`update member_account a
    set state = 'LOCKED', lock_kind = 'BLACKLIST', locked_until = null, version = a.version + 1, updated_by = 'SYSTEM',
      updated_at = ${at}
    from member m where m.id = a.member_id and a.state in ('ACTIVE', 'LOCKED')
      and a.lock_kind is distinct from 'BLACKLIST'
      and a.username_hash in (select phone_hash from blacklist_phone where state in ('ACTIVE', 'REMOVAL_PROPOSED'))
      and ${among} and ${barred}
    returning a.id, m.member_no as "memberNo", 'ACTIVE' as before, 'LOCKED' as after`.execute(tx);
  const { rows: freed } = await sql<Moved>`update member_account a
    set state = case when a.state = 'LOCKED' then 'ACTIVE' else a.state end, lock_kind = null,
      version = a.version + 1, updated_by = 'SYSTEM', updated_at = ${at}
    from member m where m.id = a.member_id and a.lock_kind = 'BLACKLIST' and ${among} and not ${barred}
    returning a.id, m.member_no as "memberNo", 'LOCKED' as before, a.state as after`.execute(tx);
  await endSessions(
    tx,
    locked.map(({ id }) => id),
    at,
  );
  await recordEntries(
    tx,
    [...locked, ...freed].map(({ id, memberNo, before, after }) => ({
      actor: systemActor('member-accounts'),
      module: memberAccounts.module,
      action: after === 'LOCKED' ? 'LOCK' : 'UNLOCK',
      entityId: id,
      entityLabel: memberNo,
      changes: [{ field: 'state', before, after }],
      at,
    })),
  );
  return locked.length + freed.length;
}
