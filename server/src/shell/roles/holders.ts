import { holdersPageSize, type RoleHolder } from '@console/contracts/shell/roles';
import { sql } from 'kysely';
import type { Caller, Context, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { containing } from '../../records/resource/contains.ts';
import type { Application } from '../../platform/http/application.ts';
import { lockRights } from '../../people/rights/rights-lock.ts';
import { accountsOf, changeAccounts, type AsUser } from '../user/change-account.ts';
import { visibleUsers } from '../user/visible.ts';

/** A page of a role's users that the caller sees. */
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

interface Asked {
  readonly roleId: string;
  readonly userIds: readonly string[];
  /** Required for everyone but admins. */
  readonly reason: string | null | undefined;
}

/** Gives a role to users, all or none. @throws Refusal ROLE_EXCLUSIVE naming all users who may not have it */
export async function addHolders(
  tx: Tx,
  app: Application,
  context: Context,
  { roleId, userIds, reason }: Asked,
): Promise<{ inserted: number; alreadyHeld: number; waiting?: number }> {
  await lockRights(tx);
  const role = await tx
    .selectFrom('role')
    .select('job_name')
    .where('id', '=', roleId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!role) throw notFound();
  const users = await accountsOf(tx, app, userIds, context);
  const lacking = users.filter(({ roleIds }) => !roleIds.includes(roleId));
  const excluded = lacking.filter(
    ({ roles }) => roles.length > 0 && (role.job_name === '6' || roles.some(({ jobName }) => jobName === '6')),
  );
  if (excluded.length > 0)
    throw new Refusal('ROLE_EXCLUSIVE', { parameters: { names: excluded.map(({ username }) => username).join(', ') } });
  const given = ({ roleIds }: AsUser) => ({ roleIds: [...roleIds, roleId] });
  const { changed: inserted, ...rest } = await changeAccounts(tx, app, context, lacking, given, reason);
  return { inserted, alreadyHeld: users.length - lacking.length, ...rest };
}

/** Removes a role from users. */
export async function removeHolders(
  tx: Tx,
  app: Application,
  context: Context,
  { roleId, userIds, reason }: Asked,
): Promise<{ removed: number; waiting?: number }> {
  await lockRights(tx);
  const holding = (await accountsOf(tx, app, userIds, context)).filter(({ roleIds }) => roleIds.includes(roleId));
  const without = ({ roleIds }: AsUser) => ({ roleIds: roleIds.filter((id) => id !== roleId) });
  const { changed: removed, ...rest } = await changeAccounts(tx, app, context, holding, without, reason);
  return { removed, ...rest };
}
