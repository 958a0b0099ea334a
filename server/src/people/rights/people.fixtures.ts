import { randomUUID } from 'node:crypto';
import type { Level } from '@console/contracts/core/privileges';
import type { MappingType } from '@console/contracts/core/privileges';
import type { TestServer } from '../../../test/server.ts';
import { callers } from '../auth/callers.ts';
import type { Caller } from '../../platform/context.ts';
import { raisePrivilegesVersion } from '../privileges/grants.ts';

const frame = { created_by: 'UJI', updated_by: 'UJI' };
const open = { mode: 'NONE', lines: [], hoursFrom: null, hoursTo: null, dailyLimit: null };

/** A role with these levels, by the path of a place. */
export async function roleWith(
  { database: { db } }: TestServer,
  name: string,
  levels: Readonly<Record<string, Level>>,
  { reveal = false }: { readonly reveal?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('role')
    .values({
      ...frame,
      id,
      name,
      job_name: null,
      description: null,
      reveal_personal_data: reveal,
      export_restriction: JSON.stringify(open),
    })
    .execute();
  for (const [url, level] of Object.entries(levels)) {
    const of = (table: 'menu' | 'sub_menu') =>
      db.selectFrom(table).selectAll().where('url', '=', url).where('deleted_at', 'is', null).executeTakeFirst();
    const [menu, sub] = [await of('menu'), (await of('sub_menu')) as { id: string; menu_id: string } | undefined];
    await db
      .insertInto('role_permission')
      .values({ role_id: id, menu_id: sub?.menu_id ?? menu!.id, sub_menu_id: sub?.id ?? null, level })
      .execute();
  }
  await db.transaction().execute((tx) => raisePrivilegesVersion(tx));
  return id;
}

export interface Placed {
  readonly type: MappingType | null;
  readonly branchIds?: readonly string[];
  readonly mraIds?: readonly string[];
  readonly mroId?: string | null;
}

let npk = 800_000;

/** Creates an account before the test starts. @returns its id */
export async function person(
  { database: { db } }: TestServer,
  username: string,
  roleIds: readonly string[],
  { type, branchIds = [], mraIds = [], mroId = null }: Placed,
): Promise<string> {
  const id = randomUUID();
  npk += 1;
  await db
    .insertInto('app_user')
    .values({
      ...frame,
      id,
      username,
      name: `Orang ${username}`,
      email: `${username.toLowerCase()}@contoh.id`,
      npk: String(npk),
      phone: null,
      user_type: 'EMPLOYEE',
      mapping_type: type,
      mro_id: mroId,
      print_vendor_code: null,
      valid_from: null,
      valid_to: null,
      note: null,
      password_hash: null,
      password_changed_at: null,
      password_temporary_until: null,
      locked_until: null,
      last_login_at: null,
    })
    .execute();
  const each = <T>(ids: readonly string[], row: (id: string) => T) => ids.map(row);
  if (roleIds.length > 0)
    await db
      .insertInto('user_role')
      .values(each(roleIds, (role_id) => ({ user_id: id, role_id })))
      .execute();
  const offices =
    branchIds.length === 0
      ? []
      : await db
          .selectFrom('branch')
          .select('id')
          .where('office_code', 'in', db.selectFrom('branch').select('office_code').where('id', 'in', branchIds))
          .execute();
  if (offices.length > 0)
    await db
      .insertInto('user_branch')
      .values(offices.map((branch) => ({ user_id: id, branch_id: branch.id })))
      .execute();
  if (mraIds.length > 0)
    await db
      .insertInto('user_mra')
      .values(each(mraIds, (mra_id) => ({ user_id: id, mra_id })))
      .execute();
  return id;
}

/** A caller with present rights and a fresh proof of identity. */
export const asNow = async ({ app, database: { db } }: TestServer, userId: string): Promise<Caller> => ({
  ...(await callers(app.services).ofUser(db, userId)),
  provenAt: new Date('9999-12-31T00:00:00Z'),
});

/** An MRA with two MROs, and another MRA outside all scopes. */
export async function placesOf({ database: { db } }: TestServer) {
  const rows = await db
    .selectFrom('branch')
    .innerJoin('mro', 'mro.id', 'branch.mro_id')
    .select(['branch.id', 'branch.mro_id as mroId', 'mro.mra_id as mraId'])
    .where('branch.business_line', '=', 'SPEKTRA')
    .where('branch.status', '=', 'active')
    .orderBy('branch.office_code')
    .execute();
  const mrosOf = (mraId: string) => [...new Set(rows.filter((row) => row.mraId === mraId).map(({ mroId }) => mroId))];
  const mra = rows.find(({ mraId }) => mrosOf(mraId).length > 1)!.mraId;
  const mros = mrosOf(mra);
  const branchesOf = (mroId: string) => rows.filter((row) => row.mroId === mroId).map(({ id }) => id);
  const elsewhere = rows.find(({ mraId }) => mraId !== mra)!;
  return { mra, mros, branchesOf, elsewhere: { mra: elsewhere.mraId, mro: elsewhere.mroId, branch: elsewhere.id } };
}
