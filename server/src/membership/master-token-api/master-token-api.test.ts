import { callsOf } from '@console/contracts/core/resource';
import { apiTokens } from '@console/contracts/membership/master-token-api';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { refreshEnding } from './refresh.ts';

const server = useServer({ modules });
const calls = callsOf(apiTokens);
const maker = testCaller('HOOPS01', { '*': 'Full Access' });
const checker = testCaller('HOOPSHD1', { '*': 'Full Access' });
const reason = 'rotasi berkala';
const idOf = (code: string) => seedId(apiTokens.module, `${code}:TEST`);
const read = async (secureId: string) =>
  (await server.current.call(calls.detail, admin, { parameters: { secureId } })).result;
const update = async (code: string, changes: object) =>
  server.current.call(calls.update, maker, { body: { ...(await read(idOf(code))), ...changes, reason } });
const parts = async () => {
  const { db, now } = server.current.app.services;
  return { db, texts: await protectionOf(server.current.app.services), now: now() };
};
const secretOf = async (secureId: string) => {
  const { db, texts } = await parts();
  const row = await db.selectFrom('api_token').selectAll().where('id', '=', secureId).executeTakeFirstOrThrow();
  return row.secret_encrypted && texts.decrypt(row.secret_encrypted);
};

const asked: { readonly address: string; readonly headers: Headers; readonly body: unknown }[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response('{}'));
const real = globalThis.fetch;
/** Answers in place of the services outside, whose addresses do not exist. */
beforeAll(() => {
  globalThis.fetch = ((address: string | URL, init: RequestInit = {}) => {
    if (!String(address).includes('contoh.id')) return real(address, init);
    asked.push({ address: String(address), headers: new Headers(init.headers), body: init.body });
    return answer();
  }) as typeof fetch;
});
afterAll(() => void (globalThis.fetch = real));
afterEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve(new Response('{}'));
  server.current.setNow(seedDate);
});

test('of a secret only its end is shown, and sent back unchanged it stays', async () => {
  const shown = await read(idOf('SMS_GATEWAY'));
  expect(shown.secret).toBe('••••0001');
  expect((await update('SMS_GATEWAY', { name: 'Gerbang pesan' })).status).toBe(200);
  expect(await secretOf(idOf('SMS_GATEWAY'))).toBe('contoh-rahasia-sms-0001');
  const { db } = server.current.database;
  const rows = JSON.stringify(await db.selectFrom('api_token').selectAll().execute());
  expect(rows).not.toContain('contoh-rahasia');
});

test('a secret is replaced, and returned to within a day; nothing of it is in the audit trail', async () => {
  const secureId = idOf('MAP');
  expect((await update('MAP', { secret: 'rahasia-baru-yang-panjang-9876' })).status).toBe(200);
  const replaced = await read(secureId);
  expect(replaced).toMatchObject({ secret: '••••9876', rollBackUntil: expect.any(String) });
  const back = { secureId, version: replaced.version, reason };
  server.current.setNow(new Date(seedDate.getTime() + 25 * 3_600_000));
  expect((await server.current.call(calls.rollBack, maker, { body: back })).body.code).toBe('NO_EARLIER_SECRET');
  server.current.setNow(new Date(seedDate.getTime() + 23 * 3_600_000));
  expect((await server.current.call(calls.rollBack, maker, { body: back })).status).toBe(200);
  expect(await secretOf(secureId)).toBe('contoh-rahasia-peta-0001');
  expect((await server.current.call(calls.rollBack, maker, { body: back })).body.code).toBe('STALE_VERSION');
  const { db } = server.current.database;
  const entries = await db.selectFrom('audit_entry').selectAll().where('module', '=', apiTokens.module).execute();
  expect(entries.map(({ action }) => action)).toContain('ROTATE_KEY');
  expect(JSON.stringify(entries)).not.toMatch(/rahasia-(baru|peta)/);
});

test('what concerns production waits for a second person, with the secret sealed', async () => {
  const { secureId: _id, version: _version, ...values } = await read(idOf('LIVENESS'));
  const body = { ...values, environment: 'PRODUCTION', secret: 'rahasia-produksi-yang-panjang', reason };
  const made = await server.current.call(calls.create, maker, { body });
  expect(made.status).toBe(202);
  expect(JSON.stringify(made.body)).not.toContain('rahasia-produksi');
  const { db } = server.current.database;
  expect(JSON.stringify(await db.selectFrom('change_request').selectAll().execute())).not.toContain('rahasia-produksi');
  const decision = { secureIds: [made.result.change.secureId], note: 'sesuai' };
  const own = await server.current.call(calls.approveChange, maker, { body: decision });
  expect(own.status === 200 && own.result.changed === 1).toBe(false);
  expect((await server.current.call(calls.approveChange, checker, { body: decision })).status).toBe(200);
  const { rows } = (await server.current.call(calls.list, admin, { query: { environment: 'PRODUCTION' } })).result;
  expect(rows).toMatchObject([{ code: 'LIVENESS' }]);
  expect(await secretOf(rows[0].secureId)).toBe('rahasia-produksi-yang-panjang');
});

test('one credential of a code is active in an environment', async () => {
  const { secureId: _id, version: _version, ...values } = await read(idOf('FACE_MATCH'));
  const again = await server.current.call(calls.create, maker, { body: { ...values, secret: 'x'.repeat(20) } });
  expect(again.body.errors).toMatchObject([{ field: 'code', code: 'TOKEN_ACTIVE_EXISTS' }]);
});

test('a connection is tested with the credential; the result is answered, and nothing of the answer', async () => {
  const test = () => server.current.call(calls.test, maker, { parameters: { secureId: idOf('DUKCAPIL') } });
  answer = () => Promise.resolve(new Response('rahasia dari luar', { status: 401 }));
  const refused = await test();
  expect(refused.result).toMatchObject({ result: 'REFUSED', httpCode: 401 });
  expect(refused.text).not.toContain('rahasia dari luar');
  const expected = Buffer.from('konsol-dukcapil:contoh-rahasia-dukcapil-0001').toString('base64');
  expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${expected}`);
  answer = () => Promise.reject(new TypeError('fetch failed'));
  expect((await test()).result).toMatchObject({ result: 'UNREACHABLE', httpCode: null });
  answer = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  expect((await test()).result).toMatchObject({ result: 'TIMEOUT' });
  expect(await read(idOf('DUKCAPIL'))).toMatchObject({ lastCheckResult: 'TIMEOUT' });
});

test('an OAuth client fetches tokens before they end; after three failures admins get one notice', async () => {
  const secureId = idOf('FINANCING_CORE');
  await update('FINANCING_CORE', {
    autoRefresh: true,
    expiresAt: new Date(seedDate.getTime() + 3_600_000).toISOString(),
  });
  answer = () => Promise.resolve(new Response('gagal', { status: 503 }));
  for (let time = 0; time < 4; time += 1)
    expect(await refreshEnding(await parts())).toEqual({ read: 1, done: 0, failed: 1 });
  const { db } = server.current.database;
  const notices = await db
    .selectFrom('console_notice')
    .select('user_id')
    .where('kind', '=', 'API_TOKEN_NOT_REFRESHED')
    .execute();
  expect(new Set(notices.map(({ user_id: id }) => id)).size).toBe(notices.length);
  expect(notices.length).toBeGreaterThan(0);
  answer = () => Promise.resolve(Response.json({ access_token: 'token-akses', expires_in: 86_400 }));
  expect(await refreshEnding(await parts())).toEqual({ read: 1, done: 1, failed: 0 });
  expect(await refreshEnding(await parts())).toMatchObject({ read: 0 });
  await server.current.call(calls.test, maker, { parameters: { secureId } });
  expect(asked.at(-1)?.headers.get('authorization')).toBe('Bearer token-akses');
});
