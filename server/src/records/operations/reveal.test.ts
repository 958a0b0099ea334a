import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { userId } from '../../shell/user/seed.ts';
import { imports } from '../imports/serve-imports.ts';
import { notices } from '../../people/notices/module.ts';

const calls = callsOf(blacklistPhoneNumbers);
const server = useServer({ modules: [notices, imports, blacklistPhoneNumberModule] });
const operator = testCaller(
  'HOOPS01',
  { '*': 'View Only' },
  { userId: userId('HOOPS01'), roles: [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }] },
);
const supervisor = testCaller(
  'MRASPV01',
  { '*': 'Full Access' },
  { roles: [{ secureId: roleId('mra_supervisor'), name: 'mra_supervisor', jobName: '3' }] },
);
let secureId = '';
beforeAll(async () => {
  ({
    rows: [{ secureId }],
  } = (await server.current.call(calls['list'], viewer)).result);
});
const reveal = (caller = operator, body: object = { field: 'phone', reason: 'pengaduan nasabah' }) =>
  server.current.call(calls['reveal'], caller, { parameters: { secureId }, body });

test('a user with the right reveals one value with a reason; the audit entry has no value', async () => {
  const { status, result } = await reveal();
  expect({ status, value: result.value }).toEqual({ status: 200, value: expect.stringMatching(/^08\d{8,12}$/) });
  const entry = await server.current.database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'REVEAL')
    .where('username', '=', 'HOOPS01')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    module: 'blacklist-phone-number',
    entity_id: secureId,
    reason: 'pengaduan nasabah',
    changes: [{ field: 'phone', before: null, after: '***' }],
  });
  expect(JSON.stringify(entry)).not.toContain(result.value);
});

test('no level gives it, a reason is asked for, and only personal fields are revealed', async () => {
  expect((await reveal(supervisor)).body).toMatchObject({ code: 'FORBIDDEN', action: 'reveal' });
  expect((await reveal(viewer)).status).toBe(403);
  expect((await reveal(operator, { field: 'phone', reason: 'pendek' })).body.errors).toMatchObject([
    { field: 'reason', code: 'TOO_SHORT' },
  ]);
  expect((await reveal(operator, { field: 'phone', reason: '..........' })).body.errors).toMatchObject([
    { field: 'reason', code: 'NO_WORDS' },
  ]);
  expect((await reveal(operator, { field: 'category', reason: 'pengaduan nasabah' })).body.errors).toMatchObject([
    { field: 'field', code: 'NOT_ALLOWED' },
  ]);
});

test('after thirty in an hour it is refused, and audit is notified; an hour later it is allowed again', async () => {
  while ((await reveal()).status === 200);
  expect((await reveal()).body).toMatchObject({
    code: 'REVEAL_LIMIT',
    message: 'Batas buka data pribadi tercapai (30). Dapat dicoba lagi 16-03-2026 10:00',
  });
  const auditor = testCaller('AUDIT01', {}, { userId: userId('AUDIT01') });
  expect((await server.current.call(noticeCalls.inbox, auditor)).result.rows[0]).toMatchObject({
    kind: 'REVEAL_LIMIT',
    text: 'HOOPS01',
  });
  server.current.setNow(new Date(seedDate.getTime() + 61 * 60_000));
  expect((await reveal()).status).toBe(200);
});
