// Long: the rules of one module on one server with its fixtures.
import { randomUUID } from 'node:crypto';
import { callsOf } from '@console/contracts/core/resource';
import { accountCalls, memberAccounts } from '@console/contracts/membership/member-management';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { lastLinkOf } from './accounts.fixtures.ts';
import { disableAccounts } from './follow-members.ts';
import { keepAccounts } from './jobs.ts';
import { memberManagementModule } from './module.ts';
import { accountId } from './seed.ts';

const gateway = useGateway();
const server = useServer({ modules: [memberManagementModule], configuration: gateway.configuration });
const calls = callsOf(memberAccounts);
const db = () => server.current.database.db;
const levels = { '*': 'Full Access' };
const head = testCaller('HOOPS01', levels);
const ofBranch = (officeCode: string, level = 'Full Access') =>
  testCaller(
    `CAB${officeCode}`,
    { '*': level },
    {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branchId('SPEKTRA', officeCode)], mraIds: [] },
    },
  );
const branchOf = (i: number) => ofBranch(seedMember(i).officeCode);
const memberNo = (i: number) => String(1_000_000_000 + i);
const reason = { reason: 'alasan pengujian' };
const pin = '258014';

const detail = async (secureId: string, caller = admin) =>
  (await server.current.call(calls.detail, caller, { parameters: { secureId } })).result;
const open = (i: number, { by = branchOf(i), channels = ['APP'] as string[] } = {}) =>
  server.current.call(calls.create, by, {
    body: { memberNo: memberNo(i), channels },
    headers: { 'idempotency-key': randomUUID() },
  });
type Act = 'lock' | 'unlock' | 'disable' | 'enable' | 'resend' | 'reset-pin' | 'revoke-sessions' | 'take-phone';
const act = async (name: Act, secureId: string, { by = head, values = {} as object } = {}) => {
  const { version } = await detail(secureId);
  const asks = !['resend', 'take-phone'].includes(name);
  return server.current.call(calls[name], by, {
    body: { secureId, version, ...(asks ? reason : {}), ...values } as never,
  });
};
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
let source: ReturnType<typeof makeSource> | undefined;
/** Headers of an application that is let into accounts. */
const sourceHeaders = async () =>
  (await (source ??= makeSource(server.current, { allowedServices: ['member-management'] }))).headers;
const publish = async (call: keyof typeof accountCalls, body: object, headers?: object) =>
  server.current.call(accountCalls[call] as never, null, {
    body,
    headers: (headers ?? (await sourceHeaders())) as never,
  });
const signIn = (i: number, different: object = {}) =>
  publish('signIn', {
    phone: seedMember(i).phone,
    pin,
    channel: 'APP',
    deviceId: `perangkat-uji-${i}`,
    model: 'Pixel 9',
    ...different,
  });
/** An account that the member has activated. */
async function activated(i: number): Promise<string> {
  const { result } = await open(i);
  const { status } = await publish('setPin', { link: await lastLinkOf(server.current, result.secureId), pin });
  expect(status).toBe(200);
  return result.secureId;
}
const activity = async (secureId: string, caller = head) =>
  (await server.current.call(accountCalls.activity, caller, { parameters: { secureId } })).result;
async function identify(secureId: string, i: number, by = head): Promise<void> {
  const { nik, mothersName } = seedMember(i);
  const parameters = { secureId };
  const named = await server.current.call(accountCalls.compareName, by, { parameters, body: { name: mothersName } });
  const carded = await server.current.call(accountCalls.compareNik, by, { parameters, body: { nik } });
  expect([named.result, carded.result]).toEqual([{ matched: true }, { matched: true }]);
}

test('260 accounts in all states, found by phone, number and name, and by how they were used', async () => {
  const list = async (query: object, by = admin) =>
    (await server.current.call(calls.list, by, { query: query as never })).result;
  expect((await list({})).total).toBe(260);
  expect(await codeOf(server.current.call(calls.list, branchOf(17)))).toBe('NARROW_FILTER');
  expect((await list({ state: 'ACTIVE' }, branchOf(17))).total).toBeGreaterThan(0);
  const totals = async (state: string) => (await list({ state })).total;
  expect([await totals('LOCKED'), await totals('PENDING_ACTIVATION'), await totals('DISABLED')]).toEqual([12, 8, 3]);
  const { phone, name } = seedMember(17);
  expect((await list({ search: phone })).rows).toMatchObject([{ memberNo: memberNo(17) }]);
  expect((await list({ search: memberNo(17) })).rows).toMatchObject([{ memberName: name }]);
  expect((await list({ search: name.slice(0, 6) })).total).toBeGreaterThan(0);
  const never = await list({ neverSignedIn: true });
  const used = await list({ neverSignedIn: false });
  expect(never.total + used.total).toBe(260);
  expect(used.rows[0].username).toMatch(/\*/);
  expect((await list({ channel: 'PWA' })).total).toBeLessThan(260);
  const day = seedDate.toISOString().slice(0, 10);
  expect((await list({ from: day, to: day })).total).toBeLessThan(used.total);
});

test('an account is opened once, for an active member of the own branch whose number is not barred', async () => {
  expect(await codeOf(open(261, { by: ofBranch(seedMember(262).officeCode) }))).toBe('VALIDATION');
  const faults = async (answer: ReturnType<typeof open>) =>
    (await answer).body.errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  expect(await faults(open(1))).toEqual(['memberNo ACCOUNT_EXISTS']);
  expect(await faults(open(310))).toEqual(['memberNo MEMBER_NOT_ACTIVE']);
  expect(await faults(open(9_000, { by: admin }))).toEqual(['memberNo NOT_FOUND']);
  const answers = await Promise.all([open(261), open(261)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const { secureId } = answers.find(({ status }) => status === 200)!.result;
  expect(await detail(secureId)).toMatchObject({ state: 'PENDING_ACTIVATION', memberNo: memberNo(261) });
  expect(await codeOf(server.current.call(calls.detail, branchOf(262), { parameters: { secureId } }))).toBe(
    'NOT_FOUND',
  );
});

test('the link goes to the phone once, and sets the PIN once', async () => {
  const { result } = await open(262);
  const { app } = server.current;
  const texts = await protectionOf(app.services);
  const before = gateway.sent.length;
  await keepAccounts(app.services, texts);
  await keepAccounts(app.services, texts);
  const link = await lastLinkOf(server.current, result.secureId);
  const sent = gateway.sent.slice(before).filter(({ to }) => to === seedMember(262).phone);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.text).toContain(link);
  expect(await signIn(262)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  expect((await publish('setPin', { link, pin: '111111' })).body.code).toBe('VALIDATION');
  expect((await publish('setPin', { link, pin: '123456' })).body.code).toBe('VALIDATION');
  const [id = ''] = link.split('.');
  expect((await publish('setPin', { link: `${id}.${'a'.repeat(43)}`, pin })).body.code).toBe('LINK_OVER');
  expect((await publish('setPin', { link, pin }, {})).body.code).toBe('SOURCE_DENIED');
  expect((await publish('setPin', { link, pin })).result).toEqual({ state: 'ACTIVE' });
  expect((await publish('setPin', { link, pin })).body.code).toBe('LINK_OVER');
  expect(await detail(result.secureId)).toMatchObject({ state: 'ACTIVE' });
});

test('activation is sent again three times a day at most, and only the last link works', async () => {
  const { result } = await open(263);
  const first = await lastLinkOf(server.current, result.secureId);
  expect((await act('resend', result.secureId)).status).toBe(200);
  expect((await publish('setPin', { link: first, pin })).body.code).toBe('LINK_OVER');
  expect((await act('resend', result.secureId)).status).toBe(200);
  expect(await codeOf(act('resend', result.secureId))).toBe('LINK_LIMIT');
  const link = await lastLinkOf(server.current, result.secureId);
  server.current.setNow(new Date(seedDate.getTime() + 25 * 3_600_000));
  expect((await publish('setPin', { link, pin })).body.code).toBe('LINK_OVER');
  server.current.setNow(seedDate);
});

test('a member signs in on two devices, and on a third once staff unbind one', async () => {
  const secureId = await activated(264);
  const [first, second] = [await signIn(264), await signIn(264, { deviceId: 'perangkat-lain' })];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await signIn(264, { deviceId: 'perangkat-ketiga' })).toMatchObject({ body: { code: 'DEVICE_LIMIT' } });
  expect(await signIn(264, { channel: 'PWA' })).toMatchObject({ body: { code: 'CHANNEL_CLOSED' } });
  expect((await publish('session', { session: first.result.session })).result.memberNo).toBe(memberNo(264));
  const { version } = await detail(secureId);
  const unbound = await server.current.call(accountCalls.unbind, branchOf(264), {
    body: { secureId, version, deviceId: 'perangkat-lain', ...reason },
  });
  expect(unbound.status).toBe(200);
  expect((await publish('session', { session: second.result.session })).body.code).toBe('SESSION_OVER');
  expect((await signIn(264, { deviceId: 'perangkat-ketiga' })).status).toBe(200);
  const shown = await activity(secureId);
  expect(shown.devices.map(({ deviceId }: { deviceId: string }) => deviceId)).toEqual([
    'perangkat-ketiga',
    'perangkat-uji-264',
  ]);
  expect(shown).toMatchObject({ sessions: 2, phoneChanged: false });
  expect(shown.signIns.map(({ result }: { result: string }) => result)).toEqual([
    'OK',
    'CHANNEL',
    'DEVICE_LIMIT',
    'OK',
    'OK',
  ]);
  expect((await act('revoke-sessions', secureId)).status).toBe(200);
  expect((await publish('session', { session: first.result.session })).body.code).toBe('SESSION_OVER');
});

test('five wrong PINs at once lock the account for half an hour, and end its sessions', async () => {
  const secureId = await activated(265);
  const { result } = await signIn(265);
  const wrong = await Promise.all(Array.from({ length: 5 }, () => signIn(265, { pin: '999990' })));
  expect(wrong.map(({ body }) => body.code)).toEqual(Array.from({ length: 5 }, () => 'SIGN_IN_FAILED'));
  expect(await detail(secureId)).toMatchObject({ state: 'LOCKED', lockKind: 'PIN', failedAttempts: 5 });
  const unknown = () => signIn(9_999, { phone: '081299998888' });
  const locked = [await signIn(265), await signIn(265, { pin: '999990' }), await unknown()];
  expect(new Set(locked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect((await publish('session', { session: result.session })).body.code).toBe('SESSION_OVER');
  expect(await unknown()).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
  await keepAccounts(server.current.app.services, await protectionOf(server.current.app.services));
  expect(await detail(secureId)).toMatchObject({ state: 'ACTIVE', failedAttempts: 0, lockKind: null });
  expect((await signIn(265)).status).toBe(200);
  server.current.setNow(seedDate);
});

test('staff lock without end, and unlock after they themselves identified the member in two ways', async () => {
  const secureId = await activated(266);
  expect((await act('lock', secureId, { by: branchOf(266) })).result.state).toBe('LOCKED');
  expect(await signIn(266)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  expect(await codeOf(act('unlock', secureId))).toBe('MEMBER_NOT_IDENTIFIED');
  const parameters = { secureId };
  const wrong = await server.current.call(accountCalls.compareNik, head, {
    parameters,
    body: { nik: seedMember(1).nik },
  });
  expect(wrong.result).toEqual({ matched: false });
  await identify(secureId, 266);
  expect((await activity(secureId)).identifiedBy).toEqual(['KTP', 'MAIDEN_NAME']);
  expect(await codeOf(act('unlock', secureId, { by: branchOf(266) }))).toBe('MEMBER_NOT_IDENTIFIED');
  expect((await act('unlock', secureId)).result.state).toBe('ACTIVE');
  expect((await signIn(266)).status).toBe(200);
  server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
  await act('lock', secureId);
  expect(await codeOf(act('unlock', secureId))).toBe('MEMBER_NOT_IDENTIFIED');
  server.current.setNow(seedDate);
});

test('a PIN is reset by a link after a code and the identity card, and the earlier one ends', async () => {
  const secureId = await activated(267);
  const parameters = { secureId };
  expect(await codeOf(act('reset-pin', secureId))).toBe('MEMBER_NOT_IDENTIFIED');
  const { result } = await server.current.call(accountCalls.otp, head, { parameters });
  expect(result.sentTo).toMatch(/\*/);
  const { text } = gateway.sent.findLast(({ to }) => to === seedMember(267).phone)!;
  const [otp = ''] = /\d{6}/.exec(text) ?? [];
  expect(text).toContain('Kode akun Anda');
  const verify = (code: string) => server.current.call(accountCalls.verify, head, { parameters, body: { otp: code } });
  expect((await verify(otp === '000000' ? '000001' : '000000')).body.code).toBe('OTP_FAILED');
  expect((await verify(otp)).status).toBe(200);
  await server.current.call(accountCalls.compareNik, head, { parameters, body: { nik: seedMember(267).nik } });
  expect((await activity(secureId)).identifiedBy).toEqual(['KTP', 'OTP']);
  expect((await act('reset-pin', secureId)).status).toBe(200);
  expect((await signIn(267)).status).toBe(200);
  await publish('setPin', { link: await lastLinkOf(server.current, secureId), pin: '730164' });
  expect(await signIn(267)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  expect((await signIn(267, { pin: '730164' })).status).toBe(200);
});

test('head office disables and enables; a member who is no longer active has no account in use', async () => {
  const secureId = await activated(268);
  expect(await codeOf(act('disable', secureId, { by: branchOf(268) }))).toBe('HEAD_OFFICE_ONLY');
  expect((await act('disable', secureId)).result.state).toBe('DISABLED');
  expect(await signIn(268)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  expect((await act('enable', secureId)).result.state).toBe('ACTIVE');
  const { result } = await signIn(268);
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('member').set({ status: 'blocked' }).where('id', '=', memberId(268)).execute();
      await disableAccounts(tx, [memberId(268), memberId(1)], seedDate);
      await disableAccounts(tx, [memberId(268)], seedDate);
    });
  expect(await detail(secureId)).toMatchObject({ state: 'DISABLED' });
  expect(await detail(accountId(1))).toMatchObject({ state: 'ACTIVE' });
  expect((await publish('session', { session: result.session })).body.code).toBe('SESSION_OVER');
  expect(await codeOf(act('enable', secureId))).toBe('MEMBER_NOT_ACTIVE');
  const { rows } = (await server.current.call(calls.history, admin, { parameters: { secureId } })).result;
  expect(rows[0]).toMatchObject({
    action: 'DISABLE',
    changes: [{ field: 'state', before: 'ACTIVE', after: 'DISABLED' }],
  });
});

test('a barred number locks its account, which is active again once it is barred no more', async () => {
  const secureId = await activated(269);
  const { app } = server.current;
  const texts = await protectionOf(app.services);
  const bar = async (state: string) => {
    await sql`insert into blacklist_phone (id, created_by, updated_by, phone_encrypted, phone_hash, category, note,
        source, effective_from, state, editors, requested_by)
      values (${memberId(269)}, 'UJI', 'UJI', ${texts.encrypt(seedMember(269).phone)},
        ${texts.hash(seedMember(269).phone)}, 'FRAUD', 'nomor penipuan', 'SCREEN', '2020-01-01', ${state}, '{}', 'UJI')
      on conflict (id) do update set state = excluded.state`.execute(db());
  };
  await bar('ACTIVE');
  expect(await signIn(269)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  await keepAccounts(app.services, texts);
  await keepAccounts(app.services, texts);
  expect(await detail(secureId)).toMatchObject({ state: 'LOCKED', lockKind: 'BLACKLIST' });
  await identify(secureId, 269);
  expect(await codeOf(act('unlock', secureId))).toBe('PHONE_BLACKLISTED');
  await bar('REMOVED');
  await keepAccounts(app.services, texts);
  expect(await detail(secureId)).toMatchObject({ state: 'ACTIVE', lockKind: null });
  expect((await signIn(269)).status).toBe(200);
});

test('the username follows the phone of the member only when it is taken over', async () => {
  const secureId = await activated(270);
  expect(await codeOf(act('take-phone', secureId))).toBe('PHONE_UNCHANGED');
  const texts = await protectionOf(server.current.app.services);
  const phone = '081277770270';
  const change = (to: string, i = 270) =>
    db()
      .updateTable('member')
      .set({ phone_encrypted: texts.encrypt(to), phone_hash: texts.hash(to) })
      .where('id', '=', memberId(i))
      .execute();
  // The account of member 1 keeps the number that member 270 has now.
  await change('081277770001', 1);
  await change(seedMember(1).phone);
  expect(await codeOf(act('take-phone', secureId))).toBe('ACCOUNT_EXISTS');
  await change(phone);
  expect((await activity(secureId)).phoneChanged).toBe(true);
  expect((await act('take-phone', secureId)).status).toBe(200);
  expect(await signIn(270)).toMatchObject({ body: { code: 'SIGN_IN_FAILED' } });
  expect((await signIn(270, { phone })).status).toBe(200);
  const revealed = await server.current.call(calls.reveal, admin, {
    parameters: { secureId },
    body: { field: 'username', reason: 'memeriksa nomor member' },
  });
  expect(revealed.result.value).toBe(phone);
});

test('channels are changed, the member is not', async () => {
  const { secureId, version } = await detail(accountId(7));
  const body = { secureId, version, memberNo: memberNo(7), channels: ['PWA'] };
  expect((await server.current.call(calls.update, branchOf(7), { body })).result).toMatchObject({ channels: ['PWA'] });
  const other = { ...body, version: version + 1, memberNo: memberNo(8) };
  expect((await server.current.call(calls.update, branchOf(7), { body: other })).status).toBe(422);
  const viewer = ofBranch(seedMember(7).officeCode, 'View Only');
  expect((await server.current.call(calls.update, viewer, { body })).status).toBe(403);
});
