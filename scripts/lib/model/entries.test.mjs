// Reads in all: nothing
import { entryFaults } from './entries.mjs';

const call = { name: 'member.find', method: 'GET', path: 'member', access: 'session' };
const resource = { module: 'member', operations: ['list'], calls: {} };
const memberErrors = { MEMBER_GONE: { text: { id: 'Tidak ada', en: 'Gone' } } };
const files = [
  {
    file: 'membership/member.ts',
    domain: 'membership',
    exports: { members: resource, memberCalls: { call }, memberErrors },
  },
  { file: 'core/errors.ts', domain: 'core', exports: { sharedErrors: memberErrors } },
];
const entry = { domain: 'membership', resources: [resource], calls: [{ call }], errors: [memberErrors] };

test('an entry that lists everything has no fault; the core needs none', () => {
  expect(entryFaults(files, [entry])).toEqual([]);
});

test.each([
  ['resources', 'members'],
  ['calls', 'memberCalls'],
  ['errors', 'memberErrors'],
])('an entry without its %s is found', (part, name) => {
  expect(entryFaults(files, [{ ...entry, [part]: [] }])).toEqual([
    `membership/member.ts: ${name} is missing in the entry of membership (membership/index.ts)`,
  ]);
});

test('a domain that domains.ts does not list is found', () => {
  expect(entryFaults(files, [])).toEqual(['membership/member.ts: membership is missing in domains.ts']);
});
