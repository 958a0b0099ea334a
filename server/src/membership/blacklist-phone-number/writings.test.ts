import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { roleId } from '../../people/roles/seed-id.ts';
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

const check = async (phone: string) =>
  server.current.call(blacklistCalls.check, null, { body: { phone }, headers: await sourceHeaders(server.current) });

beforeAll(async () => {
  const phone = '\u202A+62 813\u20117777\u20110019\u202C';
  const body = { phone, category: 'FRAUD', note: 'Dipakai untuk pengajuan palsu', effectiveFrom: '2026-01-01' };
  const { secureId, version } = (await server.current.call(calls.create, maker, { body })).result;
  const items = [{ secureId, version }];
  expect((await server.current.call(calls.approve, approver, { body: { items } })).status).toBe(200);
});

test.each([
  '0813.7777.0019',
  '(0813) 7777 0019',
  '+62(813)77770019',
  '081377770019\u200B',
  '\u202A081377770019\u202C',
  '+62081377770019',
  '006281377770019',
])('a number is barred as %j, too', async (phone) => {
  expect((await check(phone)).result).toEqual({ allowed: false });
});

test.each(['abc', '', '0813/7777/0019', '81377770019'])('%j is no number, and is not allowed', async (phone) => {
  expect(await check(phone)).toMatchObject({ status: 422, body: { errors: [{ field: 'phone' }] } });
});

test.each(['0813.7777.0019', '(0813) 7777 0019', '+62 (0)813 7777-0019'])('the list finds it by %j', async (search) => {
  expect((await server.current.call(calls.list, maker, { query: { search } })).result.rows).toHaveLength(1);
});
