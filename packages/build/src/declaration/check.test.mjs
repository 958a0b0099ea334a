// Long: a table of declarations, each with the fault that it has.
// Reads in all: packages/contracts/src/core/page-words.json
// One table of faulty declarations, with the fault of each; it is long because it covers every fault.
import { declarationFaults } from './check.mjs';
import { sharedFaults } from './unlisted.mjs';

const text = (id, en = id) => ({ id, en });
const page = (path, change = {}) => ({ path, title: text('Jenis Kartu'), load: () => Promise.resolve({}), ...change });
const unlisted = (change = {}) => ({
  id: 'rooms',
  privilege: 'card-types:browse',
  title: text('Ruang'),
  unlisted: 'agreed with the platform team',
  pages: [page('/rooms'), page('/rooms/:id')],
  ...change,
});
const module_ = (pages, change = {}) => ({
  id: 'card-types',
  privilege: 'card-types:browse',
  title: text('Jenis Kartu'),
  pages,
  ...change,
});
const remote = (modules, change = {}) => ({
  id: 'cards',
  title: text('Kartu'),
  owner: { team: 'Tim Kartu', contact: 'tim@contoh.id' },
  modules,
  ...change,
});
const routes = [
  {
    path: '/card-types/update',
    app: 'cards',
    module: 'card-types',
    page: 'update',
    privilege: 'card-types:browse',
    query: 'typeId',
  },
  { path: '/card-types/:id', app: 'cards', module: 'card-types', page: 'update', privilege: 'card-types:browse' },
  { path: '/card-types', app: 'cards', module: 'card-types', privilege: 'card-types:browse' },
  { path: '/zip-code', app: 'branches-stores', module: 'zip-code', privilege: 'zip-code:browse' },
];
const faultsOf = (declaration) => declarationFaults(declaration, 'cards', routes);

test('a declaration that matches the routes has no faults', () => {
  expect(faultsOf(remote([module_([page('/card-types')])]))).toEqual([]);
});

test('a page that is not a route is declared with a reason', () => {
  expect(faultsOf(remote([unlisted()]))).toEqual([]);
});

const place = { group: 'setup', menu: 'Area', name: 'Rooms' };

test('a module with its own place in the sidebar declares its own privilege', () => {
  expect(faultsOf(remote([unlisted({ privilege: 'rooms:browse', sidebar: place })]))).toEqual([]);
});

test.each([
  [
    'gives no proper reason',
    remote([unlisted({ unlisted: ' because ' })]),
    'module rooms needs a reason of at least 10 characters for pages that are no routes of the specification',
  ],
  [
    'asks for a privilege that nobody can hold',
    remote([unlisted({ privilege: 'rooms:browse' })]),
    'module rooms needs rooms:browse, which no route names',
  ],
  [
    'has a place in the sidebar for a privilege of the list',
    remote([unlisted({ id: 'rooms', sidebar: place })]),
    'module rooms has a place in the sidebar for card-types:browse; its own privilege is rooms:browse',
    'module rooms has a place in the sidebar for card-types:browse, which has one',
  ],
  [
    'has a place in the sidebar that leads nowhere',
    remote([unlisted({ privilege: 'rooms:browse', sidebar: place, pages: [page('/rooms/:id')] })]),
    'module rooms has a place in the sidebar for /rooms/:id, which needs a parameter',
  ],
  [
    'has a place without a name',
    remote([unlisted({ privilege: 'rooms:browse', sidebar: { ...place, name: '' } })]),
    'module rooms has a place in the sidebar whose name is not 3 to 50 characters',
  ],
  [
    'has a place for a module of the list',
    remote([module_([page('/card-types')], { sidebar: place })]),
    'module card-types is of the list of routes: its place in the sidebar is there',
    'module card-types has a place in the sidebar for card-types:browse, which has one',
  ],
  [
    'goes below an address of another',
    remote([unlisted({ pages: [page('/zip-code/rooms')] })]),
    '/zip-code/rooms is below an address of branches-stores',
  ],
  [
    'takes an address of the services',
    remote([unlisted({ pages: [page('/api/rooms')] })]),
    '/api/rooms is an address of the console itself',
  ],
  [
    'has an address that is none',
    remote([unlisted({ pages: [page('/rooms/')] })]),
    '/rooms/ is no address of a page: parts of lower-case letters, digits and hyphens, or :name',
  ],
  ['takes a module of the list', remote([unlisted({ id: 'zip-code' })]), 'module zip-code belongs to branches-stores'],
  [
    'gives a reason for nothing',
    remote([unlisted({ id: 'card-types', pages: [page('/card-types')] })]),
    'module card-types belongs to cards',
    '/card-types is a route of the specification and needs no reason',
  ],
  [
    'has an unlisted page without code',
    remote([unlisted({ pages: [page('/rooms', { load: undefined })] })]),
    '/rooms has no lazy page',
  ],
  ['is of another remote', remote([module_([page('/card-types')])], { id: 'kartu' }), 'its id is kartu'],
  ['has no modules', remote([]), 'no modules'],
  [
    'has no owner',
    remote([module_([page('/card-types')])], { owner: { team: 'Tim Kartu' } }),
    'no owner team and contact',
  ],
  [
    'lacks a language',
    remote([module_([page('/card-types', { title: { id: 'Jenis Kartu' } })])]),
    'a title lacks a language',
  ],
  ['has a module without pages', remote([module_([])]), 'module card-types has no pages'],
  [
    'has a page that is no route',
    remote([module_([page('/card-kinds')])]),
    '/card-kinds is not a route of the specification',
  ],
  [
    'has a page of another remote',
    remote([module_([page('/zip-code')], { id: 'zip-code', privilege: 'zip-code:browse' })]),
    '/zip-code belongs to branches-stores',
  ],
  [
    'has a page of another module',
    remote([module_([page('/card-types')], { id: 'card-kinds' })]),
    '/card-types is of module card-types, not card-kinds',
  ],
  [
    'asks for another privilege',
    remote([module_([page('/card-types')], { privilege: 'cards:browse' })]),
    '/card-types needs card-types:browse, not cards:browse',
  ],
  [
    'has a page without code',
    remote([module_([page('/card-types', { load: undefined })])]),
    '/card-types has no lazy page',
  ],
  [
    'leads from the palette to no page',
    remote([
      module_([page('/card-types')], { search: { path: 'card-types', title: 'name', page: '/card-types/{secureId}' } }),
    ]),
    'records found of card-types lead to /card-types/{secureId}, which is no page of it',
  ],
  [
    'leads from the palette of a page to no page',
    remote([
      module_([
        page('/card-types', { search: { path: 'card-types', title: 'name', page: '/card-types/kinds/{kindId}' } }),
      ]),
    ]),
    'records found of card-types lead to /card-types/kinds/{kindId}, which is no page of it',
  ],
  [
    'leads from the palette without saying whereto',
    remote([module_([page('/card-types')], { search: { path: 'card-types', title: 'name', page: '/card-types' } })]),
    'records found of card-types lead to /card-types, which is no page of it',
  ],
  [
    'does not say what a page that changes something needs',
    remote([unlisted({ pages: [page('/rooms/create'), page('/rooms/:id/edit-page')] })]),
    '/rooms/create does not say its action (create)',
    '/rooms/:id/edit-page does not say its action (update or approve)',
  ],
  [
    'does not say what a page needs that the list of routes calls one of changing',
    remote([module_([page('/card-types/:id')])]),
    '/card-types/:id does not say its action (update)',
  ],
  [
    'needs an action that is none',
    remote([unlisted({ pages: [page('/rooms', { action: 'paint' })] })]),
    '/rooms needs paint, which is no action',
  ],
  [
    'takes its id from elsewhere than the list of routes says',
    remote([module_([page('/card-types/update', { action: 'update', query: 'id' })])]),
    '/card-types/update takes its id from id, not typeId',
  ],
  [
    'leaves out the id in the query',
    remote([module_([page('/card-types/update', { action: 'update' })])]),
    '/card-types/update takes its id from nothing, not typeId',
  ],
  [
    'says what a parameter holds that the path has not',
    remote([unlisted({ pages: [page('/rooms/:id', { parameters: { room: 'name' } })] })]),
    '/rooms/:id has no parameter room',
  ],
  [
    'has a parameter that holds what no parameter does',
    remote([unlisted({ pages: [page('/rooms/:id', { parameters: { id: 'number' } })] })]),
    '/rooms/:id has a parameter id that holds number: uuid or name',
  ],
  [
    'declares a page twice',
    remote([module_([page('/card-types'), page('/card-types')])]),
    '/card-types is declared twice',
  ],
])('a declaration that %s is faulty', (_, declaration, ...words) => {
  expect(faultsOf(declaration)).toEqual(
    words.filter((one) => typeof one === 'string').map((one) => `Declaration of cards: ${one}.`),
  );
});

test('an unlisted page may not be below an address of another declaration', () => {
  const other = { ...remote([unlisted()]), id: 'facilities' };
  expect(sharedFaults([remote([module_([page('/card-types'), page('/card-types/:id')])]), other])).toEqual([]);
  expect(sharedFaults([remote([unlisted({ pages: [page('/rooms/:id')] })]), other])).toEqual([
    '/rooms of facilities is below an address of cards',
    '/rooms/:id of facilities is below an address of cards',
  ]);
});
