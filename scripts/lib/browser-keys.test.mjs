// Reads in all: packages/contracts/src/platform/releases/budgets.json
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keysByUse, releaseHash } from './browser-keys.mjs';

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

test('a release built again from another revision counts as the same, one with other files does not', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-release-'));
  const hashWith = (change) => {
    const record = {
      id: 'cards',
      revision: 'a',
      changelog: 'first',
      integrity: { 'remote.js': 'sha384-a' },
      ...change,
    };
    fs.writeFileSync(path.join(folder, 'release.json'), JSON.stringify(record));
    return releaseHash(folder);
  };
  const before = hashWith({});
  expect(hashWith({ revision: 'b', changelog: 'second' })).toBe(before);
  expect(hashWith({ integrity: { 'remote.js': 'sha384-b' } })).not.toBe(before);
  fs.rmSync(folder, { recursive: true });
});
