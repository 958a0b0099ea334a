// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';
import {
  replacementCalls,
  replacements,
  type FoundForReplacement,
  type MadeReplacement,
  type Replacement,
} from '@console/contracts/cards/replace-card-number';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { officeOf, seedMember, seedOfficeCodes } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { lossModule } from '../card-lost/module.ts';
import { closeLosses } from '../card-lost/close.ts';
import { pickUpModule } from '../card-pickup/module.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch, makeStock } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { seedRanges } from '../lifecycle/seed/ranges.ts';
import { partnersModule } from '../partners/module.ts';
import { replacementModule } from './module.ts';

const server = useServer({ modules: [partnersModule, pickUpModule, lossModule, replacementModule] });
const db = () => server.current.database.db;
const calls = callsOf(replacements);
const officeFor = (member: number) => seedOfficeCodes[officeOf(member) - 1] as string;
const levels = { 'replace-card-number:browse': 'Input', 'card-pickup:browse': 'Input' };
const counters = new Map<string, Caller>();
function counter(officeCode: string): Caller {
  const known =
    counters.get(officeCode) ??
    testCaller(`LOKET${officeCode}`, levels, {
      mappingType: 'BRANCH',
      scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] },
    });
  counters.set(officeCode, known);
  return known;
}
const head = (officeCode: string) =>
  testCaller(
    `KACAB${officeCode}`,
    { 'replace-card-number:browse': 'Approval' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
  );
const at = (member: number) => counter(officeFor(member));
const reason = (code: string) => seedId('card-reset-reason', code);
const type = (code: string) => seedId('card-types', code);
const call = (name: keyof typeof replacementCalls, caller: Caller, body: object) =>
  server.current.call(replacementCalls[name], caller, { body });
const find = async (member: number, body: object = { term: seedMember(member).memberNo }) =>
  (await call('find', at(member), body)).result as FoundForReplacement;
const card = (id: string) => db().selectFrom('card').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const cardOf = (n: number) => card(seedCardId(n));
const typeOf = (member: number) => type(seedMember(member).program);
const ask = (member: number, rest: object, caller = at(member), oldCardId = seedCardId(member)) =>
  call('create', caller, {
    memberId: memberId(member),
    oldCardId,
    resetReasonId: reason('NAME_CHANGE'),
    result: 'DIGITAL',
    cardTypeId: typeOf(member),
    ...rest,
  });
const detail = async (secureId: string) =>
  (await server.current.call(calls['detail'], admin, { parameters: { secureId } })).result as Replacement;

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('/replace-card-number', () => {
  it('finds the card by any number of the member or by the loss report', async () => {
    expect(await find(100)).toMatchObject({
      card: { cardStatus: 'Picked_Up', secureId: seedCardId(100) },
      lossNo: null,
      open: null,
      refusal: null,
      hasAddress: true,
      waiverNeedsApproval: true,
    });
    expect((await find(100)).reasons.map(({ name }) => name)).toContain('Kartu hilang');
    const lossId = seedDocumentId('loss', 'member-291');
    expect(await find(291, { lossId })).toMatchObject({
      member: { memberNo: seedMember(291).memberNo },
      card: { cardStatus: 'Lost' },
      lossNo: expect.stringMatching(/^LST-/),
      refusal: null,
    });
    expect((await call('find', counter('10010'), { lossId: seedDocumentId('loss', 'member-292') })).status).toBe(
      officeFor(292) === '10010' ? 200 : 404,
    );
  });

  it.each([
    [285, 'CARD_IN_TRANSIT'],
    [240, 'CARD_NOT_HELD'],
    [255, 'CARD_NOT_HELD'],
    [265, 'CARD_NOT_HELD'],
    [40, 'MEMBER_NOT_ACTIVE'],
    [319, 'NO_CARD_TO_REPLACE'],
  ])('the card of member %i cannot be replaced, with the reason', async (member, code) => {
    expect((await find(member)).refusal).toMatchObject({ code });
    if (code !== 'NO_CARD_TO_REPLACE') expect((await ask(member, {})).body.code).toBe(code);
  });

  it('a replaced number is reported differently from an unknown one', async () => {
    const old = await cardOf(531);
    expect((await call('find', at(1), { term: old.card_no })).body).toMatchObject({
      code: 'FOUND_AFTER_REPLACEMENT',
      message: expect.stringContaining((await cardOf(1)).card_no),
    });
  });

  it('an e-card replaces the old number in one transaction', async () => {
    const created = await ask(101, {});
    expect(created).toMatchObject({
      status: 200,
      result: {
        state: 'COMPLETED',
        replacementNo: expect.stringMatching(/^RPL-202603-/),
        newCardNo: expect.stringMatching(/^\d{16}$/),
      },
    });
    const old = await cardOf(101);
    const fresh = await card(old.replaced_by_card_id as string);
    expect(old).toMatchObject({ status: 'Cancelled', holder_member_id: memberId(101) });
    expect(fresh).toMatchObject({
      card_no: created.result.newCardNo,
      status: 'Digital',
      holder_member_id: memberId(101),
      replaces_card_id: old.id,
      activated_at: expect.any(String),
    });
    expect(await detail(created.result.secureId)).toMatchObject({
      state: 'COMPLETED',
      oldCardNo: old.card_no,
      newCardNo: fresh.card_no,
      fee: 0,
      feeMode: null,
      maker: at(101).username,
    });
    expect((await ask(101, {})).body).toMatchObject({ code: 'FOUND_AFTER_REPLACEMENT' });
    // The next replacement starts from the new card, so the chain has no branches.
    expect((await ask(101, {}, at(101), fresh.id)).result).toMatchObject({ state: 'COMPLETED' });
  });

  it('a repeated call returns the first replacement; a second open one is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = {
      memberId: memberId(102),
      oldCardId: seedCardId(102),
      resetReasonId: reason('NAME_CHANGE'),
      result: 'PRINT_HOME',
      cardTypeId: typeOf(102),
    };
    const [first, again] = [
      await server.current.call(replacementCalls.create, at(102), { body, headers }),
      await server.current.call(replacementCalls.create, at(102), { body, headers }),
    ];
    expect(again.result).toEqual(first.result);
    expect((await ask(102, {})).body).toMatchObject({
      code: 'REPLACEMENT_OPEN',
      message: expect.stringContaining(first.result.replacementNo),
    });
  });

  it('keeps the expiry if the reason says so, and charges the fee', async () => {
    const before = await cardOf(103);
    expect((await ask(103, { resetReasonId: reason('DAMAGED') })).body.errors).toMatchObject([
      { field: 'feeMode', code: 'REQUIRED' },
    ]);
    expect((await ask(103, { resetReasonId: reason('DAMAGED'), feeMode: 'CASH' })).body.errors).toMatchObject([
      { field: 'cashReceiptNo', code: 'REQUIRED' },
    ]);
    const { result } = await ask(103, { resetReasonId: reason('DAMAGED'), feeMode: 'CASH', cashReceiptNo: 'KW-77' });
    expect(await detail(result.secureId)).toMatchObject({
      fee: 25_000,
      feeMode: 'CASH',
      cashReceiptNo: 'KW-77',
      keepExpiry: true,
    });
    expect((await card((await cardOf(103)).replaced_by_card_id as string)).expiry_date).toBe(before.expiry_date);
  });

  it('a reason may need a confirmed loss report, which closes with the number', async () => {
    const paid = { resetReasonId: reason('LOST'), feeMode: 'CASH', cashReceiptNo: 'KW-1' };
    expect((await ask(104, paid)).body.code).toBe('LOSS_REQUIRED');
    const { result } = await ask(293, paid);
    expect(result.state).toBe('COMPLETED');
    expect(
      await db()
        .selectFrom('card_loss')
        .select('state')
        .where('id', '=', seedDocumentId('loss', 'member-293'))
        .executeTakeFirst(),
    ).toEqual({ state: 'REPLACED' });
    expect(
      await db()
        .selectFrom('card_movement')
        .select(['transition_code', 'document_no'])
        .where('card_id', '=', seedCardId(293))
        .orderBy('seq_no', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ).toEqual({ transition_code: 'X5', document_no: result.replacementNo });
    expect(await detail(result.secureId)).toMatchObject({ lossNo: expect.stringMatching(/^LST-/) });
  });

  it('holds the old card until the new number exists; a cancellation releases it', async () => {
    const { result } = await ask(105, { result: 'PRINT_BRANCH' });
    expect(result).toMatchObject({ state: 'WAITING_NUMBER', newCardNo: null });
    const holds = () =>
      db()
        .selectFrom('card_hold')
        .select('code')
        .where('card_id', '=', seedCardId(105))
        .where('released_at', 'is', null)
        .execute();
    expect(await holds()).toEqual([{ code: 'REPLACEMENT_PENDING' }]);
    expect((await cardOf(105)).status).toBe('Picked_Up');
    expect(
      (
        await call('cancel', counter(officeFor(105) === '10010' ? '10020' : '10010'), {
          secureId: result.secureId,
          version: result.version,
          reason: 'Salah' + ' member',
        })
      ).status,
    ).toBe(404);
    expect(
      (await call('cancel', at(105), { secureId: result.secureId, version: result.version, reason: 'Member batal' }))
        .result,
    ).toMatchObject({ state: 'CANCELLED' });
    expect(await holds()).toEqual([]);
  });

  it('a lost card is not closed while its replacement is open', async () => {
    await ask(294, { resetReasonId: reason('LOST'), result: 'PRINT_HOME', feeMode: 'WAIVED' });
    server.current.setNow(new Date(seedDate.getTime() + 200 * 86_400_000));
    await closeLosses(server.current.app.services);
    expect((await cardOf(294)).status).toBe('Lost');
    expect((await cardOf(295)).status).toBe('Cancelled');
  });

  describe('with a second person', () => {
    it('waits for a person other than the requester, admins included', async () => {
      const { result } = await ask(106, { resetReasonId: reason('MISUSE') }, admin);
      expect(result).toMatchObject({ state: 'PENDING_APPROVAL' });
      expect((await call('approve', admin, result)).body.code).toBe('SELF_APPROVAL');
      expect((await call('reject', admin, { ...result, reason: 'Tidak jadi' })).body.code).toBe('SELF_APPROVAL');
      expect((await cardOf(106)).status).toBe('Picked_Up');
      expect((await call('approve', head(officeFor(106)), result)).result).toMatchObject({ state: 'COMPLETED' });
      expect((await cardOf(106)).status).toBe('Cancelled');
      expect(await detail(result.secureId)).toMatchObject({ approver: `KACAB${officeFor(106)}`, maker: 'ADMIN01' });
      expect((await call('approve', head(officeFor(106)), result)).body.code).toBe('STALE_VERSION');
    });

    it('a rejection with a reason keeps the old number', async () => {
      const { result } = await ask(107, { resetReasonId: reason('SYSTEM') });
      expect(
        (await call('reject', head(officeFor(107)), { ...result, reason: 'Data sudah benar' })).result,
      ).toMatchObject({ state: 'REJECTED' });
      expect((await detail(result.secureId)).note).toBe('Data sudah benar');
      expect((await cardOf(107)).status).toBe('Picked_Up');
      expect((await ask(107, {})).result.state).toBe('COMPLETED');
    });

    it('a waived fee needs approval, unless the setting allows it', async () => {
      const waived = { resetReasonId: reason('DAMAGED'), feeMode: 'WAIVED' };
      expect((await ask(108, waived)).result.state).toBe('PENDING_APPROVAL');
      await sql`update app_setting set value = 'false' where key = 'card.replacement.approval-fee-waiver'`.execute(
        db(),
      );
      expect((await ask(109, waived)).result.state).toBe('COMPLETED');
      await sql`update app_setting set value = 'true' where key = 'card.replacement.approval-fee-waiver'`.execute(db());
    });

    it('the approval checks the request again', async () => {
      const { result } = await ask(111, { resetReasonId: reason('MISUSE') });
      await sql`update member set status = 'blocked' where id = ${memberId(111)}`.execute(db());
      expect((await call('approve', head(officeFor(111)), result)).body.code).toBe('MEMBER_NOT_ACTIVE');
      await sql`update member set status = 'active' where id = ${memberId(111)}`.execute(db());
    });
  });

  it('plastic from the safe replaces the number, with the checks of the counter', async () => {
    const member = 112;
    const office = officeFor(member);
    const code = seedMember(member).program;
    const range = seedRanges.find((each) => each.type === code && each.purpose === 'STOCK' && each.state === 'ACTIVE')!;
    const [plastic] = await makeStock(db(), range.id, 1, branch(office));
    const free = await db()
      .selectFrom('card')
      .select(['id', 'card_no'])
      .where('status', '=', 'Branch')
      .where('stock_class', '=', 'free')
      .where('office_branch_id', '=', branch(office).id)
      .where('card_type_id', '=', typeOf(member))
      .executeTakeFirstOrThrow();
    const { result } = (await ask(member, { result: 'STOCK' })) as { result: MadeReplacement };
    expect(result.state).toBe('DRAFT');
    const open = (cardNo: string, replacementId?: string) =>
      server.current.call(pickUpCalls.open, at(member), {
        body: { memberId: memberId(member), cardNo, ...(replacementId ? { replacementId } : {}) },
      });
    expect((await open(plastic!.card_no, result.secureId)).body.code).toBe('CARD_NOT_FREE');
    expect((await open(free.card_no)).body.code).toBe('MEMBER_HAS_LIVE_CARD');
    const { result: pickUp } = await open(free.card_no, result.secureId);
    const picture = () => uploadedFile(db(), { module: 'card-pickup', uploaded_by: at(member).username, size: 9_000 });
    const done = await server.current.call(pickUpCalls.complete, at(member), {
      body: {
        secureId: pickUp.secureId,
        version: pickUp.version,
        cardNo: free.card_no,
        collector: 'SELF',
        ktpSeen: true,
        faceManual: true,
        photo: await picture(),
        signature: await picture(),
      },
    });
    expect(done).toMatchObject({ status: 200, result: { state: 'COMPLETED' } });
    expect(await cardOf(member)).toMatchObject({ status: 'Cancelled', replaced_by_card_id: free.id });
    expect(await card(free.id)).toMatchObject({
      status: 'Picked_Up',
      holder_member_id: memberId(member),
      replaces_card_id: seedCardId(member),
    });
    expect(await detail(result.secureId)).toMatchObject({ state: 'COMPLETED', newCardNo: free.card_no });
  });

  it('a cancelled replacement returns plastic to the safe', async () => {
    const member = 113;
    const free = await db()
      .selectFrom('card')
      .select(['id', 'card_no'])
      .where('status', '=', 'Branch')
      .where('stock_class', '=', 'free')
      .where('office_branch_id', '=', branch(officeFor(member)).id)
      .where('card_type_id', '=', typeOf(member))
      .executeTakeFirstOrThrow();
    const { result } = await ask(member, { result: 'STOCK' });
    expect(
      (
        await server.current.call(pickUpCalls.open, at(member), {
          body: { memberId: memberId(member), cardNo: free.card_no, replacementId: result.secureId },
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await call('cancel', at(member), {
          secureId: result.secureId,
          version: result.version,
          reason: 'Member berubah pikiran',
        })
      ).result,
    ).toMatchObject({ state: 'CANCELLED' });
    expect(await card(free.id)).toMatchObject({ stock_class: 'free', holder_member_id: null });
  });

  it('only branches and head office request one; others are refused', async () => {
    const mraUser = testCaller('MRA01', levels, {
      mappingType: 'MRA',
      scope: { type: 'branches', branchIds: [branch(officeFor(114)).id], mraIds: [seedId('mra', '0102')] },
    });
    expect((await call('find', mraUser, { term: seedMember(114).memberNo })).body.code).toBe('REPLACING_OFFICE');
    expect((await ask(114, {}, mraUser)).body.code).toBe('REPLACING_OFFICE');
    expect((await ask(114, {}, counter(officeFor(114) === '10010' ? '10020' : '10010'))).status).toBe(404);
  });

  it('lists by reason, state and day, and searches by either number', async () => {
    const list = async (query: object, caller = admin) =>
      (await server.current.call(calls['list'], caller, { query: { size: 100, ...query } })).result;
    const seeded = (await list({ state: ['PENDING_APPROVAL'] })).rows.filter(
      ({ maker }: Replacement) => maker === 'HOOPS01',
    );
    expect(seeded.map(({ memberNo }: Replacement) => memberNo).toSorted()).toEqual(
      [seedMember(61).memberNo, seedMember(62).memberNo].toSorted(),
    );
    expect((await list({ resetReasonId: reason('LOST'), to: '2026-03-15' })).total).toBe(4);
    expect((await list({ search: (await cardOf(3)).card_no })).rows).toMatchObject([
      { memberNo: seedMember(3).memberNo, state: 'COMPLETED', oldCardNo: (await cardOf(533)).card_no },
    ]);
    expect(
      (await list({}, counter('16030'))).rows.every(
        ({ memberNo }: Replacement) => memberNo !== seedMember(1).memberNo || officeFor(1) === '16030',
      ),
    ).toBe(true);
  });
});
