import { flagOf } from '@console/contracts/shell/profile';
import { users, type User, type UserCreate } from '@console/contracts/shell/user';
import { sql } from 'kysely';
import { forgetIdentity } from '../../people/auth/account-identity.ts';
import { clearFailures } from '../../people/auth/lock-out.ts';
import { callers } from '../../people/auth/callers.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { judgeAccount } from '../../people/rights/account.ts';
import { reaches, reachOf } from '../../people/rights/reach.ts';
import { rightsLock } from '../../people/rights/rights-lock.ts';
import type { Services } from '../../platform/services.ts';
import { revokeAll } from '../../people/sessions/sessions.ts';
import { explained } from './explained.ts';
import { mappingOf } from './mapping.ts';
import { reviewed, withFullAccess } from './review.ts';
import { checkAdminLeft, checkExclusive, checkGrantable, roleRows } from './role-rules.ts';
import { giveFirstPassword } from './temporary-password.ts';
import { userErrors, userRefusal } from './rules.ts';
import { storeMapping } from './store-mapping.ts';
import { storeRoles } from './store-roles.ts';
import { notifyOwner } from './notify-owner.ts';
import { visibleUsers } from './visible.ts';

/** The lock of any origin counts, because support must see it. */
const lockedUntil = sql`greatest(t.locked_until, (select max(f.locked_until) from sign_in_failure f
  where f.user_id = t.id))`;
const failedLogins = sql`greatest(t.failed_logins, (select max(f.failures) from sign_in_failure f
  where f.user_id = t.id))`;
const heldRoles = sql`(select coalesce(jsonb_agg(jsonb_build_object('secureId', r.id, 'name', r.name, 'jobName',
  r.job_name) order by r.name), '[]')
  from user_role ur join role r on r.id = ur.role_id and r.deleted_at is null where ur.user_id = t.id)`;
/** "BRANCH · 10101 +2" */
const mapping = sql`t.mapping_type || case t.mapping_type
  when 'BRANCH'
    then coalesce((select ' · ' || min(o.office_code) || case when count(*) > 1 then ' +' || count(*) - 1 else '' end
    from (select distinct b.office_code from user_branch ub join branch_view b on b.id = ub.branch_id
    where ub.user_id = t.id) o having count(*) > 0), '')
  when 'MRA'
    then coalesce((select ' · ' || min(m.name) || case when count(*) > 1 then ' +' || count(*) - 1 else '' end
    from user_mra um join mra_view m on m.id = um.mra_id where um.user_id = t.id having count(*) > 0), '')
  when 'MRO' then coalesce((select ' · ' || m.name from mro_view m where m.id = t.mro_id), '') else '' end`;
const hasBranch = sql`exists (select
  from user_branch ub join branch_view b on b.id = ub.branch_id and b.status = 'active' where ub.user_id = t.id)`;
const hasMra = sql`exists (select from user_mra um join mra_view m on m.id = um.mra_id and m.status = 'active'
  where um.user_id = t.id)`;
const holds = (condition: ReturnType<typeof sql>) =>
  sql`exists (select from user_role ur join role r on r.id = ur.role_id and r.deleted_at is null
    where ur.user_id = t.id and ${condition})`;

async function fill(db: Db | Tx, records: User[], detail: boolean): Promise<void> {
  for (const record of records) {
    record.isMro = record.mappingType === 'MRO';
    record.flag = flagOf(record.roles, record.isMro);
    record.branches = [];
    record.mras = [];
    record.mro = null;
    if (!detail) continue;
    const found = await mappingOf(db as Db, record.secureId);
    Object.assign(record, { branches: found.branches, mras: found.mras, mro: found.mro });
  }
}

/** Usernames are never reused, not even after deletion. @throws Refusal DUPLICATE */
async function checkUsername(tx: Tx, username: string): Promise<void> {
  const known = await tx.selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirst();
  if (known) throw new Refusal('DUPLICATE', { field: 'username', errors: [{ field: 'username', code: 'DUPLICATE' }] });
}

/**
 * Checks added and removed roles: the combination is allowed, and the caller may grant them.
 * @throws Refusal SELF_CHANGE, ROLE_EXCLUSIVE, ROLE_NOT_GRANTABLE
 */
async function checkRoles(tx: Tx, values: UserCreate, before: User | null, caller: Caller | null): Promise<void> {
  const held = before?.roleIds ?? [];
  const differing = [
    ...values.roleIds.filter((id) => !held.includes(id)),
    ...held.filter((id) => !values.roleIds.includes(id)),
  ];
  if (differing.length === 0) return;
  if (caller && before?.secureId === caller.userId) throw new Refusal('SELF_CHANGE');
  checkExclusive(await roleRows(tx, values.roleIds), [values.username]);
  // Removing a role needs the same right as granting it.
  if (caller) await checkGrantable(tx, caller, differing);
}

/** How staff accounts are stored, with roles and mapping in tables of their own. */
export const userDefinition = (services: Services) =>
  define(users, {
    table: 'app_user',
    parts: ['password_history', 'user_branch', 'user_mra', 'user_role', 'user_session'],
    columns: {
      roleIds: sql`array(select ur.role_id from user_role ur where ur.user_id = t.id order by ur.role_id)`,
      branchIds: sql`array(select b.id
        from user_branch ub join branch_view b on b.id = ub.branch_id and b.business_line = 'SPEKTRA'
        where ub.user_id = t.id order by b.office_code)`,
      mraIds: sql`array(select um.mra_id from user_mra um where um.user_id = t.id order by um.mra_id)`,
    },
    derived: {
      roleNames: sql`(select string_agg(r.name, ', ' order by r.name)
        from user_role ur join role r on r.id = ur.role_id and r.deleted_at is null where ur.user_id = t.id)`,
      roles: heldRoles,
      mapping,
      isBranchMapping: hasBranch,
      isMraMapping: hasMra,
      lastLoginAt: sql`t.last_login_at`,
      passwordChangedAt: sql`t.password_changed_at`,
      failedLogins,
      lockedUntil,
      createdVia: sql`t.created_via`,
    },
    scope: (scope) => (scope.viewer ? visibleUsers({ ...scope.viewer, scope }, 't') : sql`true`),
    narrow: reviewed,
    filters: {
      mra: (mraId: string) => sql`exists (select from user_mra um where um.user_id = t.id and um.mra_id = ${mraId})`,
      // Combined with the period in `narrow`.
      review: () => sql`true`,
      reviewFrom: () => sql`true`,
      reviewTo: () => sql`true`,
      fullAccess: withFullAccess,
      role: (roleId: string) => holds(sql`r.id = ${roleId}`),
      jobName: (job: string) => holds(sql`r.job_name = ${job}`),
      branch: (branchId: string) =>
        // A user belongs to the office, so that its branch in any line finds them.
        sql`exists (select from user_branch ub join branch_view theirs on theirs.id = ub.branch_id
          where ub.user_id = t.id
            and theirs.office_code = (select office_code from branch_view where id = ${branchId}))`,
      incomplete: (
        wanted: boolean,
      ) => sql`(case t.mapping_type when 'BRANCH' then not ${hasBranch} when 'MRA' then not ${hasMra} when 'MRO'
        then not (${hasBranch} and ${hasMra})
      when 'NATIONAL' then false else not ${holds(sql`lower(r.name) in ('admin', 'print_vendor')`)} end) = ${wanted}`,
      lastLoginBefore: (day: string) =>
        sql`(t.last_login_at is null or t.last_login_at < ${`${day}T00:00:00+07:00`}::timestamptz)`,
      locked: (wanted: boolean) => sql`coalesce(${lockedUntil} > ${services.now()}, false) = ${wanted}`,
    },
    uniqueIndexes: { username: 'app_user_username_key', email: 'app_user_email', npk: 'app_user_npk' },
    async load(db, records, { of, caller }) {
      await fill(db, records, of === 'detail');
      if (caller) await explained(db, services, records, caller);
    },
    serialised: rightsLock,
    judge: (tx, { before, after }, by) => judgeAccount(tx, by, before, after),
    secondAdmin: async (tx, { action, before, values }) => {
      if (action === 'delete' || action === 'deactivate') return false;
      const held = action === 'activate' ? [] : (before?.roleIds ?? []);
      const given = (values ?? before)?.roleIds.filter((id) => !held.includes(id)) ?? [];
      return (await roleRows(tx, given)).some(({ name }) => name.toLowerCase() === 'admin');
    },
    approval: { reach: { of: reachOf, within: reaches } },
    async beforeSave(tx, { values, before, store, caller }) {
      const errors = await userErrors(tx, values, before, caller, services.now());
      if (errors.length > 0) return errors;
      if (!before) await checkUsername(tx, values.username);
      if (values.userType === 'EXTERNAL') values.localLoginAllowed = true;
      await checkRoles(tx, values, before, caller);
      if (before && before.email !== values.email)
        Object.assign(store, { email_changed_at: services.now(), previous_email: before.email });
      return [];
    },
    async storeParts(tx, { id, values, actor }) {
      await storeMapping(tx, id, values);
      await storeRoles(tx, actor, { id, username: values.username }, values.roleIds, services.now());
    },
    async guard(_tx, action, records, caller, all) {
      const refused = new Map<string, Refusal>();
      for (const user of records) {
        const refusal = userRefusal(action, user, caller, all, services.now());
        if (refusal) refused.set(user.secureId, refusal);
      }
      return refused;
    },
    async afterChange(tx, changed) {
      for (const { action, before, after, actor } of changed) {
        if (!before) await giveFirstPassword(tx, services, after!);
        if (!before) continue;
        await notifyOwner(tx, services, { action, before, after }, actor);
        const without = after !== null && after.roleIds.length === 0 && before.roleIds.length > 0;
        if (action === 'deactivate' || action === 'delete' || without)
          await revokeAll(tx, services, before.secureId, 'USER_INACTIVE');
        else if (after && (after.email !== before.email || after.localLoginAllowed !== before.localLoginAllowed))
          await revokeAll(tx, services, before.secureId, 'ACCOUNT_CHANGE');
        if (action !== 'activate') continue;
        await forgetIdentity(tx, before.secureId);
        await clearFailures(tx, before.secureId);
        await tx
          .updateTable('app_user')
          .set({ active_since: services.now() })
          .where('id', '=', before.secureId)
          .execute();
      }
      if (changed.some(({ before }) => before !== null)) await checkAdminLeft(tx, services.now());
      callers(services).forget();
    },
  });
