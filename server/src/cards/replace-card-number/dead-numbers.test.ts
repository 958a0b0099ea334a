// Long: all cases share one server with its seeded cards; another file would start another server.
import { customerCalls } from '@console/contracts/cards/card-generator/customers';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';
import { replacementCalls, type FoundForReplacement } from '@console/contracts/cards/replace-card-number';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { cardDesignModule } from '../card-design/module.ts';
import { designId } from '../card-design/seed.ts';
import { cardGeneratorModule } from '../card-generator/module.ts';
import { closeLosses } from '../card-lost/close.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import { pickUpModule } from '../card-pickup/module.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { addRanges, at, branch, document, headOffice, makeFor, move, vendor } from '../lifecycle/lifecycle.fixtures.ts';
import type { MovingCode } from '../lifecycle/request.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { partnersModule } from '../partners/module.ts';
import { replacementModule } from './module.ts';

/** A member whose card was cancelled, for any reason, can always get another number. */

const server = useServer({
  modules: [partnersModule, cardTypesModule, cardDesignModule, pickUpModule, replacementModule, cardGeneratorModule],
});
const db = () => server.current.database.db;
const officeFor = (member: number) => seedMember(member).officeCode;
const counter = (member: number) =>
  testCaller(
    `LOKET${officeFor(member)}`,
    { '*': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeFor(member)).id], mraIds: [] } },
  );
const reason = (code: string) => seedId('card-reset-reason', code);
const typeOf = (member: number) => seedId('card-types', seedMember(member).program);
const card = (id: string) => db().selectFrom('card').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const call = (name: keyof typeof replacementCalls, member: number, body: object) =>
  server.current.call(replacementCalls[name], counter(member), { body });
const find = async (member: number, term = seedMember(member).memberNo) =>
  (await call('find', member, { term })).result as FoundForReplacement;
const ask = (member: number, rest: object = {}, oldCardId = seedCardId(member)) =>
  call('create', member, {
    memberId: memberId(member),
    oldCardId,
    resetReasonId: reason('NAME_CHANGE'),
    result: 'DIGITAL',
    cardTypeId: typeOf(member),
    ...rest,
  });

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

/** Cancels the card that waits for a member in the safe, as an executed write-off does. */
async function writtenOff(member: number): Promise<void> {
  await move(db(), 'X3', [seedCardId(member)], {}, { by: document('writeoff') });
  await db()
    .transaction()
    .execute((tx) => closePickUps(tx, [seedCardId(member)], { state: 'CANCELLED', actor: headOffice, at }));
}

it('a card written off while waiting can be replaced by an e-card', async () => {
  await writtenOff(241);
  const { card_no: cardNo } = await card(seedCardId(241));
  for (const term of [seedMember(241).memberNo, cardNo])
    expect(await find(241, term)).toMatchObject({
      card: { cardNo, cardStatus: 'Cancelled' },
      refusal: null,
      open: null,
    });
  const { result } = await ask(241);
  expect(result).toMatchObject({ state: 'COMPLETED' });
  const old = await card(seedCardId(241));
  expect(await card(old.replaced_by_card_id as string)).toMatchObject({
    card_no: result.newCardNo,
    status: 'Digital',
    holder_member_id: memberId(241),
    replaces_card_id: old.id,
  });
  expect((await ask(241)).body.code).toBe('FOUND_AFTER_REPLACEMENT');
});

it('a cancelled card is not held; its request can be cancelled and repeated', async () => {
  await writtenOff(242);
  const first = await ask(242, { result: 'PRINT_BRANCH' });
  expect(first.result).toMatchObject({ state: 'WAITING_NUMBER' });
  expect(
    await db()
      .selectFrom('card_hold')
      .select('code')
      .where('card_id', '=', seedCardId(242))
      .where('released_at', 'is', null)
      .execute(),
  ).toEqual([]);
  expect(
    (
      await call('cancel', 242, {
        secureId: first.result.secureId,
        version: first.result.version,
        reason: 'Member batal',
      })
    ).result,
  ).toMatchObject({ state: 'CANCELLED' });
  const again = await ask(242, { result: 'PRINT_BRANCH' });
  const { name } = await db()
    .selectFrom('card_type')
    .select(sql<string>`code`.as('name'))
    .where('id', '=', typeOf(242))
    .executeTakeFirstOrThrow();
  const created = await server.current.call(customerCalls.generateCustomer, admin, {
    body: {
      documentIds: [again.result.secureId],
      designs: [{ cardTypeId: typeOf(242), cardDesignId: designId(`${name}_2024`) }],
      vendorCode: 'PV01',
    },
  });
  expect(created.result).toMatchObject({ state: 'DONE', quantity: 1, refused: [] });
  const old = await card(seedCardId(242));
  expect(await card(old.replaced_by_card_id as string)).toMatchObject({
    status: 'Issued',
    kind: 'PERSONAL',
    replaces_card_id: old.id,
  });
});

it('plastic from the safe replaces a cancelled card', async () => {
  const member = 243;
  await writtenOff(member);
  const { result } = await ask(member, { result: 'STOCK' });
  const free = await db()
    .selectFrom('card')
    .select(['id', 'card_no'])
    .where('stock_class', '=', 'free')
    .where('office_branch_id', '=', branch(officeFor(member)).id)
    .where('card_type_id', '=', typeOf(member))
    .executeTakeFirstOrThrow();
  const { result: pickUp } = await server.current.call(pickUpCalls.open, counter(member), {
    body: { memberId: memberId(member), cardNo: free.card_no, replacementId: result.secureId },
  });
  const picture = () =>
    uploadedFile(db(), { module: 'card-pickup', uploaded_by: counter(member).username, size: 9_000 });
  const done = await server.current.call(pickUpCalls.complete, counter(member), {
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
  expect(await card(free.id)).toMatchObject({
    status: 'Picked_Up',
    holder_member_id: memberId(member),
    replaces_card_id: seedCardId(member),
  });
});

it('is free of charge if the reason of loss says so', async () => {
  const lossId = seedDocumentId('loss', 'member-298');
  await db()
    .updateTable('card_loss')
    .set({ reason_id: seedId('reason-for-loss', 'FLOOD') })
    .where('id', '=', lossId)
    .execute();
  expect(await find(298)).toMatchObject({ feeExempt: true });
  const { result } = await ask(298, { resetReasonId: reason('LOST') });
  expect(result).toMatchObject({ state: 'COMPLETED' });
  expect(
    await db()
      .selectFrom('card_replacement')
      .select(['fee', 'fee_mode'])
      .where('id', '=', result.secureId)
      .executeTakeFirst(),
  ).toEqual({ fee: 0, fee_mode: null });
});

it('a card closed after a long loss is replaced through its loss report', async () => {
  server.current.setNow(new Date(seedDate.getTime() + 200 * 86_400_000));
  await closeLosses(server.current.app.services);
  await db()
    .updateTable('card_verification')
    .set({ state: 'CANCELLED' })
    .where('member_id', '=', memberId(295))
    .execute();
  expect(await find(295)).toMatchObject({
    card: { cardStatus: 'Cancelled' },
    lossNo: expect.stringMatching(/^LST-/),
    refusal: null,
  });
  expect(
    (await ask(295, { resetReasonId: reason('LOST'), feeMode: 'CASH', cashReceiptNo: 'KW-2' })).result,
  ).toMatchObject({ state: 'COMPLETED' });
  expect(
    await db()
      .selectFrom('card_loss')
      .select('state')
      .where('id', '=', seedDocumentId('loss', 'member-295'))
      .executeTakeFirst(),
  ).toEqual({ state: 'CLOSED' });
});

it('an expired card can be replaced', async () => {
  await move(db(), 'X4', [seedCardId(115)], {}, { by: document('job') });
  expect((await ask(115, { resetReasonId: reason('EXPIRED') })).result).toMatchObject({ state: 'COMPLETED' });
});

it.each<[number, string, readonly (readonly [MovingCode, object])[]]>([
  [
    292,
    'at the vendor',
    [
      ['P1', { vendorCode: 'PV01' }],
      ['L1', {}],
    ],
  ],
  [
    293,
    'on its way',
    [
      ['P1', { vendorCode: 'PV01' }],
      ['D1', { lineId: randomUUID() }],
      ['L2', {}],
    ],
  ],
  [
    294,
    'in the safe',
    [
      ['P1', { vendorCode: 'PV01' }],
      ['D1', { lineId: randomUUID() }],
      ['D3', {}],
      ['L1', {}],
    ],
  ],
])('replaces the number of member %i, lost %s before the hand-over', async (member, _, steps) => {
  await db().deleteFrom('card_loss_card').where('card_id', '=', seedCardId(member)).execute();
  const ranges = await addRanges(db(), 720_000_001 + member * 100, 10);
  const { id } = await makeFor(db(), 'C2', ranges.PERSONAL, member);
  for (const [code, to] of steps) {
    await move(
      db(),
      code,
      [id],
      code === 'D1' ? { ...to, office: branch(officeFor(member)) } : to,
      code === 'P1' || code === 'D1' ? { actor: vendor('PV01') } : {},
    );
  }
  expect(await find(member)).toMatchObject({ card: { secureId: id, cardStatus: 'Lost' }, refusal: null });
  expect((await ask(member, { cardTypeId: seedId('card-types', 'REG') }, id)).result).toMatchObject({
    state: 'COMPLETED',
  });
  expect((await card(id)).status).toBe('Cancelled');
});

it('refuses a cancelled card with an open application, or one that is not the last', async () => {
  await writtenOff(244);
  const { id } = await db()
    .selectFrom('card_verification')
    .select('id')
    .where('state', '=', 'RETURNED')
    .executeTakeFirstOrThrow();
  const { member_id: before } = await db()
    .selectFrom('card_verification')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('card_verification')
    .set({ member_id: memberId(244) })
    .where('id', '=', id)
    .execute();
  expect((await find(244)).refusal).toMatchObject({ code: 'VERIFICATION_OPEN' });
  expect((await ask(244)).body.code).toBe('VERIFICATION_OPEN');
  await db().updateTable('card_verification').set({ member_id: before }).where('id', '=', id).execute();
  const ranges = await addRanges(db(), 730_000_001, 10);
  await sql`update card set last_movement_at = last_movement_at - interval '1 hour'
    where id = ${seedCardId(244)}`.execute(db());
  const later = await makeFor(db(), 'C2', ranges.PERSONAL, 244);
  await move(db(), 'X1', [later.id], {}, { by: document('issuance') });
  expect((await ask(244)).body.code).toBe('CARD_NOT_HELD');
});
