import { memberAccounts } from '@console/contracts/membership/member-management';
import { sql } from 'kysely';
import { systemActor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { endSessions } from './sessions.ts';

/**
 * The username of a member's account becomes the changed phone, in the transaction of the change; sessions end.
 * @param by who put the change in force
 */
export async function followPhone(
  tx: Tx,
  member: { readonly id: string; readonly phoneEncrypted: string; readonly phoneHash: string },
  by: string,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; memberNo: string }>`update member_account a
    set username_encrypted = ${member.phoneEncrypted}, username_hash = ${member.phoneHash}, version = a.version + 1,
      updated_by = ${by}, updated_at = ${at}
    from member m where m.id = a.member_id and m.id = ${member.id} and a.deleted_at is null
      and a.username_hash <> ${member.phoneHash}
    returning a.id, m.member_no as "memberNo"`.execute(tx);
  await endSessions(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  await recordEntries(
    tx,
    rows.map(({ id, memberNo }) => ({
      actor: systemActor('member-accounts'),
      module: memberAccounts.module,
      action: 'TAKE_PHONE',
      entityId: id,
      entityLabel: memberNo,
      changes: [{ field: 'username', before: '******', after: '******' }],
      at,
    })),
  );
}

/** Disables the accounts of members who are no longer active, with their sessions, in the transaction of the event. */
export async function disableAccounts(tx: Tx, memberIds: readonly string[], at: Date): Promise<void> {
  const { rows } = await sql<{ id: string; memberNo: string; before: string }>`update member_account a
    set state = 'DISABLED', lock_kind = null, locked_until = null, version = a.version + 1, updated_by = 'SYSTEM',
      updated_at = ${at}
    from member_account b join member m on m.id = b.member_id
    where b.id = a.id and a.member_id = any(${memberIds}::uuid[]) and a.state <> 'DISABLED'
      and m.status not in ('active', 'pending')
    returning a.id, m.member_no as "memberNo", b.state as before`.execute(tx);
  await endSessions(
    tx,
    rows.map(({ id }) => id),
    at,
  );
  await recordEntries(
    tx,
    rows.map(({ id, memberNo, before }) => ({
      actor: systemActor('member-accounts'),
      module: memberAccounts.module,
      action: 'DISABLE',
      entityId: id,
      entityLabel: memberNo,
      changes: [{ field: 'state', before, after: 'DISABLED' }],
      at,
    })),
  );
}
