import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { callsOf } from '@console/contracts/core/resource';
import { apiTokens } from '@console/contracts/membership/master-token-api';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { refreshEnding } from './refresh.ts';

const server = useServer({ modules: modulesUpToMembership });
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
  const { db, now, configuration } = server.current.app.services;
  return { db, texts: await protectionOf(server.current.app.services), now: now(), configuration };
};
const secretOf = async (secureId: string) => {
  const { db, texts } = await parts();
  const row = await db.selectFrom('api_token').selectAll().where('id', '=', secureId).executeTakeFirstOrThrow();
  return row.secret_encrypted && texts.decrypt(row.secret_encrypted);
};

const asked: { readonly address: string; readonly headers: http.IncomingHttpHeaders }[] = [];
/** Answers in place of the services outside, whose addresses do not exist. */
let answer: (response: http.ServerResponse) => void;
const outside = http.createServer((request, response) => {
  asked.push({ address: `${request.headers.host}${request.url}`, headers: request.headers });
  answer(response);
});
const real = https.request;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    outside.listen(0, '127.0.0.1', resolve);
  });
  const { port } = outside.address() as AddressInfo;
  // Where a call goes is checked before; what is not refused comes here, without encryption.
  https.request = ((url: URL, options: http.RequestOptions, done: (answer: http.IncomingMessage) => void) => {
    const headers = { ...(options.headers as object), host: url.host };
    const { lookup: _lookup, agent: _agent, ...rest } = options;
    return http.request({ ...rest, headers, host: '127.0.0.1', port, path: url.pathname }, done);
  }) as typeof https.request;
});
afterAll(() => {
  https.request = real;
  outside.closeAllConnections();
  outside.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = (response) => response.end('{}');
});
afterEach(() => server.current.setNow(seedDate));

test('of a secret only its end is shown, sent back unchanged or refused it stays', async () => {
  const shown = await read(idOf('SMS_GATEWAY'));
  expect(shown.secret).toBe('••••0001');
  expect((await update('SMS_GATEWAY', { name: 'Gerbang pesan' })).status).toBe(200);
  for (const secret of [' abc', 'ab\u200Bc'])
    expect((await update('SMS_GATEWAY', { secret })).body.errors?.[0]?.code).toBe('SECRET_SIGNS');
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
  answer = (response) => response.writeHead(401).end('rahasia dari luar');
  const refused = await test();
  expect(refused.result).toMatchObject({ result: 'REFUSED', httpCode: 401 });
  expect(refused.text).not.toContain('rahasia dari luar');
  const expected = Buffer.from('konsol-dukcapil:contoh-rahasia-dukcapil-0001').toString('base64');
  expect(asked[0]?.headers.authorization).toBe(`Basic ${expected}`);
  answer = (response) => response.destroy();
  expect((await test()).result).toEqual({ result: 'UNREACHABLE', httpCode: null, milliseconds: null });
  await update('DUKCAPIL', { timeoutMs: 1_000 });
  answer = () => undefined;
  expect((await test()).result).toMatchObject({ result: 'TIMEOUT' });
  expect(await read(idOf('DUKCAPIL'))).toMatchObject({ lastCheckResult: 'TIMEOUT' });
});

test('an OAuth client fetches tokens before they end; after three failures admins get one notice', async () => {
  const secureId = idOf('FINANCING_CORE');
  await update('FINANCING_CORE', {
    autoRefresh: true,
    expiresAt: new Date(seedDate.getTime() + 3_600_000).toISOString(),
  });
  answer = (response) => response.writeHead(503).end('gagal');
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
  answer = (response) => response.end(JSON.stringify({ access_token: 'token-akses', expires_in: 86_400 }));
  expect(await refreshEnding(await parts())).toEqual({ read: 1, done: 1, failed: 0 });
  expect(await refreshEnding(await parts())).toMatchObject({ read: 0 });
  await server.current.call(calls.test, maker, { parameters: { secureId } });
  expect(asked.at(-1)?.headers.authorization).toBe('Bearer token-akses');
});

test.each([
  ['baseUrl', 'https://127.0.0.2/api'],
  ['baseUrl', 'https://169.254.169.254/latest'],
  ['baseUrl', 'https://10.20.30.40:8443/api'],
  ['baseUrl', 'https://[::ffff:192.168.0.1]/api'],
  ['baseUrl', 'https://db.localhost/api'],
  ['refreshUrl', 'https://metadata.google.internal/token'],
])('no service of the own network is called: %s %s', async (field, address) => {
  const { body } = await update('MAP', { [field]: address, secret: 'rahasia-sendiri-yang-panjang' });
  expect(body.errors).toMatchObject([{ field, code: 'INNER_ADDRESS' }]);
});

test('a service that was stored with an inner address before is not called either, open or closed', async () => {
  const { db } = server.current.database;
  const tested = async (address: string) => {
    await db.updateTable('api_token').set({ base_url: address }).where('id', '=', idOf('LIVENESS')).execute();
    return (await server.current.call(calls.test, maker, { parameters: { secureId: idOf('LIVENESS') } })).result;
  };
  const { port } = outside.address() as AddressInfo;
  const refused = { result: 'INNER', httpCode: null, milliseconds: null };
  expect(await tested(`https://127.0.0.2:${port}/x`)).toEqual(refused);
  expect(await tested('https://127.0.0.2:1/x')).toEqual(refused);
  expect(asked).toEqual([]);
});

test.each([
  ['host', { baseUrl: 'https://pencuri.contoh.net/api' }],
  ['port', { baseUrl: 'https://peta.contoh.id:8443/api' }],
  ['host of new tokens', { refreshUrl: 'https://pencuri.contoh.net/token' }],
])('another %s needs the secret again, and the earlier one does not come back to it', async (_what, changes) => {
  const secureId = idOf('MAP');
  const before = await secretOf(secureId);
  expect((await update('MAP', changes)).body.errors).toMatchObject([{ field: 'secret', code: 'SECRET_FOR_HOST' }]);
  expect((await update('MAP', { baseUrl: 'https://peta.contoh.id/v2' })).status).toBe(200);
  expect((await update('MAP', { ...changes, secret: 'rahasia-lain-yang-panjang' })).status).toBe(200);
  const { version, rollBackUntil, secret } = await read(secureId);
  expect([rollBackUntil, secret]).toEqual([null, '••••jang']);
  const back = { secureId, version, reason };
  expect((await server.current.call(calls.rollBack, maker, { body: back })).body.code).toBe('NO_EARLIER_SECRET');
  const again = { baseUrl: 'https://peta.contoh.id/api', refreshUrl: null, secret: before };
  expect((await update('MAP', again)).status).toBe(200);
});
