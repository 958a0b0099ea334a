import type { Menu, MenuItem } from '@console/auth';
import type { Text } from '@console/contracts/core/text';
import { groupsOf, linksOf, searchGroups, type SidebarPlaces } from './groups.ts';

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
        item('Kartu', null, [item('Stok Kartu', '/card-stock'), item('Kartu Hilang', '/card-lost')]),
        item('Download Management', '/download-management'),
      ],
    },
    {
      key: 'setup',
      title: 'Setup',
      items: [
        item('Area', null, [item('MRA', '/mra'), item('Kode Pos', '/zip-code')]),
        item('Alasan', null, [item('Alasan Kehilangan', '/reason-for-loss')]),
      ],
    },
    { key: 'setting', title: 'Setting', items: [item('Peran', '/roles')] },
  ],
};
const inIndonesian = (exists: (url: string) => boolean) => ({ exists, read: ({ id }: Text) => id });
const all = inIndonesian(() => true);
const read = (places: SidebarPlaces) =>
  groupsOf(menu, places).map(({ title, menus }) => {
    const lines = menus.map((each) => [each.title, ...each.links.map((link) => link.title)].join('>'));
    return `${title}: ${lines.join(', ')}`;
  });

test('shows the groups in the order of the menu', () =>
  expect(read(all)).toEqual([
    'Home: Home',
    'Beranda: Kartu>Stok Kartu>Kartu Hilang, Download Management',
    'Setup: Area>MRA>Kode Pos, Alasan>Alasan Kehilangan',
    'Setting: Peran',
  ]));

test('a held item whose screen does not exist is absent, and with it a menu or group that holds nothing else', () =>
  expect(read(inIndonesian((url) => ['/', '/zip-code'].includes(url)))).toEqual([
    'Home: Home',
    'Setup: Area>Kode Pos',
  ]));

test('a menu with an address of its own and sub-menus opens to all of them', () => {
  const own: Menu = {
    privileges: {},
    groups: [{ key: 'other', title: 'Other', items: [item('Profil', '/profile', [item('Sesi', '/sesi')])] }],
  };
  expect(groupsOf(own, all)[0]?.menus).toEqual([
    {
      key: 'other/Profil',
      title: 'Profil',
      icon: null,
      url: null,
      links: [
        { title: 'Profil', url: '/profile' },
        { title: 'Sesi', url: '/sesi' },
      ],
    },
  ]);
});

const groups = groupsOf(menu, all);

test('search finds sub-menus by name, and a menu by its own name with all of them', () => {
  expect(linksOf(searchGroups(groups, 'KARTU HILANG')).map((link) => link.url)).toEqual(['/card-lost']);
  expect(linksOf(searchGroups(groups, ' area ')).map((link) => link.url)).toEqual(['/mra', '/zip-code']);
  expect(linksOf(searchGroups(groups, 'kehilangan')).map((link) => link.url)).toEqual(['/reason-for-loss']);
  expect(linksOf(searchGroups(groups, 'peran')).map((link) => link.url)).toEqual(['/roles']);
  expect(searchGroups(groups, 'zzz')).toEqual([]);
  for (const pasted of ['Kartu\u00A0Hilang', '\u200Bkartu  hilang', '\uFF4Bartu hilang'])
    expect(linksOf(searchGroups(groups, pasted)).map((link) => link.url)).toEqual(['/card-lost']);
  expect(searchGroups(groups, ' \u200B')).toBe(groups);
});

test('an item with its seeded name is titled in the language of the screen, another one as staff named it', () => {
  const named: Menu = {
    privileges: {},
    groups: [
      {
        key: 'setup',
        title: 'Setup',
        items: [item('Alasan', null, [item('Alasan Kehilangan', '/reason-for-loss'), item('Kode lama', '/zip-code')])],
      },
    ],
  };
  const titles = (language: 'id' | 'en') =>
    groupsOf(named, { exists: () => true, read: (title) => title[language] })[0]?.menus.map(({ key, title, links }) => [
      key,
      title,
      ...links.map((link) => link.title),
    ]);
  expect(titles('id')).toEqual([['setup/Alasan', 'Alasan', 'Alasan Kehilangan', 'Kode lama']]);
  expect(titles('en')).toEqual([['setup/Alasan', 'Reasons', 'Reasons for Loss', 'Kode lama']]);
});
