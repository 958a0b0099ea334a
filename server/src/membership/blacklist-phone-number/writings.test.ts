import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { withVisible } from '../../records/imports/written-files.fixtures.ts';
import { userId } from '../../shell/user/seed.ts';
import { sourceHeaders } from '../token-management/source.fixture.ts';
import { blacklistPhoneNumberModule } from './module.ts';

const calls = callsOf(blacklistPhoneNumbers);
const server = useServer({ modules: [blacklistPhoneNumberModule] });
const maker = testCaller(
  'HOOPS01',
  { 'blacklist-phone-number:browse': 'Input' },
  { roles: [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }] },
);
const approver = testCaller('MRASPV01', { 'blacklist-phone-number:browse': 'Approval' });

const chief = { ...admin, userId: userId('ADMIN01') };
const row = { category: 'FRAUD', note: 'Dipakai untuk pengajuan palsu', effectiveFrom: '2026-01-01' };

const check = async (phone: string) =>
  server.current.call(blacklistCalls.check, null, { body: { phone }, headers: await sourceHeaders(server.current) });

beforeAll(async () => {
  const body = { ...row, phone: '\u202A+62 813\u20117777\u20110019\u202C' };
  const { secureId, version } = (await server.current.call(calls.create, maker, { body })).result;
  const items = [{ secureId, version }];
  expect((await server.current.call(calls.approve, approver, { body: { items } })).status).toBe(200);
});

interface WrittenPhone {
  /** Names the input. */
  readonly id: string;
  readonly written: string;
}

const barred: readonly WrittenPhone[] = [
  { id: 'F11a', written: '0813.7777.0019' },
  { id: 'F11a', written: '(0813) 7777 0019' },
  { id: 'F11a', written: '+62(813)77770019' },
  { id: 'F11b', written: '081377770019\u200B' },
  { id: 'F11b', written: '\u202A081377770019\u202C' },
  { id: 'F11b', written: '+62081377770019' },
  { id: 'F11b', written: '006281377770019' },
];

test.each(withVisible(barred))('a number is barred as $shown, too', async ({ written }) => {
  expect((await check(written)).result).toEqual({ allowed: false });
});

test.each(
  withVisible([
    { id: 'F11b', written: '81377770019' },
    { id: 'F11c', written: 'abc' },
    { id: 'F11c', written: '' },
    { id: 'F11c', written: '0813/7777/0019' },
    { id: 'F11c', written: '081377770019.0' },
    { id: 'F11c', written: '6281377770019.00' },
    { id: 'F11c', written: '081377770019 (0)' },
  ]),
)('"$shown" is no number, and is not allowed', async ({ written }) => {
  expect(await check(written)).toMatchObject({ status: 422, body: { errors: [{ field: 'phone' }] } });
});

const searched: readonly WrittenPhone[] = [
  { id: 'F11d', written: '0813.7777.0019' },
  { id: 'F11d', written: '(0813) 7777 0019' },
  { id: 'F11d', written: '+62 (0)813 7777-0019' },
  { id: 'E01', written: '0813  7777  0019' },
  { id: 'E01', written: '0813\u20117777\u20110019' },
  { id: 'E01', written: '0813\u00A07777\u00A00019' },
];

const rowsBy = async (search: string) =>
  (await server.current.call(calls.list, maker, { query: { search } })).result.rows;

test.each(withVisible(searched))('the list finds it by $shown', async ({ written }) => {
  expect(await rowsBy(written)).toHaveLength(1);
});

const pasted: readonly WrittenPhone[] = [
  { id: 'F12b', written: '081377770019\u200B' },
  { id: 'F12b', written: '\u202A081377770019\u202C' },
  { id: 'F12b', written: "'081377770019" },
];

test.each(withVisible(pasted))('the list finds it by the pasted $shown', async ({ written }) => {
  const { result } = await server.current.call(calls.paste, chief, { body: { numbers: [written] } });
  expect(result).toMatchObject({ given: 1, found: 1, missing: [] });
});

const created: readonly WrittenPhone[] = [
  { id: 'F12a', written: '\u202A+62 812\u20119876\u20115401\u202C' },
  { id: 'F12a', written: '\u200E0812 9876 5402' },
  { id: 'F12a', written: '0812\u20139876\u20135403' },
  { id: 'F12a', written: '081298765404\u200B' },
  { id: 'F12a', written: '0812.9876.5405' },
  { id: 'F12a', written: '(0812) 9876-5406' },
];

test.each(withVisible(created))('$shown is created as the number that it is', async ({ written }) => {
  const { status } = await server.current.call(calls.create, maker, { body: { ...row, phone: written } });
  expect(status).toBe(200);
  const last = /540\d/.exec(written)![0];
  expect(await rowsBy(`08129876${last}`)).toHaveLength(1);
});
