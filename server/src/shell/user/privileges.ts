import type { MergedPrivilege, UserPrivileges } from '@console/contracts/shell/user';
import { callers } from '../../people/auth/callers.ts';
import type { Caller } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { grants } from '../../people/privileges/grants.ts';
import { mergedPrivileges } from './merged.ts';
import { visibleUsers } from './visible.ts';

/**
 * Permissions of a user over all roles, with the role that grants each (docs/model/platform.md#role-calls). @throws
 * Refusal NOT_FOUND
 */
export async function privilegesOf(services: Services, id: string, caller: Caller): Promise<UserPrivileges> {
  const { db } = services;
  const user = isUuid(id)
    ? await db
        .selectFrom('app_user')
        .select(['id', 'version', 'username'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where(visibleUsers(caller))
        .executeTakeFirst()
    : undefined;
  if (!user) throw notFound();
  const { heldRoles } = await callers(services).ofUser(db, user.id);
  return {
    secureId: user.id,
    version: user.version,
    username: user.username,
    listRoles: heldRoles.map(({ secureId, name, jobName }) => ({ secureId, name, jobName })),
    userRoles: mergedPrivileges(heldRoles),
  };
}

/** The combined permissions of active roles, for the person who assigns them. */
export async function privilegesOfRoles(
  services: Services,
  ids: readonly string[],
  { privilegesVersion }: Caller,
): Promise<MergedPrivilege[]> {
  const [{ byRole }, roles] = await Promise.all([
    grants(services)(privilegesVersion),
    services.db
      .selectFrom('role')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .where('status', '=', 'active')
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute(),
  ]);
  return mergedPrivileges(roles.map(({ id, name }) => ({ name, permissions: byRole.get(id) ?? [] })));
}
