import type { RouteEntry } from '@console/contracts/core/remote';
import { crumbsOf } from './crumbs.ts';

const entry = (path: string, title: string): RouteEntry => ({
  path,
  module: 'm',
  privilege: 'm:browse',
  title: { id: title, en: title },
  moduleTitle: { id: 'm', en: 'm' },
});
const table = [
  entry('/', 'Home'),
  entry('/card-types', 'Card Types'),
  entry('/card-types/create', 'Tambah'),
  entry('/card-types/:id', 'Rincian'),
  entry('/card-types/:id/update', 'Ubah'),
  entry('/user', 'User'),
  entry('/user/update', 'Ubah User'),
];
const read = (path: string, label?: string) =>
  crumbsOf(table, path, label).map(({ title, path: to }) => `${typeof title === 'string' ? title : title.id} ${to}`);

test('home has none', () => expect(read('/')).toEqual([]));
test('a page under its module', () =>
  expect(read('/card-types/create')).toEqual(['Card Types /card-types', 'Tambah /card-types/create']));
test('the record gives its own label', () =>
  expect(read('/card-types/1', 'SPEKTRA GOLD')).toEqual(['Card Types /card-types', 'SPEKTRA GOLD /card-types/1']));
test('until the record has loaded the page has its title', () =>
  expect(read('/card-types/1')).toEqual(['Card Types /card-types', 'Rincian /card-types/1']));
test('a page of the record has the record before it, as a link', () =>
  expect(read('/card-types/1/update', 'SPEKTRA GOLD')).toEqual([
    'Card Types /card-types',
    'SPEKTRA GOLD /card-types/1',
    'Ubah /card-types/1/update',
  ]));
test('a record named in the query comes before the page that acts on it', () =>
  expect(read('/user/update', 'Rina')).toEqual(['User /user', 'Rina /user/update', 'Ubah User /user/update']));
test('records further up go by their names too', () => {
  const deeper = [
    ...table,
    entry('/card-types/:id/parts/:part', 'Bagian'),
    entry('/card-types/:id/parts/:part/list', 'Daftar'),
  ];
  const titles = (path: string, label?: string) =>
    crumbsOf(
      deeper,
      path,
      label,
      new Map([['/card-types/1', 'SPEKTRA GOLD'], ...(label ? ([[path, label]] as const) : [])]),
    ).map(({ title }) => (typeof title === 'string' ? title : title.id));
  expect(titles('/card-types/1/parts/2', 'CHIP')).toEqual(['Card Types', 'SPEKTRA GOLD', 'CHIP']);
  expect(titles('/card-types/1/parts/2/list', 'CHIP')).toEqual(['Card Types', 'SPEKTRA GOLD', 'CHIP', 'Daftar']);
  expect(titles('/card-types/1/update')).toEqual(['Card Types', 'SPEKTRA GOLD', 'Ubah']);
});
test('pages that all go by the title of their remote are one crumb', () => {
  const title = { id: 'Kartu', en: 'Cards' };
  const away = ['/cards', '/cards/:id'].map((path) => ({ ...entry(path, ''), title }));
  expect(crumbsOf(away, '/cards/1')).toEqual([{ title, path: '/cards' }]);
});
test('an unknown address leads only through pages that exist', () =>
  expect(read('/card-types/1/x')).toEqual(['Card Types /card-types', 'Rincian /card-types/1']));
