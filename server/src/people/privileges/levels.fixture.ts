import type { Level } from '@console/contracts/core/privileges';
import { sidebar, type SeedItem, type SeedMenu } from '../../shell/menu/seeded-sidebar.ts';
import { areas, seedRoles, type Area } from '../../shell/roles/role-table.ts';

/** The sidebar places for each column of the model's role table. */
const places: Readonly<Record<Area, (menu: SeedMenu) => boolean>> = {
  cards: ({ header, name }) => header === 'middle' && name === 'Kartu',
  membership: ({ header, name }) => header === 'middle' && name === 'Membership',
  orders: ({ name }) => name === 'Order' || name.startsWith('Status PO'),
  masters: ({ header, name }) => ['spektra', 'nmc', 'ufi'].includes(header) && !name.startsWith('Status PO'),
  cms: ({ header }) => header === 'cms',
  setup: ({ header }) => header === 'setup',
  setting: ({ header, name }) => header === 'setting' && name !== 'Log',
  logs: ({ name }) => name === 'Log',
};
const itemsOf = ({ item, subMenus }: SeedMenu): readonly SeedItem[] => (item ? [item] : subMenus);

/** Level of a seeded role on a privilege by the model's role table; `null`: none. */
export function levelOn(roleName: string, privilege: string): Level | null {
  if (privilege === 'home:browse') return 'View Only';
  if (privilege === 'profile:browse') return 'Input';
  const role = seedRoles.find(({ name }) => name === roleName);
  for (const menu of sidebar) {
    const item = itemsOf(menu).find((each) => each.privilege === privilege && !each.linkOnly);
    const area = areas.find((each) => places[each](menu));
    if (!item || !role) continue;
    if (item.url === '/download-management')
      return roleName === 'admin' ? 'Full Access' : roleName === 'tamu' ? null : 'View Only';
    return area ? role.levels[area](item.url.slice(1)) : null;
  }
  return null;
}
