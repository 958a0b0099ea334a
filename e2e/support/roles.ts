import { callAs } from './services.ts';

let counter = 0;
/** A unique name. */
export const roleName = (): string => `e2e ${Date.now().toString(36)} ${(counter += 1)}`;

/** A place of the sidebar with a level, as roles store it. */
export async function permission(url: string, level: string): Promise<object> {
  const { result } = await callAs('ADMIN03', 'GET', 'middle-v2/roles/places');
  const place = (result as { url: string; menuId: string; subMenuId: string | null }[]).find(
    (each) => each.url === url,
  );
  if (!place) throw new Error(`There is no place ${url}`);
  return { menuId: place.menuId, subMenuId: place.subMenuId, level };
}

export interface MadeRole {
  readonly secureId: string;
  readonly name: string;
  readonly version: number;
}

/** Creates a role. @param levels by the address of the place */
export async function role(levels: Readonly<Record<string, string>>): Promise<MadeRole> {
  const permissions = await Promise.all(Object.entries(levels).map(([url, level]) => permission(url, level)));
  const { result } = await callAs('ADMIN03', 'POST', 'middle-v2/roles', {
    name: roleName(),
    jobName: null,
    description: null,
    permissions,
    revealPersonalData: false,
  });
  return result as MadeRole;
}

/** Assigns a role to a user. */
export async function give({ secureId }: MadeRole, username: string): Promise<string> {
  const { result } = await callAs('ADMIN03', 'GET', `middle/user/lov?search=${username}`);
  const user = (result as { secureId: string; username: string }[]).find((each) => each.username === username);
  if (!user) throw new Error(`There is no user ${username}`);
  const answer = await callAs('ADMIN03', 'POST', `middle-v2/roles/insert-user-role?roleSecureId=${secureId}`, {
    userSecureIds: [user.secureId],
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code}`);
  return user.secureId;
}

/** Changes a role's export restriction outside of the page. */
export async function restrict({ secureId }: MadeRole, restriction: object): Promise<void> {
  const { result } = await callAs('ADMIN03', 'GET', `middle-v2/roles/export-restriction/${secureId}`);
  const answer = await callAs('ADMIN03', 'PUT', 'middle-v2/roles/export-restriction', { ...result, ...restriction });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code}`);
}
