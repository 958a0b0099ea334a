import type { RouteEntry } from '@console/contracts/core/remote';
import { text } from '@console/contracts/core/text';
import { sendFirstCall, sendFirstCallAhead } from './first-call.ts';

const held = jest.fn();
jest.mock('@console/api', () => ({
  sendCall: jest.fn(),
  holdEarly: (call: { path: string }, args: object) => void held(call.path, args),
}));
let preference: unknown;
jest.mock('@console/ui/kept', () => ({ storedPreference: () => preference }));

const list = { path: 'card-types', size: 10, filters: ['status', 'type'] };
const route = (first: RouteEntry['first'], more: Partial<RouteEntry> = {}): RouteEntry => ({
  path: '/card-types',
  module: 'card-types',
  privilege: 'card-types:browse',
  title: text('x'),
  moduleTitle: text('x'),
  ...(first ? { first } : {}),
  ...more,
});
const sent = (entry: RouteEntry, pathname: string, search = '') => {
  held.mockClear();
  sendFirstCall(entry, { pathname, search });
  return held.mock.calls;
};
beforeEach(() => {
  preference = undefined;
});

test.each<[string, object]>([
  ['', { page: 1, size: 10 }],
  ['?page=3&size=50&sort=code,asc&other=1', { page: 3, size: 50, sort: ['code,asc'] }],
  ['?status=active&type=&search=x&size=7', { page: 1, size: 10, status: ['active'], search: 'x' }],
  [`?page=1e3&size=5e1&search=${'x'.repeat(101)}`, { page: 1, size: 10 }],
])('the list of %j is asked for as the list would', (search, query) => {
  expect(sent(route(list), '/card-types', search)).toEqual([['card-types', { query }]]);
});

const listed = { ...list, filters: ['status', 'type', 'match'], several: ['type'] };
test.each<[string, object]>([
  ['?status=active&status=inactive&type=a&type=b', { type: ['a', 'b'] }],
  ['?status=active&status=active', { status: ['active'] }],
  ['?match=ANY', { match: ['any'] }],
  ['?match=x', {}],
  ['?search=a&search=b&page=2&page=3', {}],
])('the first call leaves out of %j what the list leaves out', (search, query) => {
  expect(sent(route(listed), '/card-types', search)).toEqual([
    ['card-types', { query: { page: 1, size: 10, ...query } }],
  ]);
});

test('filters of a release that does not say which take several values may all be repeated', () => {
  const query = { page: 1, size: 10, status: ['active', 'inactive'] };
  expect(sent(route(list), '/card-types', '?status=active&status=inactive')).toEqual([['card-types', { query }]]);
});

test('a list whose pages fill the window is asked for as many rows as the list would show', () => {
  Object.defineProperty(window, 'innerHeight', { value: 1080, configurable: true });
  const fitting = route({ ...list, fits: true });
  expect(sent(fitting, '/card-types')).toEqual([['card-types', { query: { page: 1, size: 25 } }]]);
  expect(sent(fitting, '/card-types', '?size=100')).toEqual([['card-types', { query: { page: 1, size: 100 } }]]);
});

test('a work list is asked for its first tab, unless the address has a tab or searches', () => {
  const work = route({ ...list, tab: { filter: 'state', values: ['OPEN'] }, filters: ['state'] });
  const queryOf = (search: string) => (sent(work, '/card-types', search)[0] as [string, { query: object }])[1].query;
  expect(queryOf('')).toEqual({ page: 1, size: 10, state: ['OPEN'] });
  expect(queryOf('?state=DONE')).toEqual({ page: 1, size: 10, state: ['DONE'] });
  expect(queryOf('?search=x')).toEqual({ page: 1, size: 10, search: 'x' });
});

test('a list that needs a filter, or may open on a saved view, is left to the page', () => {
  const bounded = route({ ...list, needsFilter: true });
  expect(sent(bounded, '/card-types')).toEqual([]);
  expect(sent(bounded, '/card-types', '?status=active')).toHaveLength(1);
  expect(sent(route(list), '/card-types', '?view=1')).toEqual([]);
  preference = 'some-view';
  expect(sent(route(list), '/card-types')).toEqual([]);
  expect(sent(route(list), '/card-types', '?status=active')).toHaveLength(1);
});

test('a record is asked for by the id in the path or the query; a page without a first call asks nothing', () => {
  const first = { path: 'card-types/{secureId}' };
  const parameters = { secureId: 'a1' };
  const inPath = route(first, { path: '/card-types/:typeId' });
  expect(sent(inPath, '/card-types/a1')).toEqual([['card-types/{secureId}', { parameters }]]);
  const inQuery = route(first, { path: '/card-types/detail', query: 'typeId' });
  expect(sent(inQuery, '/card-types/detail', '?typeId=a1')).toEqual([['card-types/{secureId}', { parameters }]]);
  expect(sent(inQuery, '/card-types/detail')).toEqual([]);
  const named = { path: '/card-types/:typeId/of/:partId', query: 'otherId' };
  const ofPart = (by: string) => route({ ...first, by }, named);
  expect(sent(ofPart('partId'), '/card-types/x/of/a1', '?otherId=y')).toEqual([
    ['card-types/{secureId}', { parameters }],
  ]);
  expect(sent(ofPart('typeId'), '/card-types/a1/of/x', '?otherId=y')).toEqual([
    ['card-types/{secureId}', { parameters }],
  ]);
  expect(sent(ofPart('gone'), '/card-types/a1/of/x')).toEqual([]);
  expect(sent(route(undefined), '/card-types')).toEqual([]);
});

test('a read that is audited is sent by the visit alone, not when its link is pointed at', () => {
  const first = { path: 'membership/{secureId}', audited: true } as const;
  const entry = route(first, { path: '/membership/:memberId' });
  const ahead = (entered: RouteEntry) => {
    held.mockClear();
    sendFirstCallAhead(entered, { pathname: '/membership/a1', search: '' });
    return held.mock.calls;
  };
  expect(ahead(entry)).toEqual([]);
  expect(ahead({ ...entry, first: { path: first.path } })).toHaveLength(1);
  expect(sent(entry, '/membership/a1')).toHaveLength(1);
});
