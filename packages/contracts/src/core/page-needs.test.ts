import { actionsByWords, routeNeedsOf, verdictOf, type PageVisitor, type PageNeeds } from './page-needs.ts';
import type { Action } from './privileges.ts';

const id = '0b6a1f0e-5b1c-5a53-8d2c-1f7b8f0a9c11';
const asking = (
  held: readonly Action[] | null,
  mappingType: PageVisitor['mappingType'] = 'NATIONAL',
  isAdmin = false,
): PageVisitor => ({
  privileges: held ? { 'x:browse': held } : {},
  mappingType,
  isAdmin,
});
const ask = (path: string, page: PageNeeds, address: string, who: PageVisitor) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return verdictOf({ path, privilege: 'x:browse', ...routeNeedsOf({ path, ...page }) }, { pathname, search }, who);
};

test.each<[string, string, PageNeeds, string, PageVisitor, unknown]>([
  [
    'what is not held is unknown, whatever else is wrong',
    '/x/:id',
    { action: 'update' },
    '/x/1',
    asking(null),
    'unknown',
  ],
  ['a page needs nothing but its privilege unless it says so', '/x', {}, '/x', asking([]), 'content'],
  [
    'the action is asked before the id',
    '/x/:id/update',
    { action: 'update' },
    '/x/1/update',
    asking(['view']),
    { privilege: 'x:browse', action: 'update' },
  ],
  [
    'one of several actions will do',
    '/x/import',
    { action: ['import', 'approve'] },
    '/x/import',
    asking(['view', 'approve']),
    'content',
  ],
  ['an id that is none names no record', '/x/:id', {}, '/x/1', asking(['view']), 'no-record'],
  ['an id opens', '/x/:id', {}, `/x/${id}`, asking(['view']), 'content'],
  ['every id of the path counts', '/x/:id/y/:line', {}, `/x/${id}/y/2`, asking(['view']), 'no-record'],
  ['a name is no UUID', '/x/:id', { parameters: { id: 'name' } }, '/x/branches-stores', asking(['view']), 'content'],
  ['nor everything a name', '/x/:id', { parameters: { id: 'name' } }, '/x/A%20B', asking(['view']), 'no-record'],
  ['the id of the query is needed', '/x/update', { query: 'xId' }, '/x/update', asking(['view']), 'no-record'],
  ['and must be one', '/x/update', { query: 'xId' }, '/x/update?xId=1', asking(['view']), 'no-record'],
  ['and opens', '/x/update', { query: 'xId' }, `/x/update?xId=${id}`, asking(['view']), 'content'],
  ['head office alone', '/x', { office: 'head' }, '/x', asking(['view'], 'MRA'), 'other-office'],
  ['head office', '/x', { office: 'head' }, '/x', asking(['view']), 'content'],
  ['nobody without a mapping', '/x', { office: 'head' }, '/x', asking(['view'], null), 'other-office'],
  ['all but branches', '/x', { office: 'above-branch' }, '/x', asking(['view'], 'BRANCH'), 'other-office'],
  ['an admin is of every office', '/x', { office: 'head' }, '/x', asking(['view'], 'BRANCH', true), 'content'],
])('%s', (_, path, page, address, who, verdict) => expect(ask(path, page, address, who)).toEqual(verdict));

test.each([
  ['/x/create', ['create']],
  ['/x/:id/update', ['update']],
  ['/x/submenu-update-page/:id', ['update']],
  ['/x/:id/edit-page/:line', ['update', 'approve']],
  ['/x/import-bulk', ['import', 'approve']],
  ['/x/:id', undefined],
  ['/update-sms-content/:id', undefined],
  ['/import-membership', undefined],
])('the words of %s tell %j', (path, actions) => expect(actionsByWords(path)).toEqual(actions));

test('old releases without declared needs are judged by the words of their paths; ids are not checked', () => {
  const old = (path: string) =>
    verdictOf({ path, privilege: 'x:browse' }, { pathname: path.replace(':id', 'K-1'), search: '' }, asking(['view']));
  expect([old('/x/:id'), old('/x/:id/update'), old('/x/import')]).toEqual([
    'content',
    { privilege: 'x:browse', action: 'update' },
    { privilege: 'x:browse', action: 'import' },
  ]);
});
