import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { sidebar, type SeedMenu } from './seeded-sidebar.ts';

/** Id of a seeded menu. */
export const menuId = (menu: Pick<SeedMenu, 'header' | 'name'>): string =>
  seedId('menu-management', `${menu.header}:${menu.name}`);
/** Id of a seeded sub-menu. */
export const subMenuId = (url: string): string => seedId('menu-management', url);

/** Distance between neighbouring order numbers, to leave room. */
const step = 10;

/** The sidebar, and one inactive menu without items. */
export const seed: Seed = {
  name: 'menu',
  async run(tx, { date }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date, description: null };
    const orderOf = (menu: SeedMenu) =>
      (sidebar.filter(({ header }) => header === menu.header).indexOf(menu) + 1) * step;
    await tx
      .insertInto('menu')
      .values(
        sidebar.map((menu) => ({
          ...frame,
          id: menuId(menu),
          name: menu.name,
          header: menu.header,
          icon: menu.icon,
          sort_order: orderOf(menu),
          url: menu.item?.url ?? null,
          privilege: menu.item?.privilege ?? null,
        })),
      )
      .execute();
    await tx
      .insertInto('sub_menu')
      .values(
        sidebar.flatMap((menu) =>
          menu.subMenus.map((item, index) => ({
            ...frame,
            id: subMenuId(item.url),
            menu_id: menuId(menu),
            name: item.name,
            url: item.url,
            privilege: item.privilege,
            icon: null,
            sort_order: (index + 1) * step,
            link_only: item.linkOnly,
          })),
        ),
      )
      .execute();
    await tx
      .insertInto('menu')
      .values({
        ...frame,
        id: menuId({ header: 'other', name: 'Arsip' }),
        name: 'Arsip',
        header: 'other',
        icon: null,
        url: null,
        privilege: null,
        sort_order: 990,
        status: 'inactive',
      })
      .execute();
  },
};
