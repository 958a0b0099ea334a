import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { holdsAccount, type AccountState } from './account.ts';
import { rolesBeyond } from './roles-beyond.ts';

/** The accounts that hold one of these roles, with what decides their rights. */
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
 * The same rule where a change of roles, or of what stands behind a place of the sidebar, changes all who hold them:
 * none of the roles is the person's own, each gives no more than the person has, and each holder lies inside.
 * Admins hold everything.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 */
export async function judgeRoles(db: Db | Tx, by: Caller, roleIds: readonly string[]): Promise<void> {
  if (by.isAdmin || roleIds.length === 0) return;
  // Roles that are switched off are held too.
  const own =
    await sql`select from user_role where user_id = ${by.userId}::uuid and role_id = any(${roleIds}::uuid[])`.execute(
      db,
    );
  if (own.rows.length > 0) throw new Refusal('SELF_CHANGE');
  if ((await rolesBeyond(db, by, roleIds)).length > 0) throw new Refusal('BEYOND_OWN_RIGHTS');
  for (const holder of await holdersOf(db, roleIds))
    if (!(await holdsAccount(db, by, holder))) throw new Refusal('BEYOND_OWN_RIGHTS');
}

/** Whether anybody holds one of these roles. */
async function areHeld(db: Db | Tx, roleIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from user_role ur join app_user u on u.id = ur.user_id and u.deleted_at is null
      where ur.role_id = any(${roleIds}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * A change of what people hold through roles, where no second person can be asked: by admins alone, unless nobody holds
 * the roles.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 */
export async function judgeHeldRoles(db: Db | Tx, by: Caller, roleIds: readonly string[]): Promise<void> {
  await judgeRoles(db, by, roleIds);
  if (!by.isAdmin && (await areHeld(db, roleIds))) throw new Refusal('BEYOND_OWN_RIGHTS');
}
