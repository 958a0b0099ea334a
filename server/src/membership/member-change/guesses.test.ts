import { memberChangeCalls as calls, memberSections } from '@console/contracts/membership/member-change';
import type { MemberSectionName } from '@console/contracts/membership/member-change';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { changesOn } from './changes.fixtures.ts';

const server = useServer({ modules: modulesUpToMembership });
const { change, identity } = changesOn(server);
const tries = 60;

/** A user of the office of member i, with limits of its own. */
const guesserOf = (i: number, name: string) => {
  const { officeCode } = seedMember(i);
  const branchIds = [branchId('SPEKTRA', officeCode)];
  const scope = { type: 'branches', branchIds, mraIds: [] } as const;
  return testCaller(`TEBAK${name.toUpperCase()}`, { '*': 'Input' }, { mappingType: 'BRANCH', scope });
};

/** What is typed in each section whose refusal tells that a member has a value, try by try. */
const guesses: Readonly<Record<string, (i: number, guess: number) => Promise<object>>> = {
  identity: (i, guess) => identity(i, { nik: seedMember(guess).nik }),
  email: async (_, guess) => ({ email: seedMember(guess).email }),
};

const asking = (Object.keys(memberSections) as MemberSectionName[]).filter((name) => memberSections[name].asks);

test('sections with a value that one member alone has say so', () => {
  expect(asking.toSorted()).toEqual(Object.keys(guesses).toSorted());
});

test.each(asking)('who guesses through changes of %s is stopped like who guesses at a counter', async (section) => {
  const by = guesserOf(25, section);
  const codes: string[] = [];
  for (let guess = 26; guess < 26 + tries; guess += 1) {
    const typed = await guesses[section]!(25, guess);
    codes.push((await change(section, 25, typed, { by })).body.code);
  }
  expect(codes.at(-1)).toBe('EXACT_MATCH_LIMIT');
});

test.each([
  ['codes', calls.otp, {}],
  ['a comparison of the face', calls.face, { ktpSeen: true, sameFace: true }],
] as const)('asking for %s for numbers of others is stopped too', async (_, call, confirmed) => {
  const by = guesserOf(25, call.name.split('.')[1]!);
  const codes: string[] = [];
  for (let guess = 26; guess < 26 + tries; guess += 1) {
    const given = { parameters: { secureId: memberId(25) }, body: { phone: seedMember(guess).phone, ...confirmed } };
    codes.push((await server.current.call(call, by, given)).body.code);
  }
  expect(codes[0]).toBe('VALIDATION');
  expect(codes.at(-1)).toBe('EXACT_MATCH_LIMIT');
});
