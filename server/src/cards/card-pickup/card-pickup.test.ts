// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { extensionRefusal, pickUpCalls, pickUps, type PickUp } from '@console/contracts/cards/card-pickup';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { officeOf, seedMember, seedOfficeCodes } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Caller } from '../../platform/context.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { partnersModule } from '../partners/module.ts';
import { expirePickUps } from './expire.ts';
import { pickUpModule } from './module.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';

const gateway = useGateway();
const { sent } = gateway;
const server = useServer({ modules: [partnersModule, pickUpModule], configuration: gateway.configuration });
const db = () => server.current.database.db;
const calls = callsOf(pickUps);
const privilege = 'card-pickup:browse';
const officeFor = (member: number) => seedOfficeCodes[officeOf(member) - 1] as string;
const counters = new Map<string, Caller>();
/** A user of an office's counter. */
function counter(officeCode: string): Caller {
  const known =
    counters.get(officeCode) ??
    testCaller(
      `LOKET${officeCode}`,
      { [privilege]: 'Input' },
      { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
    );
  counters.set(officeCode, known);
  return known;
}
const at = (member: number) => counter(officeFor(member));
const call = (name: keyof typeof pickUpCalls, caller: Caller, body: object) =>
  server.current.call(pickUpCalls[name], caller, { body });
const find = (member: number, term: string, caller = at(member)) => call('find', caller, { term });
const detail = async (secureId: string) =>
  (await server.current.call(calls['detail'], admin, { parameters: { secureId } })).result as PickUp;
const idOf = (member: number) => seedDocumentId('pickup', String(member));
const cardNo = async (n: number) =>
  (await db().selectFrom('card').select('card_no').where('id', '=', seedCardId(n)).executeTakeFirstOrThrow()).card_no;

const picture = (username: string, size = 9_000, hash: string = randomUUID()) =>
  uploadedFile(db(), { module: 'card-pickup', uploaded_by: username, size, hash });

/** Completes a pick-up with valid input. */
async function handOver(member: number, n = member, rest: object = {}, secureId = idOf(member), caller = at(member)) {
  const { version } = await detail(secureId);
  const body = {
    secureId,
    version,
    cardNo: await cardNo(n),
    collector: 'SELF',
    ktpSeen: true,
    faceManual: true,
    photo: await picture(caller.username),
    signature: await picture(caller.username),
    ...rest,
  };
  return { body, answer: await call('complete', caller, body) };
}

beforeEach(() => {
  server.current.setNow(seedDate);
  sent.length = 0;
});
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('/card-pickup', () => {
  it('finds a member by each full number, and offers the waiting card', async () => {
    const { memberNo, nik, phone, name } = seedMember(238);
    for (const term of [memberNo, nik, phone, await cardNo(238)]) {
      const { result } = await find(238, term);
      expect(result).toMatchObject({
        member: { memberNo, name, nik: expect.stringMatching(/\*/), phone: expect.stringMatching(/\*/) },
        pickUp: { secureId: idOf(238), type: 'PERSONAL', state: 'WAITING' },
        stock: null,
        refusal: null,
      });
    }
    expect((await find(238, memberNo, counter('10040'))).status).toBe(404);
    expect((await find(238, '1000009999')).status).toBe(404);
  });

  it('a repeated hand-over with the same key returns the first answer', async () => {
    const { version } = await detail(idOf(237));
    const caller = at(237);
    const [photo, signature] = [await picture(caller.username), await picture(caller.username)];
    const checks = { collector: 'SELF', ktpSeen: true, faceManual: true, photo, signature };
    const body = { secureId: idOf(237), version, cardNo: await cardNo(237), ...checks };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => server.current.call(pickUpCalls.complete, caller, { body, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: 200, result: { state: 'COMPLETED' } });
    expect(second.body).toEqual(first.body);
  });

  it('hands a card over once, with all checks, and notifies the member', async () => {
    const { answer, body } = await handOver(239);
    expect(answer).toMatchObject({ status: 200, result: { state: 'COMPLETED' } });
    expect(await detail(idOf(239))).toMatchObject({
      state: 'COMPLETED',
      ktpSeen: true,
      faceManual: true,
      closedBy: at(239).username,
    });
    expect(
      await db().selectFrom('card').select(['status', 'place_id']).where('id', '=', seedCardId(239)).executeTakeFirst(),
    ).toEqual({ status: 'Picked_Up', place_id: memberId(239) });
    expect((await call('complete', at(239), body)).body).toMatchObject({ code: 'STALE_VERSION' });
    for (let tries = 0; sent.length === 0 && tries < 100; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sent).toMatchObject([
      { to: seedMember(239).phone, text: expect.stringContaining(String(await cardNo(239)).slice(-4)) },
    ]);
  });

  it.each<[string, number, object, string]>([
    ['another card', 240, { n: 241 }, 'WRONG_CARD'],
    ['an identity card that was not seen', 240, { ktpSeen: false }, 'IDENTITY_UNCHECKED'],
    ['neither face nor code', 240, { faceManual: false }, 'IDENTITY_UNCHECKED'],
    [
      'a proxy without a letter',
      240,
      { collector: 'PROXY', proxyName: 'Budi', proxyNik: '3174010101900001', proxyRelation: 'SPOUSE' },
      'PROXY_LETTER_REQUIRED',
    ],
  ])('refuses %s', async (_, member, { n = member, ...rest }: { n?: number }, code) => {
    expect((await handOver(member, n, rest)).answer.body).toMatchObject({ code });
    expect(await detail(idOf(member))).toMatchObject({ state: 'WAITING' });
  });

  it('refuses head office, other branches, large pictures and files of other users', async () => {
    expect((await handOver(240, 240, {}, idOf(240), admin)).answer.body).toMatchObject({ code: 'COUNTER_ONLY' });
    expect((await handOver(240, 240, {}, idOf(240), counter('10040'))).answer.status).toBe(404);
    expect((await handOver(240, 240, { photo: await picture(at(240).username, 3_000_000) })).answer.body).toMatchObject(
      { code: 'VALIDATION', errors: [{ field: 'photo', code: 'FILE_TOO_LARGE' }] },
    );
    expect((await handOver(240, 240, { signature: await picture('ORANGLAIN') })).answer.body).toMatchObject({
      errors: [{ field: 'signature', code: 'NOT_FOUND' }],
    });
  });

  it('refuses a repeated picture, its copy, and a score sent by the client', async () => {
    const { username } = at(241);
    const [one, copy] = [await picture(username, 9_000, 'same'), await picture(username, 9_000, 'same')];
    for (const signature of [one, copy])
      expect((await handOver(241, 241, { photo: one, signature })).answer.body).toMatchObject({
        code: 'VALIDATION',
        errors: [{ field: 'signature', code: 'SAME_FILE' }],
      });
    const scored = await handOver(241, 241, { faceManual: false, faceScore: 99 });
    expect(scored.answer.body).toMatchObject({ code: 'IDENTITY_UNCHECKED' });
  });

  it('refuses an inactive member, and a card past its deadline until it is extended', async () => {
    await db().updateTable('member').set({ status: 'inactive' }).where('id', '=', memberId(242)).execute();
    expect((await handOver(242)).answer.body).toMatchObject({ code: 'MEMBER_NOT_ACTIVE' });
    server.current.setNow(new Date('2026-03-17T08:00:00+07:00'));
    expect((await handOver(250)).answer.body).toMatchObject({ code: 'PICKUP_EXPIRED' });
    const reasonId = seedId('reasons-for-extension', 'SICK');
    const { version } = await detail(idOf(250));
    expect((await call('extend', at(250), { secureId: idOf(250), version, reasonId, days: 31 })).body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'days', code: 'RANGE' }],
    });
    expect((await call('extend', at(250), { secureId: idOf(250), version, reasonId, days: 30 })).result).toMatchObject({
      state: 'WAITING',
      deadline: '2026-04-16',
    });
    expect(
      (await call('extend', at(250), { secureId: idOf(250), version: version + 1, reasonId, days: 10 })).result,
    ).toMatchObject({ deadline: '2026-04-26' });
    expect(
      (await call('extend', at(250), { secureId: idOf(250), version: version + 2, reasonId, days: 10 })).body,
    ).toMatchObject({ code: 'EXTENSION_LIMIT' });
    // The page uses the same rule to show that no extension is left.
    const { extensionCount, extensionLimit } = await detail(idOf(250));
    expect(extensionRefusal(extensionCount - 1, extensionLimit)).toBeUndefined();
    expect(extensionRefusal(extensionCount, extensionLimit)).toMatchObject({ code: 'EXTENSION_LIMIT' });
    expect((await handOver(250)).answer.status).toBe(200);
  });

  it('expires overdue pick-ups once and reminds 14 and 3 days before', async () => {
    const texts = protectedText(Buffer.alloc(32, 7));
    const run = () => expirePickUps(server.current.app.services, texts);
    server.current.setNow(new Date('2026-03-20T01:00:00+07:00'));
    await run();
    expect(await detail(idOf(249))).toMatchObject({ state: 'EXPIRED' });
    expect(
      await db()
        .selectFrom('card')
        .select(['status', 'stock_class'])
        .where('id', '=', seedCardId(249))
        .executeTakeFirst(),
    ).toEqual({ status: 'Branch', stock_class: 'waiting' });
    const first = sent.length;
    expect(first).toBeGreaterThan(0);
    await run();
    expect(sent).toHaveLength(first);
    const { version } = await detail(idOf(249));
    expect(
      (
        await call('extend', at(249), {
          secureId: idOf(249),
          version,
          reasonId: seedId('reasons-for-extension', 'HOLIDAY'),
          days: 14,
        })
      ).result,
    ).toMatchObject({ state: 'WAITING', deadline: '2026-04-03' });
    expect((await handOver(249)).answer.status).toBe(200);
  });
});

describe('the one-time code', () => {
  const codeOf = () => /(\d{6})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('goes to the registered phone and replaces the comparison of faces', async () => {
    const secureId = idOf(243);
    expect((await call('otp', at(243), { secureId })).result).toMatchObject({
      seconds: 180,
      sentTo: expect.stringMatching(/\*/),
    });
    expect(sent).toMatchObject([{ to: seedMember(243).phone }]);
    expect((await call('otp', at(243), { secureId })).body).toMatchObject({ code: 'OTP_TOO_SOON' });
    expect((await call('verify', at(243), { secureId, otp: wrong(codeOf()) })).body).toMatchObject({
      code: 'OTP_FAILED',
    });
    expect((await call('verify', at(243), { secureId, otp: codeOf() })).status).toBe(200);
    expect((await handOver(243, 243, { faceManual: false })).answer.status).toBe(200);
    expect((await detail(secureId)).otpVerifiedAt).not.toBeNull();
  });

  it('becomes invalid after three wrong attempts or its time limit', async () => {
    const secureId = idOf(244);
    await call('otp', at(244), { secureId });
    const code = codeOf();
    for (let tries = 0; tries < 3; tries += 1) await call('verify', at(244), { secureId, otp: wrong(code) });
    expect((await call('verify', at(244), { secureId, otp: code })).body).toMatchObject({ code: 'OTP_FAILED' });
    server.current.setNow(new Date(seedDate.getTime() + 61_000));
    await call('otp', at(244), { secureId });
    server.current.setNow(new Date(seedDate.getTime() + 61_000 + 181_000));
    expect((await call('verify', at(244), { secureId, otp: codeOf() })).body).toMatchObject({ code: 'OTP_FAILED' });
  });
});

describe('a card from stock', () => {
  /** Member 131 has an e-card and belongs to office 11, whose free stock starts at n = 441. */
  it('is held while it is open and replaces the e-card', async () => {
    const { result } = await find(131, seedMember(131).memberNo);
    expect(result).toMatchObject({ pickUp: null, stock: { replacesECard: true } });
    const opened = await call('open', at(131), { memberId: memberId(131), cardNo: await cardNo(442) });
    expect(opened).toMatchObject({ status: 200, result: { type: 'STOCK', state: 'IN_PROGRESS' } });
    expect((await call('open', at(131), { memberId: memberId(131), cardNo: await cardNo(443) })).body).toMatchObject({
      code: 'PICKUP_OPEN',
    });
    expect((await handOver(131, 442, {}, opened.result.secureId)).answer.status).toBe(200);
    const [plastic, ecard] = await Promise.all(
      [442, 131].map((n) =>
        db()
          .selectFrom('card')
          .select(['status', 'holder_member_id', 'replaces_card_id', 'replaced_by_card_id'])
          .where('id', '=', seedCardId(n))
          .executeTakeFirst(),
      ),
    );
    expect(plastic).toMatchObject({
      status: 'Picked_Up',
      holder_member_id: memberId(131),
      replaces_card_id: seedCardId(131),
    });
    expect(ecard).toMatchObject({ status: 'Cancelled', replaced_by_card_id: seedCardId(442) });
  });

  it('returns to the safe when the hand-over is cancelled', async () => {
    const opened = await call('open', at(143), { memberId: memberId(143), cardNo: await cardNo(444) });
    const { secureId, version } = opened.result;
    expect(
      (await call('cancel', at(143), { secureId, version, reason: 'member berubah pikiran' })).result,
    ).toMatchObject({ state: 'CANCELLED' });
    expect(
      await db().selectFrom('card').select('stock_class').where('id', '=', seedCardId(444)).executeTakeFirst(),
    ).toEqual({ stock_class: 'free' });
    expect((await call('cancel', at(250), { secureId: idOf(248), version: 1, reason: 'bukan dari stok' })).status).toBe(
      404,
    );
  });

  it('is refused unless it is free stock and suits the member', async () => {
    expect((await find(71, seedMember(71).memberNo)).result).toMatchObject({
      refusal: { code: 'MEMBER_HAS_LIVE_CARD' },
    });
    expect((await find(307, seedMember(307).memberNo)).result).toMatchObject({
      refusal: { code: 'MEMBER_NOT_VERIFIED' },
    });
    expect((await find(311, seedMember(311).memberNo)).result).toMatchObject({
      refusal: { code: 'MEMBER_NOT_ACTIVE' },
    });
    expect((await call('open', at(155), { memberId: memberId(155), cardNo: await cardNo(71) })).body).toMatchObject({
      code: 'CARD_NOT_FREE',
    });
    // Member 145 is an employee of office 1.
    expect((await call('open', at(145), { memberId: memberId(145), cardNo: await cardNo(392) })).body).toMatchObject({
      code: 'TYPE_NOT_FOR_MEMBER',
    });
  });
});

describe('the list', () => {
  const list = async (query: object, caller: Caller = admin) =>
    (await server.current.call(calls['list'], caller, { query: { size: 100, ...query } })).result;
  it('searches by card, pick-up number, name and phone, within the branch', async () => {
    const one = await detail(idOf(245));
    for (const search of [one.cardNo, one.pickUpNo, one.memberName.slice(0, 9), seedMember(245).phone])
      expect((await list({ search })).rows.map(({ secureId }: PickUp) => secureId)).toContain(idOf(245));
    const { rows } = await list({}, counter('10040'));
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ branch: name }: PickUp) => name.slice(0, 5)))).toEqual(new Set(['10040']));
    server.current.setNow(new Date('2026-09-01T08:00:00+07:00'));
    expect(
      (await list({ overdue: true })).rows.every(({ state }: PickUp) => ['WAITING', 'EXPIRED'].includes(state)),
    ).toBe(true);
    const [all, late, timely] = [
      (await list({})).total,
      (await list({ overdue: true })).total,
      (await list({ overdue: false })).total,
    ];
    expect([late > 0, timely]).toEqual([true, all - late]);
  });
});
