import type { Menu, MenuItem } from '@console/auth';
import { groupsOf, linksOf, searchGroups } from './groups.ts';

const item = (name: string, url: string | null, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: 'View Only',
  actions: ['view'],
  children,
});
const menu: Menu = {
  privileges: {},
  groups: [
    { key: 'home', title: 'Home', items: [item('Home', '/')] },
    {
      key: 'middle',
      title: 'Beranda',
      items: [
        item('Kartu', null, [item('Card Stock', '/card-stock'), item('Card Lost', '/card-lost')]),
        item('Download Management', '/download-management'),
      ],
    },
    {
      key: 'setup',
      title: 'Setup',
      items: [
        item('Area', null, [item('MRA', '/mra'), item('Zip Code', '/zip-code')]),
        item('Reasons', null, [item('Reason For Loss', '/reason-for-loss')]),
      ],
    },
    { key: 'setting', title: 'Setting', items: [item('Roles', '/roles')] },
  ],
};
const all = () => true;
const read = (exists: (url: string) => boolean) =>
  groupsOf(menu, exists).map(({ title, menus }) => {
    const lines = menus.map((each) => [each.title, ...each.links.map((link) => link.title)].join('>'));
    return `${title}: ${lines.join(', ')}`;
  });

test('shows the groups in the order of the menu', () =>
  expect(read(all)).toEqual([
    'Home: Home',
    'Beranda: Kartu>Card Stock>Card Lost, Download Management',
    'Setup: Area>MRA>Zip Code, Reasons>Reason For Loss',
    'Setting: Roles',
  ]));

test('a held item whose screen does not exist is absent, and with it a menu or group that holds nothing else', () =>
  expect(read((url) => ['/', '/zip-code'].includes(url))).toEqual(['Home: Home', 'Setup: Area>Zip Code']));

test('a menu with an address of its own and sub-menus opens to all of them', () => {
  const own: Menu = {
    privileges: {},
    groups: [{ key: 'other', title: 'Other', items: [item('Profile', '/profile', [item('Sesi', '/sesi')])] }],
  };
  expect(groupsOf(own, all)[0]?.menus).toEqual([
    {
      key: 'other/Profile',
      title: 'Profile',
      icon: null,
      url: null,
      links: [
        { title: 'Profile', url: '/profile' },
        { title: 'Sesi', url: '/sesi' },
      ],
    },
  ]);
});

const groups = groupsOf(menu, all);

test('search finds sub-menus by name, and a menu by its own name with all of them', () => {
  expect(linksOf(searchGroups(groups, 'LOST')).map((link) => link.url)).toEqual(['/card-lost']);
  expect(linksOf(searchGroups(groups, ' kartu ')).map((link) => link.url)).toEqual(['/card-stock', '/card-lost']);
  expect(linksOf(searchGroups(groups, 'reason')).map((link) => link.url)).toEqual(['/reason-for-loss']);
  expect(linksOf(searchGroups(groups, 'roles')).map((link) => link.url)).toEqual(['/roles']);
  expect(searchGroups(groups, 'zzz')).toEqual([]);
  expect(searchGroups(groups, ' ')).toBe(groups);
});
