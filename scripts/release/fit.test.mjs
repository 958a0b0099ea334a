import { canDeploy, canDeployShell, fitsShell } from './fit.mjs';

const record = (rest = {}) => ({
  id: 'cards',
  version: '1',
  contract: '1.2.0',
  uses: { '@console/ui/list': { ResourceList: 'aa' }, react: { useState: '' } },
  shared: { react: '19.1.0' },
  routes: [{ path: '/cards', module: 'cards' }],
  ...rest,
});
const shell = (rest = {}) => ({
  version: 's1',
  contract: '1.0.0',
  provides: { '@console/ui/list': { ResourceList: 'aa', Other: 'bb' } },
  shared: { react: '19.3.0' },
  ...rest,
});

test('a remote fits a shell that provides what it uses with equal declarations', () => {
  expect(fitsShell(record(), shell())).toEqual({ fault: [], look: [] });
});

test.each([
  ['another contract', { contract: '2.0.0' }, /contract 2.0.0, cards was built for 1.2.0/],
  [
    'a name that is gone',
    { provides: { '@console/ui/list': {} } },
    /provides no ResourceList of @console\/ui\/list, which cards uses/,
  ],
  ['a module that is not there yet', { provides: {} }, /provides no ResourceList/],
  [
    'another major version of what is provided whole',
    { shared: { react: '20.0.0' } },
    /react 20.0.0, cards was built with 19.1.0/,
  ],
])('%s is a fault', (_, rest, words) => {
  expect(fitsShell(record(), shell(rest)).fault).toEqual([expect.stringMatching(words)]);
});

test('a different declaration has to be reviewed, and prevents nothing', () => {
  expect(fitsShell(record(), shell({ provides: { '@console/ui/list': { ResourceList: 'cc' } } }))).toEqual({
    fault: [],
    look: [expect.stringContaining('declared otherwise')],
  });
});

test('a release must fit every live shell, and use no page of another remote', () => {
  const shells = [shell(), shell({ version: 's0', provides: {} })];
  const other = record({
    id: 'membership',
    routes: [
      { path: '/cards', module: 'members' },
      { path: '/x', module: 'cards' },
    ],
  });
  expect(canDeploy(record(), { shells, releases: [record(), other] }).fault).toEqual([
    expect.stringContaining('shell s0'),
    '/cards is a page of membership 1 already',
    'The module cards belongs to membership 1 already',
  ]);
  expect(canDeploy(record(), { shells: [shell()], releases: [record()] }).fault).toEqual([]);
});

test('a shell must fit every release that a user can get', () => {
  expect(
    canDeployShell(shell({ provides: {} }), { releases: [record(), record({ id: 'membership' })] }).fault,
  ).toHaveLength(2);
  expect(canDeployShell(shell({ pages: ['/cards', '/user'] }), { releases: [record()] }).fault).toEqual([
    "/cards is a page of cards 1 and would become the shell's",
  ]);
});
