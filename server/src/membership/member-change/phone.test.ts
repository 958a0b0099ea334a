import { memberChangeCalls as calls } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import type { Caller } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { accountId } from '../member-management/seed.ts';
import { sendWaiting } from '../member-sms/outbox.ts';
import { memberMessages } from '../member-sms/texts.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { branchOf, changesOn, faultsOf, maker } from './changes.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules, configuration: gateway.configuration });
const db = () => server.current.database.db;
const { stored, change, decide, listed, identity } = changesOn(server);
/** Every call a minute and a half after the one before: codes are sent at most once a minute. */
let time = seedDate.getTime();
beforeEach(() => server.current.setNow(new Date((time += 90_000))));

const numberOf = (i: number) => `0813${String(55_000_000 + i).padStart(8, '0')}`;
const sendCode = (i: number, phone: string, by: Caller = maker) =>
  server.current.call(calls.otp, by, { parameters: { secureId: memberId(i) }, body: { phone } });
const codeOf = () => /\b(\d{6})\b/.exec(gateway.sent.at(-1)!.text)![1]!;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (i: number, otp: string, { phone = numberOf(i), by = maker }: { phone?: string; by?: Caller } = {}) =>
  change('phone', i, { phone, otp }, { reason: 'PHONE_NEW', by });
const requested = async (i: number, by?: Caller) => {
  expect((await sendCode(i, numberOf(i), by)).status).toBe(200);
  return ask(i, codeOf(), by ? { by } : {});
};
const send = async () =>
  sendWaiting(
    server.current.app.services,
    await protectionOf(server.current.app.services),
    memberMessages(server.current.app).current,
  );

test('the code goes to the new number once a minute, and is worth something for that number alone', async () => {
  const { result } = await sendCode(61, numberOf(61));
  expect(result).toMatchObject({ sentTo: expect.stringMatching(/\*/) });
  expect(gateway.sent.at(-1)).toMatchObject({ to: numberOf(61), text: expect.stringContaining('Kode ganti nomor') });
  expect((await sendCode(61, numberOf(61))).body.code).toBe('OTP_TOO_SOON');
  const code = codeOf();
  expect((await ask(61, wrong(code))).body).toMatchObject({ code: 'OTP_FAILED' });
  expect((await ask(61, code, { phone: numberOf(62) })).body.code).toBe('OTP_FAILED');
  expect((await ask(61, code)).result).toMatchObject({ state: 'PENDING' });
  expect((await ask(61, code)).body.code).toBe('CHANGE_PENDING');
});

test('after the wrong codes that the setting allows only a new code helps', async () => {
  await sendCode(63, numberOf(63));
  const code = codeOf();
  for (let tries = 0; tries < 3; tries += 1) await ask(63, wrong(code));
  expect((await ask(63, code)).body.code).toBe('OTP_FAILED');
  server.current.setNow(new Date((time += 90_000)));
  expect((await requested(63)).status).toBe(200);
});

test('a number of another member or a barred one gets no code, and another branch sends none', async () => {
  const sent = gateway.sent.length;
  expect(faultsOf(await sendCode(64, seedMember(65).phone))).toEqual(['phone DUPLICATE']);
  expect(faultsOf(await sendCode(64, seedMember(64).phone))).toEqual(['phone NOTHING_CHANGED']);
  const barred = await db()
    .selectFrom('blacklist_phone')
    .select('phone_encrypted')
    .where('state', '=', 'ACTIVE')
    .where('phone_hash', 'not in', db().selectFrom('member').select('phone_hash'))
    .limit(1)
    .executeTakeFirstOrThrow();
  const texts = await protectionOf(server.current.app.services);
  expect((await sendCode(64, texts.decrypt(barred.phone_encrypted))).body.code).toBe('PHONE_BLACKLISTED');
  expect((await sendCode(64, numberOf(64), branchOf(65))).status).toBe(404);
  expect((await ask(64, '123456', { by: branchOf(65) })).status).toBe(404);
  expect(gateway.sent).toHaveLength(sent);
});

test('once approved, history, account and both numbers follow, once; sessions of the account end', async () => {
  const { result } = await requested(66);
  await sql`insert into member_session (hash, account_id, device_id, channel, started_at, expires_at)
    values ('uji-66', ${accountId(66)}, 'perangkat-uji', 'APP', now(), now() + interval '1 day')`.execute(db());
  const before = await stored(66);
  const answers = await Promise.all([decide('approve', result), decide('approve', result)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = await stored(66);
  expect(after.phone_hash).not.toBe(before.phone_hash);
  const account = await db()
    .selectFrom('member_account')
    .select(['username_hash', 'updated_by'])
    .where('id', '=', accountId(66))
    .executeTakeFirstOrThrow();
  expect(account.username_hash).toBe(after.phone_hash);
  const session = await sql<{ over: boolean }>`select revoked_at is not null as over from member_session
    where hash = 'uji-66'`.execute(db());
  expect(session.rows).toEqual([{ over: true }]);
  const { rows } = await sql`select cs_id from member_phone_history where member_id = ${memberId(66)}
    and source = 'CMS' and selfie_file_id is not null and cs_id = ${maker.username}`.execute(db());
  expect(rows).toHaveLength(1);
  const sent = gateway.sent.length;
  expect(await Promise.all([send(), send()]).then((runs) => runs.reduce((sum, { done = 0 }) => sum + done, 0))).toBe(2);
  await send();
  const told = gateway.sent.slice(sent);
  expect(told.map(({ to }) => to).toSorted()).toEqual([seedMember(66).phone, numberOf(66)].toSorted());
  expect(told[0]!.text).toContain('nomor telepon Anda');
});

test('a number stays for 30 days unless an approver asks, and the former one is free', async () => {
  await decide('approve', (await requested(67)).result);
  server.current.setNow(new Date((time += 90_000)));
  const clerk = branchOf(67);
  const other = { parameters: { secureId: memberId(67) }, body: { phone: numberOf(167) } };
  expect((await server.current.call(calls.otp, clerk, other)).body.code).toBe('PHONE_CHANGED_RECENTLY');
  expect((await server.current.call(calls.otp, maker, other)).status).toBe(200);
  server.current.setNow(new Date((time += 90_000)));
  expect((await sendCode(68, seedMember(67).phone)).status).toBe(200);
});

test('of two members who ask for one number the second is refused when it is decided', async () => {
  const number = numberOf(70);
  const both = [];
  for (const i of [69, 70]) {
    await sendCode(i, number);
    both.push((await ask(i, codeOf(), { phone: number })).result);
  }
  const decided = await Promise.all(both.map((change_) => decide('approve', change_)));
  expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(
    (await listed({ state: 'PENDING', section: 'phone', memberId: memberId(69) })).total +
      (await listed({ state: 'PENDING', section: 'phone', memberId: memberId(70) })).total,
  ).toBe(1);
});

test('changes of the phone and of the identity wait side by side', async () => {
  expect((await change('identity', 71, await identity(71, { birthPlace: 'Sabang' }))).status).toBe(200);
  expect((await requested(71)).status).toBe(200);
});
