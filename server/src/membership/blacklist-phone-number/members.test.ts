import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { requirePhoneUpdate } from './members.ts';

/** What follows for the members of a number from the day on which it is barred. */
const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(blacklistPhoneNumbers);
const maker = testCaller('HOOPS01', { '*': 'Input' });
const approver = testCaller('MRASPV01', { '*': 'Approval' });
const dayMs = 86_400_000;
const dayAfter = (days: number) => new Date(seedDate.getTime() + days * dayMs).toISOString().slice(0, 10);
afterEach(() => server.current.setNow(seedDate));

/** The step and the phone of seeded member n. */
async function stepOf(n: number): Promise<string> {
  const { db } = server.current.database;
  const row = await db
    .selectFrom('member')
    .select('verification_step')
    .where('id', '=', memberId(n))
    .executeTakeFirstOrThrow();
  return row.verification_step;
}
async function phoneOf(n: number): Promise<string> {
  const row = await server.current.database.db
    .selectFrom('member')
    .select('phone_encrypted')
    .where('id', '=', memberId(n))
    .executeTakeFirstOrThrow();
  return protectedText(seedOptions.dataKey).decrypt(row.phone_encrypted);
}

async function propose(phone: string, effectiveFrom = '2026-01-01') {
  const body = { phone, category: 'FRAUD', note: 'Dipakai untuk pengajuan palsu', effectiveFrom, effectiveUntil: null };
  return (await server.current.call(calls.create, maker, { body })).result as { secureId: string; version: number };
}
const approve = ({ secureId, version }: { secureId: string; version: number }) =>
  server.current.call(calls.approve, approver, { body: { items: [{ secureId, version }] } });
const follow = () =>
  server.current.database.db.transaction().execute((tx) => requirePhoneUpdate(tx, server.current.app.services.now()));
const hitBy = async (secureId: string, by = admin) =>
  (await server.current.call(calls.members, by, { parameters: { secureId } })).result as { memberNo: string }[];

test('the member of a barred number gives another one before the next order, once', async () => {
  expect(await stepOf(8)).toBe('none');
  const record = await propose(await phoneOf(8));
  expect(await stepOf(8)).toBe('none');
  expect((await approve(record)).status).toBe(200);
  expect(await stepOf(8)).toBe('phone update');
  const { db } = server.current.database;
  const entry = await db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', memberId(8))
    .where('action', '=', 'UPDATE')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toEqual([{ field: 'verificationStep', before: 'none', after: 'phone update' }]);
  // Passed since: it stays passed while the number is barred.
  await db.updateTable('member').set({ verification_step: 'none' }).where('id', '=', memberId(8)).execute();
  expect(await follow()).toBe(0);
  expect(await stepOf(8)).toBe('none');
});

test('beside another open step all steps are to be done', async () => {
  expect(await stepOf(13)).toBe('Dukcapil');
  await approve(await propose(await phoneOf(13)));
  expect(await stepOf(13)).toBe('all');
});

test('a number that is barred from a later day is followed on that day', async () => {
  await approve(await propose(await phoneOf(9), dayAfter(3)));
  expect(await stepOf(9)).toBe('none');
  server.current.setNow(new Date(seedDate.getTime() + 3 * dayMs));
  await follow();
  expect(await stepOf(9)).toBe('phone update');
});

test('list and page show the members hit, of the branches of who reads', async () => {
  const phone = await phoneOf(10);
  const { secureId } = await propose(phone);
  const { result: list } = await server.current.call(calls.list, admin, { query: { search: phone } });
  expect(list.rows).toMatchObject([{ secureId, membersHit: 1 }]);
  const found = async (by: typeof admin) =>
    (await server.current.call(calls.detail, by, { parameters: { secureId } })).result.membersHit as number;
  expect(await hitBy(secureId)).toMatchObject([{ memberNo: '1000000010', status: 'active', verificationStep: 'none' }]);
  const scoped = (officeCode: string) =>
    testCaller(
      `CAB${officeCode}`,
      { '*': 'Full Access' },
      {
        mappingType: 'BRANCH',
        scope: {
          type: 'branches',
          branchIds: [branchId('SPEKTRA', officeCode)],
          mraIds: [],
          viewer: { userId: 'x', username: `CAB${officeCode}`, isAdmin: false },
        },
      },
    );
  const [own, other] = [seedMember(10).officeCode, seedMember(11).officeCode];
  expect([await found(scoped(own)), await found(scoped(other))]).toEqual([1, 0]);
  expect((await hitBy(secureId, scoped(own))).length).toBe(1);
  expect(await hitBy(secureId, scoped(other))).toEqual([]);
});
