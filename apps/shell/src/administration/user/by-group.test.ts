import { byGroup } from './by-group.ts';

const privilege = (name: string, group: string) => ({
  privilege: `${name}:browse`,
  name,
  group,
  level: 'View Only',
  roles: ['tamu'],
});

test('privileges stand under the groups of the sidebar, in its order', () => {
  const groups = byGroup([privilege('user', 'setting'), privilege('zip-code', 'setup'), privilege('mra', 'setup')]);
  expect(groups.map(({ title, privileges }) => [title, privileges.map(({ name }) => name)])).toEqual([
    ['Setup', ['zip-code', 'mra']],
    ['Setting', ['user']],
  ]);
});

test('nothing held is no group', () => expect(byGroup([])).toEqual([]));
