import { holdersPageSize, type RoleHolder } from '@console/contracts/shell/roles';
import { sql } from 'kysely';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { containing } from '../../platform/resource/predicates.ts';
import { setRoles } from '../user/grant-roles.ts';
import { visibleUsers } from '../user/visible.ts';

/** A page of the users of a role whom the caller sees. */
export async function holdersOf(
  db: Db,
  roleId: string,
  { page = 1, search }: { readonly page?: number | undefined; readonly search?: string | undefined },
  caller: Caller,
) {
  const found = db
    .selectFrom('app_user')
    .where('deleted_at', 'is', null)
    .where(visibleUsers(caller))
    .where(sql<boolean>`exists (select from user_role ur where ur.user_id = app_user.id and ur.role_id = ${roleId})`)
    .$if(Boolean(search), (rows) =>
      rows.where(sql<boolean>`(username ilike ${containing(search ?? '')} or name ilike ${containing(search ?? '')})`),
    );
  const rows = await found
    .select(['id', 'username', 'name', 'status'])
    .orderBy('name')
    .orderBy('id')
    .limit(holdersPageSize)
    .offset((page - 1) * holdersPageSize)
    .execute();
  const { total } = await found.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ id, ...rest }): RoleHolder => ({ secureId: id, ...rest })),
    total,
    page,
    size: holdersPageSize,
  };
}

async function usersOf(tx: Tx, ids: readonly string[], caller: Caller) {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .selectFrom('app_user')
    .select([
      'id',
      'username',
      sql<string[]>`array(select role_id from user_role where user_id = app_user.id)`.as('roles'),
      sql<boolean>`exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = app_user.id and r.job_name = '6')`.as(
        'is_vendor',
      ),
    ])
    .where('id', 'in', wanted)
    .where('deleted_at', 'is', null)
    .where(visibleUsers(caller))
    .orderBy('username')
    .forUpdate()
    .execute();
  if (rows.length < wanted.length) throw notFound();
  return rows;
}

/** Gives a role to users, or to none when one may not have it. @throws Refusal ROLE_EXCLUSIVE naming them all */
export async function addHolders(
  tx: Tx,
  context: Context,
  roleId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ inserted: number; alreadyHeld: number }> {
  const role = await tx
    .selectFrom('role')
    .select('job_name')
    .where('id', '=', roleId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!role) throw notFound();
  const users = await usersOf(tx, ids, context.caller);
  const lacking = users.filter(({ roles }) => !roles.includes(roleId));
  const excluded = lacking.filter(
    ({ roles, is_vendor: isVendor }) => roles.length > 0 && (role.job_name === '6' || isVendor),
  );
  if (excluded.length > 0)
    throw new Refusal('ROLE_EXCLUSIVE', { parameters: { names: excluded.map(({ username }) => username).join(', ') } });
  for (const user of lacking) await setRoles(tx, context, user, [...user.roles, roleId], now);
  return { inserted: lacking.length, alreadyHeld: users.length - lacking.length };
}

/** Takes a role from users. */
export async function removeHolders(
  tx: Tx,
  context: Context,
  roleId: string,
  ids: readonly string[],
  now: Date,
): Promise<{ removed: number }> {
  const holding = (await usersOf(tx, ids, context.caller)).filter(({ roles }) => roles.includes(roleId));
  for (const user of holding)
    await setRoles(
      tx,
      context,
      user,
      user.roles.filter((id) => id !== roleId),
      now,
    );
  return { removed: holding.length };
}
