import { memberAccounts } from '@console/contracts/membership/member-management';
import { sql, type Selectable } from 'kysely';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { isPhoneBarred } from '../blacklist-phone-number/check.ts';
import { membersNamed } from '../member/named.ts';
import type { MemberTable } from '../member/table.ts';
import { makeLinks } from './links.ts';
import { accountStepHooks } from './steps.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** The member who gets an account, locked, or the fault beside the number. */
async function newcomer(tx: Tx, memberNo: string, caller: Caller | null) {
  const fault = (code: string, parameters?: Record<string, string>) => ({
    faults: [{ field: 'memberNo', code, ...(parameters ? { parameters } : {}) }],
  });
  const { rows } = await sql<Pick<Selectable<MemberTable>, 'id' | 'status' | 'phone_encrypted' | 'phone_hash'>>`
    select m.id, m.status, m.phone_encrypted, m.phone_hash from member m
      where m.member_no = ${memberNo} and m.deleted_at is null
        and ${caller ? inBranches(caller.scope, 'm.branch_id') : sql`true`} for update`.execute(tx);
  const [member] = rows;
  if (!member) return fault('NOT_FOUND');
  // Asked under the lock: an account that was opened just now is seen.
  const known = await tx
    .selectFrom('member_account')
    .select('id')
    .where((row) =>
      row.or([
        row('member_id', '=', member.id),
        // That of a closed member is disabled, and its number free.
        row.and([row('username_hash', '=', member.phone_hash), row('state', '<>', 'DISABLED')]),
      ]),
    )
    .executeTakeFirst();
  if (known) return fault('ACCOUNT_EXISTS');
  if (member.status !== 'active') return fault('MEMBER_NOT_ACTIVE', { memberNo });
  if (await isPhoneBarred(tx, member.phone_hash)) return fault('PHONE_BLACKLISTED');
  return { member };
}

/** How accounts are stored; each belongs to the branch of its member. */
export const accountDefinition = (texts: ProtectedText, now: () => Date) =>
  define(memberAccounts, {
    table: 'member_account',
    columns: { memberNo: sql`m.member_no` },
    // Left out of a question that names no member.
    joins: sql`left join member m on m.id = t.member_id`,
    lookups: sql`left join branch_view b on b.id = t.branch_id`,
    derived: {
      username: column('username_encrypted'),
      memberName: sql`m.name`,
      branch: sql`b.office_code || ' ' || b.name`,
      state: column('state'),
      lockKind: column('lock_kind'),
      lockedUntil: column('locked_until'),
      failedAttempts: column('failed_attempts'),
      pinSetAt: column('pin_set_at'),
      lastLoginAt: column('last_login_at'),
      lastSource: column('last_source'),
    },
    scope: 'branch_id',
    writtenWithin: { field: 'memberNo', scope: (scope) => inBranches(scope, 't.branch_id') },
    filters: {
      channel: (channel: string) => sql`${channel} = any(t.channels)`,
      mraId: (id: string) => sql`t.branch_id = any(array(
        select b.id from branch_view b join mro_view o on o.id = b.mro_id where o.mra_id = ${id}))`,
      branchId: (id: string) => sql`t.branch_id = ${id}`,
      neverSignedIn: (never: boolean) => (never ? sql`t.last_login_at is null` : sql`t.last_login_at is not null`),
      from: (day: string) => sql`t.last_login_at >= ${midnight(day)}`,
      to: (day: string) => sql`t.last_login_at < ${midnight(day, 1)}`,
    },
    together: ['from', 'to'],
    search: (_pattern, typed) => {
      if (/^\d{10}$/.test(typed) && !typed.startsWith('08'))
        return sql`t.member_id = (select id from member where member_no = ${typed})`;
      if (/^08\d{8,12}$/.test(typed)) return sql`t.username_hash = ${texts.hash(typed)}`;
      return sql`t.member_id in ${membersNamed(typed)}`;
    },
    async load(_db, records) {
      for (const record of records as unknown as Record<'username', string>[])
        record.username = texts.decrypt(record.username);
    },
    async beforeSave(tx, { values, before, store, caller }) {
      if (before) return [];
      const found = await newcomer(tx, values.memberNo, caller);
      if ('faults' in found) return found.faults;
      store['member_id'] = found.member.id;
      store['username_encrypted'] = found.member.phone_encrypted;
      store['username_hash'] = found.member.phone_hash;
      return [];
    },
    async afterChange(tx, changes) {
      const created = changes.filter(({ before }) => !before);
      const accountIds = created.flatMap(({ after }) => after?.secureId ?? []);
      if (created[0])
        await makeLinks(tx, { accountIds, purpose: 'ACTIVATION', by: created[0].actor.username, at: now() });
    },
    steps: accountStepHooks,
  });
