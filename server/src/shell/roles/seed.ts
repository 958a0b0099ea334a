import { actionsOf, type Level } from '@console/contracts/core/privileges';
import { roleId } from '../../people/roles/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { menuId, subMenuId } from '../menu/seed.ts';
import { sidebar, type SeedItem, type SeedMenu } from '../menu/seeded-sidebar.ts';
import { seedRoles, type Area, type SeedRole } from './role-table.ts';
import type { ExportRestriction } from '../../people/roles/tables.ts';

/** The area of the role table for a menu; `null` for places that everyone has or that follow from others. */
function areaOf({ header, name }: SeedMenu): Area | null {
  if (name.startsWith('Status PO') || name === 'Order') return 'orders';
  if (name === 'Kartu') return 'cards';
  if (name === 'Membership') return 'membership';
  if (name === 'Log') return 'logs';
  if (header === 'spektra' || header === 'nmc' || header === 'ufi') return 'masters';
  return header === 'cms' || header === 'setup' || header === 'setting' ? header : null;
}

const moduleOf = ({ url }: SeedItem) => url.slice(1);

/** Roles without a list of downloads. */
const withoutDownloads = new Set(['tamu']);

function levelOf(role: SeedRole, menu: SeedMenu, item: SeedItem): Level | null {
  if (item.linkOnly) return null;
  if (role.name === 'admin') return 'Full Access';
  if (item.url === '/download-management') return withoutDownloads.has(role.name) ? null : 'View Only';
  const area = areaOf(menu);
  return area && role.levels[area](moduleOf(item));
}

interface Permission {
  readonly menu: SeedMenu;
  readonly item: SeedItem;
  readonly level: Level;
}

const permissionsOf = (role: SeedRole): Permission[] =>
  sidebar.flatMap((menu) =>
    (menu.item ? [menu.item] : menu.subMenus).flatMap((item) => {
      const level = levelOf(role, menu, item);
      return level ? [{ menu, item, level }] : [];
    }),
  );

/** The print vendor may export the print file only. */
const exportable = (role: SeedRole, { item, level }: Permission) =>
  actionsOf(level).includes('export') && (role.name !== 'print_vendor' || item.url === '/ecard-printing');

const restrictionOf = (role: SeedRole, permissions: readonly Permission[]): ExportRestriction => ({
  mode: role.exports,
  hoursFrom: null,
  hoursTo: null,
  dailyLimit: null,
  lines:
    role.exports !== 'BY_MODULE'
      ? []
      : permissions
          .filter((permission) => exportable(role, permission))
          .map(({ item }) => ({
            module: moduleOf(item),
            allowed: true,
            maxRows: 50_000,
            maxPeriodDays: 92,
            formats: ['csv', 'xlsx'],
            personalData: 'MASKED',
          })),
});

/** The 14 roles with their level on every place of the sidebar. */
export const seed: Seed = {
  name: 'roles',
  async run(tx, { date }) {
    const frame = { created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date, description: null };
    for (const role of seedRoles) {
      const permissions = permissionsOf(role);
      await tx
        .insertInto('role')
        .values({
          ...frame,
          id: roleId(role.name),
          name: role.name,
          job_name: role.jobName,
          reveal_personal_data: role.reveal,
          export_restriction: JSON.stringify(restrictionOf(role, permissions)),
        })
        .execute();
      await tx
        .insertInto('role_permission')
        .values(
          permissions.map(({ menu, item, level }) => ({
            role_id: roleId(role.name),
            menu_id: menuId(menu),
            sub_menu_id: menu.item ? null : subMenuId(item.url),
            level,
          })),
        )
        .execute();
    }
  },
};
