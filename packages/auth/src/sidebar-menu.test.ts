import { actions } from '@console/contracts/core/privileges';
import { joinMenu, type MenuEntry, type UserRole } from './sidebar-menu.ts';

const entry = (menu: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  menu_name: menu,
  submenu_name: null,
  url: null,
  icon: null,
  description: null,
  category: 'setup',
  privilege: null,
  order: 1,
  active: true,
  ...rest,
});
const sub = (name: string, level: string, rest: Partial<MenuEntry> = {}): MenuEntry =>
  entry('', { submenu_name: name, url: `/${name}`, privilege: `${name}:browse`, description: level, ...rest });
const role = (menu: MenuEntry, ...subMenus: MenuEntry[]): UserRole => ({ permission: { menu, subMenus } });
const itemsOf = (userRoles: UserRole[]) => joinMenu(userRoles).groups.flatMap(({ items }) => items);
const namesOf = (userRoles: UserRole[]) =>
  itemsOf(userRoles).map(({ name, children }) => [name, ...children.map((child) => child.name)]);

test('the same url of several roles is one item with the union of the levels', () => {
  const roles = [
    role(entry('Card Setup'), sub('card-types', 'Input')),
    role(entry('Card Setup'), sub('card-types', 'Approval')),
  ];
  const [menu, ...others] = itemsOf(roles);
  expect(others).toEqual([]);
  expect(menu?.children).toHaveLength(1);
  expect(menu?.children[0]?.actions).toEqual(['view', 'export', 'create', 'update', 'import', 'status', 'approve']);
  expect(joinMenu(roles).privileges['card-types:browse']).toEqual(menu?.children[0]?.actions);
});

test('a union of all actions reads "Full Access"', () => {
  const [menu] = itemsOf([
    role(entry('Setup'), sub('mra', 'View Only')),
    role(entry('Setup'), sub('mra', 'Full Access')),
  ]);
  expect(menu?.children[0]).toMatchObject({ description: 'Full Access', actions });
});

test.each(['', 'full access', 'Something'])('an unknown level %p counts as View Only', (level) => {
  expect(joinMenu([role(entry('Setup'), sub('mra', level))]).privileges['mra:browse']).toEqual(['view']);
});

test('inactive menus and sub-menus are left out, with their privileges', () => {
  const roles = [
    role(entry('Off', { active: false }), sub('mra', 'Input')),
    role(entry('On'), sub('mro', 'Input', { active: false })),
  ];
  expect(joinMenu(roles)).toEqual({ groups: [], privileges: {} });
});

test('a link-only item appears when its privilege is held through another item, with the actions of that one', () => {
  const linkOnly = sub('new-promo', 'Full Access', { privilege: 'promo:browse', linkOnly: true, order: 2 });
  expect(itemsOf([role(entry('Promo'), linkOnly)])).toEqual([]);
  const [menu] = itemsOf([role(entry('Promo'), linkOnly, sub('promo', 'View Only'))]);
  expect(menu?.children.map(({ name, actions: allowed }) => [name, allowed])).toEqual([
    ['promo', ['view']],
    ['new-promo', ['view']],
  ]);
});

test('menus and sub-menus stand by order, then name', () => {
  expect(
    namesOf([
      role(entry('B', { order: 2 }), sub('mro', 'Input', { order: 1 })),
      role(
        entry('C', { order: 1 }),
        sub('z', 'Input', { order: 1 }),
        sub('y', 'Input', { order: 2 }),
        sub('a', 'Input', { order: 2 }),
      ),
      role(entry('A', { order: 2 }), sub('mra', 'Input')),
    ]),
  ).toEqual([
    ['C', 'z', 'a', 'y'],
    ['A', 'mra'],
    ['B', 'mro'],
  ]);
});

test('a url stands once, at its first place', () => {
  const roles = [
    role(entry('Later', { order: 2 }), sub('mra', 'Input')),
    role(entry('First', { order: 1 }), sub('mra', 'Input')),
  ];
  expect(namesOf(roles)).toEqual([['First', 'mra']]);
});

test('groups keep the fixed order, empty ones are hidden, "beranda" is "middle", unknown ones are "other"', () => {
  const menu = (name: string, category: string | undefined, url: string) =>
    role(entry(name, { category, url, privilege: `${name}:browse`, description: 'View Only' }));
  const { groups } = joinMenu([
    menu('p', 'nowhere', '/p'),
    menu('k', 'BERANDA', '/k'),
    menu('h', 'Home', '/'),
    menu('n', undefined, '/n'),
  ]);
  expect(groups.map(({ key, title, items }) => [key, title, items.map(({ name }) => name)])).toEqual([
    ['home', 'Home', ['h']],
    ['middle', 'Beranda', ['k']],
    ['other', 'Other', ['n', 'p']],
  ]);
});

test('a menu without url and without visible sub-menus is not shown', () => {
  expect(joinMenu([role(entry('Empty'))]).groups).toEqual([]);
});

test('two items may carry the same privilege: its actions are the union of both', () => {
  const { privileges } = joinMenu([
    role(
      entry('M'),
      sub('membership', 'View Only'),
      sub('members-too', 'Approval', { privilege: 'membership:browse' }),
    ),
  ]);
  expect(privileges['membership:browse']).toEqual(['view', 'export', 'approve']);
});
