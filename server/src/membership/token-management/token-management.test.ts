// Long: tokens, addresses and limits of sources on one server.
import { bases } from '@console/contracts/core/bases';
import { blacklistCalls } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { externalSources, type NewSource } from '@console/contracts/membership/token-management';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { blacklistPhoneNumberModule } from '../blacklist-phone-number/module.ts';
import { isListed, rangeFault } from './address-list.ts';
import { userId } from '../../shell/user/seed.ts';
import { tokenManagementModule } from './module.ts';
import { makeSource } from './source.fixture.ts';
import { warnOfExpiry } from './warnings.ts';

const server = useServer({
  modules: [...signInModules, tokenManagementModule, blacklistPhoneNumberModule],
  realSessions: true,
});
const calls = callsOf(externalSources);
const minute = 60_000;
afterEach(() => server.current.setNow(seedDate));
const at = (milliseconds: number) => server.current.setNow(new Date(seedDate.getTime() + milliseconds));

const barred = '081299000001';
const check = (headers: Readonly<Record<string, string>>, phone = barred) =>
  server.current.call(blacklistCalls.check, null, { body: { phone, place: 'PWA' }, headers });
const by = (token: string) => ({ authorization: `Bearer ${token}` });

const reason = 'aplikasi member';
const source: NewSource = {
  code: 'PWA',
  name: 'Aplikasi member',
  ownerName: 'Tim Member',
  ownerEmail: 'member@contoh.id',
  allowedServices: ['blacklist-phone-number'],
  registrationSource: null,
  ipAllowList: ['127.0.0.1', '10.20.0.0/16'],
  ratePerMinute: 60,
};
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(server.current, 'ADMIN02');
});
const act = (call: 'issue' | 'rotate' | 'revoke', secureId: string, body: object) =>
  admin.call(calls[call], { parameters: { secureId }, body: { reason, ...body } });

test('an application is created, admitted by token, rotated and ended, each audited without the token', async () => {
  const made = await admin.call(calls.create, { body: source });
  expect(made.status).toBe(200);
  const { secureId, clientId } = made.result;
  expect(clientId).toMatch(/^[\w-]{24}$/);
  expect((await admin.call(calls.create, { body: source })).body.code).toBe('DUPLICATE');
  const first = (await act('issue', secureId, { days: 90 })).result.token as string;
  expect((await act('issue', secureId, { days: 90 })).body.code).toBe('TOKEN_LIMIT');
  expect((await check(by(first))).result).toEqual({ allowed: false });
  expect((await check(by(first), '081299999999')).result).toEqual({ allowed: true });
  at(1);
  const second = (await act('rotate', secureId, { days: 90, graceHours: 2 })).result.token as string;
  expect([(await check(by(first))).status, (await check(by(second))).status]).toEqual([200, 200]);
  at(120 * minute + 1);
  expect([(await check(by(first))).status, (await check(by(second))).status]).toEqual([401, 200]);
  at(0);
  const found = await admin.call(calls.list, { query: { search: clientId } });
  expect(found.result.rows).toMatchObject([
    { code: 'PWA', callsToday: 5, tokenState: 'ACTIVE', tokenPrefix: `${second.split('.')[1]?.slice(0, 8)}…` },
  ]);
  const { result } = await admin.call(calls.usage, { parameters: { secureId } });
  expect(result.tokens).toMatchObject([{ state: 'ACTIVE', lastIp: '127.0.0.1' }, { state: 'GRACE' }]);
  expect(result.days).toHaveLength(30);
  expect(result.days.at(-1)).toMatchObject({ calls: 5 });
  expect(result.refusals).toEqual([{ cause: 'EXPIRED', count: 1 }]);
  expect((await act('revoke', secureId, {})).result).toEqual({ revoked: 2 });
  expect([(await check(by(first))).status, (await check(by(second))).status]).toEqual([401, 401]);
  expect((await act('issue', secureId, { days: 1 })).status).toBe(200);
  const { db } = server.current.database;
  const entries = await db.selectFrom('audit_entry').selectAll().where('module', '=', 'token-management').execute();
  expect(
    entries
      .filter(({ outcome }) => outcome === 'success')
      .map(({ action }) => action)
      .toSorted(),
  ).toEqual(['CREATE', 'CREATE', 'CREATE', 'REVOKE', 'ROTATE_KEY']);
  const kept = JSON.stringify([entries, await db.selectFrom('source_token').selectAll().execute()]);
  for (const token of [first, second]) expect(kept).not.toContain(token.split('.')[1]);
});

test('a wrong or expired token, another address and another service have the same answer', async () => {
  const right = await makeSource(server.current);
  const elsewhere = await makeSource(server.current, { ipAllowList: ['10.0.0.0/8'] });
  const other = await makeSource(server.current, { allowedServices: [] });
  const [id, secret = ''] = right.token.split('.');
  const answers = await Promise.all(
    [
      {},
      by('x'),
      by(`${id}.${'A'.repeat(secret.length)}`),
      { authorization: `Basic ${Buffer.from(right.token).toString('base64')}` },
      admin.headers,
      elsewhere.headers,
      other.headers,
    ].map((headers) => check(headers)),
  );
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.code])))).toEqual(
    new Set(['[401,"SOURCE_DENIED"]']),
  );
  at(31 * 24 * 60 * minute);
  expect((await check(right.headers)).status).toBe(401);
});

test('a source calls as often in a minute as it may, all its calls at once too', async () => {
  const { headers } = await makeSource(server.current, { ratePerMinute: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => check(headers)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '60']);
  at(minute);
  expect((await check(headers)).status).toBe(200);
});

test('the number is sent in a body; the earlier call with the number in its address no longer exists', async () => {
  const { headers } = await makeSource(server.current);
  const path = `${server.current.origin}${bases.publish}/blacklist-phone-number/check`;
  expect((await fetch(`${path}?phone=${barred}`, { headers })).status).toBe(405);
  expect((await fetch(`${path}?phone=${barred}`, { method: 'POST', headers })).status).toBe(422);
});

test.each([
  ['10.20.3.4', true],
  ['10.21.3.4', false],
  ['192.168.1.7', true],
  ['2001:db8::7', true],
  ['2001:db9::7', false],
])('%s is listed: %s', (ip, listed) =>
  expect(isListed(['10.20.0.0/16', '192.168.1.7', '2001:db8::/32'], ip)).toBe(listed),
);

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'contoh.id', '10.0.0.0/', '2001:db8::/129'])(
  '%s is no range that a source may have',
  async (range) => {
    const { status, body } = await admin.call(calls.create, {
      body: { ...source, code: 'LAIN', ipAllowList: [range] },
    });
    expect([status, body.errors?.[0]?.field.split('.')[0]]).toEqual([422, 'ipAllowList']);
  },
);

test('ranges are read as they are written', () =>
  expect(['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '::ffff:10.0.0.0/104'].map(rangeFault)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]));

test.each(['0.0.0.0/1', '128.0.0.0/1', '8.0.0.0/7', '::ffff:0:0/96', '::ffff:0:0/80', '::/16', '::/8', '2000::/3'])(
  '%s alone or with others would let in everybody, and is refused with how wide it may be',
  async (range) => {
    expect(rangeFault(range)).toBe('RANGE_TOO_WIDE');
    const ipAllowList = ['10.0.0.1', range];
    const { body } = await admin.call(calls.create, { body: { ...source, code: 'LEBAR', ipAllowList } });
    expect(body.errors).toMatchObject([{ field: 'ipAllowList.1', code: 'RANGE_TOO_WIDE' }]);
    expect(body.errors[0].message).toContain('/8');
  },
);

test.each([
  [['::ffff:10.0.0.0/104'], '10.1.2.3', true],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8'], '::ffff:11.1.2.3', false],
])('%s lets %s in: %s, however IPv6 writes it', (ranges, ip, listed) => expect(isListed(ranges, ip)).toBe(listed));

test('a source that is switched off is not let in, and gets a new token when it is switched on', async () => {
  const { id, headers } = await makeSource(server.current);
  const read = async () => (await admin.call(calls.detail, { parameters: { secureId: id } })).result;
  const { version } = await read();
  const off = { items: [{ secureId: id, version }], reason: 'mitra berhenti' };
  expect((await admin.call(calls.deactivate, { body: off })).status).toBe(200);
  expect((await check(headers)).status).toBe(401);
  expect((await act('issue', id, { days: 1 })).body.code).toBe('SOURCE_INACTIVE');
  const on = { items: [{ secureId: id, version: (await read()).version }], reason: 'mitra kembali' };
  expect((await admin.call(calls.activate, { body: on })).status).toBe(200);
  expect((await check(headers)).status).toBe(401);
  const { token } = (await act('issue', id, { days: 1 })).result;
  expect((await check(by(token))).status).toBe(200);
});

test('the address list says why calls of a known source were refused, and nothing of unknown ones', async () => {
  const elsewhere = await makeSource(server.current, { ipAllowList: ['10.0.0.0/8'] });
  const busy = await makeSource(server.current, { ratePerMinute: 1 });
  for (const headers of [elsewhere.headers, busy.headers, busy.headers, busy.headers]) await check(headers);
  const refusalsOf = async (secureId: string) =>
    (await admin.call(calls.usage, { parameters: { secureId } })).result.refusals;
  expect(await refusalsOf(elsewhere.id)).toEqual([{ cause: 'IP', count: 1 }]);
  expect(await refusalsOf(busy.id)).toEqual([{ cause: 'RATE', count: 2 }]);
});

test('admins are warned 30, 7 and 1 days before a token ends, once each', async () => {
  const { id } = await makeSource(server.current);
  const { db } = server.current.database;
  const warned = async (days: number) => {
    const now = new Date(seedDate.getTime() + days * 24 * 60 * minute);
    await warnOfExpiry(db, now);
    await warnOfExpiry(db, now);
    const rows = await db
      .selectFrom('console_notice')
      .select('parameters')
      .where('kind', '=', 'SOURCE_TOKEN_EXPIRING')
      .where('link', '=', `/token-management/${id}`)
      .where('user_id', '=', userId('ADMIN02'))
      .execute();
    return rows.length;
  };
  expect([await warned(1), await warned(10), await warned(24), await warned(29.5)]).toEqual([1, 1, 2, 3]);
});
