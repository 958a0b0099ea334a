import type { Profile } from '@console/auth';
import { branchMissing, missingMapping, mraMissing } from './mapping.ts';

const user = (isMro: boolean, isBranchMapping: boolean, isMraMapping: boolean) =>
  ({ secureId: 'u1', isMro, isBranchMapping, isMraMapping }) as Profile;
const all = () => true;

test('the texts are those of the specification', () => {
  expect(branchMissing).toBe('Data Branch belum di mapping. Tolong cek kembali.');
  expect(mraMissing).toBe('Data MRA belum di mapping. Tolong cek kembali.');
});

test.each([
  ['E13: branch missing', user(true, false, true), [branchMissing], '/user/u1'],
  ['E14: MRA missing', user(true, true, false), [mraMissing], '/mra'],
  ['both missing', user(true, false, false), [branchMissing, mraMissing], '/user/u1'],
])('%s', (_, profile, warnings, target) => expect(missingMapping(profile, all)).toEqual({ warnings, target }));

test('a target that the user may not open is replaced by the profile', () => {
  expect(missingMapping(user(true, true, false), (privilege) => privilege !== 'mra:browse')?.target).toBe('/profile');
  expect(missingMapping(user(true, false, true), (privilege) => privilege !== 'user:browse')?.target).toBe('/profile');
});

test.each([
  ['not an MRO user', user(false, false, false)],
  ['all mapped', user(true, true, true)],
])('%s: nothing is said', (_, profile) => expect(missingMapping(profile, all)).toBeUndefined());
