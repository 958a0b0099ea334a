import { menus, subMenus } from '@console/contracts/orders-logs/menu-management';
import { menuGroups } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { callers } from '../../people/auth/callers.ts';
import { same } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { raisePrivilegesVersion } from '../../people/privileges/grants.ts';
import { define, type GuardedAction } from '../../records/resource/definition.ts';
import { judgeHeldRoles } from '../../people/rights/role.ts';
import { rightsLock } from '../../people/rights/rights-lock.ts';
import type { Services } from '../../platform/services.ts';
import { holdersOf, orderErrors, placeOf, refusalFor, rolesAt, urlErrors } from './places.ts';

const headerOrder = sql`array_position(${sql.lit(`{${menuGroups.map(({ key }) => key).join()}}`)}::text[], t.header)`;

/** Lets open sessions reload their menu after every change. */
const afterChange =
  (services: Services) =>
  async (tx: Tx): Promise<void> => {
    await raisePrivilegesVersion(tx);
    callers(services).forget();
  };

/** Fields of a place that decide what its holders get: the page, the menu, whether it is active. */
const giving = ['url', 'menuId', 'status'] as const;
type Place = { readonly secureId: string } & Readonly<Partial<Record<(typeof giving)[number], unknown>>>;

/**
 * Changing a place changes what the holders of its roles get.
 * @throws Refusal SELF_CHANGE, BEYOND_OWN_RIGHTS
 */
const judgeOf =
  (column: 'menu_id' | 'sub_menu_id') =>
  async (tx: Tx | Db, { before, after }: { before: Place | null; after: object | null }, by: Caller): Promise<void> => {
    const differs = giving.some(
      (name) => before && (!after || (name in after && !same(before[name], (after as Place)[name]))),
    );
    if (before && differs) await judgeHeldRoles(tx, by, await rolesAt(tx, column, before.secureId));
  };

const guardOf =
  (column: 'menu_id' | 'sub_menu_id') =>
  async (tx: Tx, action: GuardedAction, records: readonly { secureId: string }[]) => {
    const refused = new Map<string, Refusal>();
    if (action !== 'deactivate' && action !== 'delete') return refused;
    for (const { secureId } of records) {
      const refusal = await refusalFor(tx, action, column, secureId);
      if (refusal) refused.set(secureId, refusal);
    }
    return refused;
  };

/** Menus: places themselves, or containers of sub-menus. */
export const menuDefinition = (services: Services) =>
  define(menus, {
    table: 'menu',
    parts: ['role_permission'],
    columns: { order: 'sort_order' },
    derived: {
      privilege: sql`t.privilege`,
      subMenuCount: sql`(select count(*) from sub_menu s where s.menu_id = t.id and s.deleted_at is null)`,
      ...holdersOf('menu_id'),
    },
    filters: {
      hasSubMenus: (wanted: boolean) =>
        sql`exists (select from sub_menu s where s.menu_id = t.id and s.deleted_at is null) = ${wanted}`,
    },
    sorts: { header: headerOrder },
    search: (pattern) =>
      sql`(t.name ilike ${pattern} or t.url ilike ${pattern}
        or exists (select from sub_menu s
        where s.menu_id = t.id and s.deleted_at is null and s.name ilike ${pattern}))`,
    uniqueIndexes: { name: 'menu_name' },
    lov: { where: sql`t.url is null`, order: sql`${headerOrder}, t.sort_order`, limit: 200 },
    async beforeSave(tx, { values, before, store }) {
      const ownId = before?.secureId ?? null;
      if (values.url !== null && (before?.subMenuCount ?? 0) > 0) throw new Refusal('MENU_HAS_URL', { field: 'url' });
      store['privilege'] = (await placeOf(tx, values.url)).privilege;
      return [
        ...(await urlErrors(tx, values.url, ownId)),
        ...(await orderErrors(tx, 'menu', { column: 'header', value: values.header }, values.order, ownId)),
      ];
    },
    serialised: rightsLock,
    judge: judgeOf('menu_id'),
    guard: guardOf('menu_id'),
    afterChange: afterChange(services),
  });

/** Sub-menus of menus without a url. */
export const subMenuDefinition = (services: Services) =>
  define(subMenus, {
    table: 'sub_menu',
    parts: ['role_permission'],
    columns: { order: 'sort_order' },
    derived: {
      menuName: sql`(select m.name from menu m where m.id = t.menu_id)`,
      privilege: sql`t.privilege`,
      linkOnly: sql`t.link_only`,
      ...holdersOf('sub_menu_id'),
    },
    uniqueIndexes: { name: 'sub_menu_name' },
    async beforeSave(tx, { values, before, store }) {
      const ownId = before?.secureId ?? null;
      const menu = await tx
        .selectFrom('menu')
        .select('url')
        .where('id', '=', values.menuId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!menu) return [{ field: 'menuId', code: 'NOT_FOUND' }];
      if (menu.url !== null) throw new Refusal('MENU_HAS_URL', { field: 'menuId' });
      const { privilege, linkOnly } = await placeOf(tx, values.url);
      Object.assign(store, { privilege, link_only: linkOnly });
      return [
        ...(await urlErrors(tx, values.url, ownId)),
        ...(await orderErrors(tx, 'sub_menu', { column: 'menu_id', value: values.menuId }, values.order, ownId)),
      ];
    },
    serialised: rightsLock,
    judge: judgeOf('sub_menu_id'),
    guard: guardOf('sub_menu_id'),
    afterChange: afterChange(services),
  });
