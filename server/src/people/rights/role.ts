import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdsAccount, type AccountState } from './account.ts';
import { rolesBeyond } from './roles-beyond.ts';

/** The accounts with one of these roles, and what decides their rights. */
async function holdersOf(db: Db | Tx, roleIds: readonly string[]): Promise<AccountState[]> {
  const { rows } = await sql<AccountState>`
    select u.id as "secureId", u.mapping_type as "mappingType", u.mro_id as "mroId",
    u.print_vendor_code as "printVendorCode",
      array(select role_id from user_role where user_id = u.id) as "roleIds",
      array(select branch_id from user_branch where user_id = u.id) as "branchIds", array(select mra_id from user_mra
        where user_id = u.id) as "mraIds"
    from app_user u where u.deleted_at is null
      and exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any(${roleIds}::uuid[]))`.execute(
    db,
  );
  return rows;
}

/**
 * The same rule for a change of roles, or of what a sidebar place gives, which affects all holders: none of the roles
 * is the person's own, each gives no more than the person has, and each holder lies within. Admins hold everything.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 * @example await judgeRoles(tx, caller, [role.secureId]);
 */
export async function judgeRoles(db: Db | Tx, by: Caller, roleIds: readonly string[]): Promise<void> {
  if (by.isAdmin || roleIds.length === 0) return;
  // Inactive roles count as held too.
  const own =
    await sql`select from user_role where user_id = ${by.userId}::uuid and role_id = any(${roleIds}::uuid[])`.execute(
      db,
    );
  if (own.rows.length > 0) throw new Refusal('SELF_CHANGE');
  if ((await rolesBeyond(db, by, roleIds)).length > 0) throw new Refusal('BEYOND_OWN_RIGHTS');
  for (const holder of await holdersOf(db, roleIds))
    if (!(await holdsAccount(db, by, holder))) throw new Refusal('BEYOND_OWN_RIGHTS');
}

/** Whether any user holds one of these roles. */
async function areHeld(db: Db | Tx, roleIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from user_role ur join app_user u on u.id = ur.user_id and u.deleted_at is null
      where ur.role_id = any(${roleIds}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * A change of what users hold through roles, where no second person can approve: for admins only, unless the roles have
 * no holder.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 */
export async function judgeHeldRoles(db: Db | Tx, by: Caller, roleIds: readonly string[]): Promise<void> {
  await judgeRoles(db, by, roleIds);
  if (!by.isAdmin && (await areHeld(db, roleIds))) throw new Refusal('BEYOND_OWN_RIGHTS');
}
