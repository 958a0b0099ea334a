import { lossDeskCalls } from '@console/contracts/cards/card-lost/desk';
import { cards } from '@console/contracts/cards/cards';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { withVisible } from '../../records/imports/written-files.fixtures.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { userId } from '../../shell/user/seed.ts';

const server = useServer({ modules });
const chief = { ...admin, userId: userId('ADMIN01') };
const calls = callsOf(cards);
const member = 66;

/** Numbers are written with an N, which stands for the number of a member or a card. */
const ways = [
  { id: 'F12c', written: 'N\u200B' },
  { id: 'F12c', written: '\u200EN' },
  { id: 'F12c', written: '\u202AN\u202C' },
  { id: 'F12c', written: "'N" },
  { id: 'F12c', written: ' N\u00A0' },
];

test.each(withVisible(ways))('the desk finds a member by the number written as $shown', async ({ written }) => {
  const term = written.replace('N', seedMember(member).memberNo);
  const { status, result } = await server.current.call(lossDeskCalls.find, admin, { body: { term } });
  expect(status).toBe(200);
  expect(result.member.secureId).toBe(memberId(member));
});

test('the desk finds a member by a phone number of 40 signs with its country code in groups', async () => {
  const { phone } = seedMember(member);
  const term = `+62 (0) ${phone.slice(1, 4)} - ${phone.slice(4, 8)} - ${phone.slice(8)}`.padEnd(40);
  const { status, result } = await server.current.call(lossDeskCalls.find, admin, { body: { term } });
  expect(status).toBe(200);
  expect(result.member.secureId).toBe(memberId(member));
});

test.each(withVisible(ways.map((way) => ({ ...way, id: 'F12b' }))))(
  'the list of cards finds a card by the pasted number written as $shown',
  async ({ written }) => {
    const [{ cardNo }] = (await server.current.call(calls.list, chief, { query: { size: 10 } })).result.rows;
    const numbers = [written.replace('N', cardNo)];
    const { result } = await server.current.call(calls.paste, chief, { body: { numbers } });
    expect(result).toMatchObject({ given: 1, found: 1, missing: [] });
  },
);
