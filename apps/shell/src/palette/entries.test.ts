import type { Menu, MenuItem } from '@console/auth';
import type { Action } from '@console/contracts/core/privileges';
import type { RouteEntry } from '@console/contracts/core/remote';
import { actionsOf, entriesAt, isPlace, matching, pagesOf, searchesOf } from './entries.ts';

const text = (id: string) => ({ id, en: id });
const search = { path: 'card-types', title: 'name', page: '/card-types/{secureId}' };
const route = (path: string, change: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  module: 'card-types',
  privilege: 'card-types:browse',
  title: text('x'),
  moduleTitle: text('Jenis Kartu'),
  ...change,
});
const item = (name: string, url: string | null, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: '',
  actions: [],
  children,
});
const menuOf = (items: readonly MenuItem[], held: Readonly<Record<string, readonly Action[]>> = {}): Menu => ({
  groups: [{ key: 'setup', title: 'Setup', items }],
  privileges: held,
});
const table = [
  route('/card-types', { search }),
  route('/card-types/create'),
  route('/card-types/import'),
  route('/card-types/:id'),
  route('/card-types/:id/update'),
];

test('pages are those of the menu that exist, with where they lie', () => {
  const menu = menuOf([
    item('Kartu', null, [item('Jenis Kartu', '/card-types'), item('Belum ada', '/cards')]),
    item('Kode Pos', '/zip-code'),
  ]);
  expect(pagesOf(menu, [...table, route('/zip-code')], ({ id }) => id)).toEqual([
    {
      key: '/card-types',
      title: 'Jenis Kartu',
      detail: 'Setup › Kartu',
      words: 'x x Jenis Kartu Jenis Kartu',
      to: '/card-types',
    },
    { key: '/zip-code', title: 'Kode Pos', detail: 'Setup', words: 'x x Jenis Kartu Jenis Kartu', to: '/zip-code' },
  ]);
});

test.each([
  [['view', 'create', 'import'] as const, ['Tambah Jenis Kartu', 'Impor Jenis Kartu']],
  [['view', 'create'] as const, ['Tambah Jenis Kartu']],
  [['view'] as const, []],
])('with %j, these actions are offered: %j', (held, titles) => {
  expect(actionsOf(table, { 'card-types:browse': held }, ({ id }) => id).map(({ title }) => title)).toEqual(titles);
  expect(actionsOf(table, {}, ({ id }) => id)).toEqual([]);
});

test('only modules that may be seen are searched', () => {
  expect(searchesOf(table, { 'card-types:browse': ['view'] }).map(({ module }) => module)).toEqual(['card-types']);
  expect(searchesOf(table, { 'card-types:browse': ['approve'] })).toEqual([]);
  expect(searchesOf(table, {})).toEqual([]);
});

test('a page is found by all words of its title and place, what begins with them first', () => {
  const entries = [
    { key: '1', title: 'Banner Kartu', detail: 'CMS' },
    { key: '2', title: 'Kartu', detail: 'Setup' },
    { key: '3', title: 'Kode Pos', detail: 'Setup' },
  ];
  expect(matching(entries, ' KARTU ').map(({ key }) => key)).toEqual(['2', '1']);
  expect(matching(entries, 'setup pos').map(({ key }) => key)).toEqual(['3']);
  expect(matching(entries, '\u200Bsetup\u00A0\uFF30os\u200B').map(({ key }) => key)).toEqual(['3']);
  expect(matching(entries, 'kartu pos')).toEqual([]);
  expect(matching([{ key: '4', title: 'Card Types', words: 'Jenis Kartu' }], 'jenis').map(({ key }) => key)).toEqual([
    '4',
  ]);
});

test('kept addresses are shown in their order, and only while they are held', () => {
  const entries = [
    { key: '/a', title: 'A', to: '/a' },
    { key: '/b', title: 'B', to: '/b' },
  ];
  expect(entriesAt(entries, ['/b', '/gone', '/a'], 'recent').map(({ key }) => key)).toEqual(['recent /b', 'recent /a']);
});

test.each([
  ['/card-types', true],
  ['/', false],
  ['/card-types/:id', false],
  ['/card-types/create', false],
  ['/roles/update', false],
])('%s is worth a note: %s', (path, worth) => {
  expect(isPlace(path)).toBe(worth);
});
