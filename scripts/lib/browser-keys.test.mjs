import { keysByUse } from './browser-keys.mjs';

const state = {
  shared: 'shared',
  hashOfSpec: (spec) => spec,
  remotes: new Map([
    ['cards', '1'],
    ['membership', '1'],
  ]),
  domains: new Map([
    ['cards', '1'],
    ['membership', '1'],
  ]),
  domainOf: new Map([
    ['/api/middle/card-types', 'cards'],
    ['/api/middle/members', 'membership'],
    ['/api/middle/user/current', 'shell'],
  ]),
};
const spec = 'journeys/card-types.spec.ts';
const used = { remotes: ['cards'], routes: ['/api/middle/card-types', '/api/middle/user/current'] };
const isSame = (change, by = used) => keysByUse(state)(spec, by) === keysByUse({ ...state, ...change })(spec, by);
const changed = (name, of) => new Map([...state[name], [of, '2']]);

test('a test stays kept while remotes and domains change that it did not use', () => {
  expect(isSame({ remotes: changed('remotes', 'membership') })).toBe(true);
  expect(isSame({ domains: changed('domains', 'membership') })).toBe(true);
});

test('a test runs again when a remote or a domain changes that it used, or what all use', () => {
  expect(isSame({ remotes: changed('remotes', 'cards') })).toBe(false);
  expect(isSame({ domains: changed('domains', 'cards') })).toBe(false);
  expect(isSame({ shared: 'other' })).toBe(false);
  expect(isSame({ hashOfSpec: () => 'other' })).toBe(false);
});

test('a test that used everything, or a route of no contract, runs again with each change', () => {
  expect(isSame({ remotes: changed('remotes', 'membership') }, null)).toBe(false);
  expect(isSame({ domains: changed('domains', 'membership') }, null)).toBe(false);
  const other = { remotes: [], routes: ['/api/middle/unknown'] };
  expect(isSame({ domains: changed('domains', 'membership') }, other)).toBe(false);
});
