// Long: all cases share one server with its seeded cards; another file would start another server.
import { deliveries, deliveryLines } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { lossSources } from '../card-lost/sources.ts';
import { branch, decideLoss, headOffice, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { partnersModule } from '../partners/module.ts';
import { memberId } from '../../membership/member/seed.ts';
import {
  approver,
  branch4,
  branch7,
  ho,
  homeIssuance,
  printAll,
  stockIssuance,
  uploaded,
  vendor1,
  vendor2,
} from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule] });
const db = () => server.current.database.db;
const act = (name: keyof typeof issuanceCalls, who: Caller, body: object) =>
  server.current.call(issuanceCalls[name], who, { body });
const today = '2026-03-16';
let waybill = 0;
const awb = () => `TST-${String(++waybill).padStart(6, '0')}`;
const delivery = (id: string) =>
  db().selectFrom('card_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: string) =>
  (await db().selectFrom('card').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const numberOf = async (id: string) =>
  (await db().selectFrom('card').select('card_no').where('id', '=', id).executeTakeFirstOrThrow()).card_no;
const linesOf = (id: string) =>
  db().selectFrom('card_delivery_line').selectAll().where('delivery_id', '=', id).execute();

/** Sends printed stock cards to an office. */
async function sent(count: number, office = branch('10040')) {
  const issuance = await stockIssuance(db(), count, office);
  await printAll(db(), issuance);
  const { result } = await act('dispatchBranch', vendor1, {
    secureId: issuance.id,
    parcels: [{ officeKind: office.kind, officeId: office.id, quantity: count, courierCode: 'KR01', awbNo: awb() }],
  });
  return {
    ...issuance,
    deliveryId: result.deliveries[0].secureId as string,
    numbers: await Promise.all(issuance.cardIds.map(numberOf)),
  };
}
/** Deliveries that the vendor's search returns. */
const found = async (search: string) =>
  (await server.current.call(callsOf(deliveries).list, vendor1, { query: { search, page: 1, size: 10 } })).result
    .rows as readonly { readonly secureId: string; readonly issuanceId: string }[];
/** Sends printed personal cards to members without a live card. */
async function home(members: readonly number[]) {
  const issuance = await homeIssuance(db(), members);
  await printAll(db(), issuance);
  const answer = await act('dispatchCustomer', vendor1, {
    secureId: issuance.id,
    origin: 'VENDOR',
    courierCode: 'KR01',
    lines: issuance.cardIds.map((cardId) => ({ cardId, awbNo: awb() })),
  });
  return {
    ...issuance,
    deliveryId: answer.result?.deliveries[0].secureId as string,
    numbers: await Promise.all(issuance.cardIds.map(numberOf)),
  };
}
const receipt = async (who: Caller, secureId: string, rest: object) =>
  act('receive', who, {
    secureId,
    version: (await delivery(secureId)).version,
    receiptNo: awb(),
    fileId: await uploaded(server.current, who.username),
    receivedDate: today,
    receivedBy: 'Petugas',
    isAll: false,
    received: [],
    damaged: [],
    ...rest,
  });
const result = async (who: Caller, secureId: string, line: object | null, rows?: readonly string[]) =>
  act('receiveResults', who, {
    secureId,
    version: (await delivery(secureId)).version,
    receiptNo: awb(),
    fileId: await uploaded(server.current, who.username, rows),
    line: line && { eventDate: today, ...line },
  });

afterEach(async () => expect(await brokenInvariants(db())).toEqual([]));

describe('to offices', () => {
  it('are found by part of their number and by the full waybill, with their issuance', async () => {
    const { id, deliveryId } = await sent(1);
    const { delivery_no: no, awb_no: waybillNo } = await delivery(deliveryId);
    for (const term of [no, no.slice(-5), waybillNo!, waybillNo!.toLowerCase()])
      expect(await found(term)).toContainEqual(expect.objectContaining({ secureId: deliveryId, issuanceId: id }));
    expect(await found(waybillNo!.slice(0, -1))).toEqual([]);
  });

  it('the vendor sends printed cards, one delivery per office', async () => {
    const issuance = await stockIssuance(db(), 3);
    const parcel = {
      officeKind: 'BRANCH',
      officeId: branch('10040').id,
      quantity: 2,
      courierCode: 'KR01',
      awbNo: 'tst 000999',
    };
    expect((await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels: [parcel] })).body).toMatchObject({
      code: 'QUANTITY_SHORT',
    });
    await printAll(db(), issuance);
    expect(
      (await server.current.call(issuanceCalls.branchPlan, vendor1, { parameters: { secureId: issuance.id } })).result,
    ).toMatchObject([{ officeCode: '10040', count: 3, held: 0, isActive: true }]);
    expect((await act('dispatchBranch', ho, { secureId: issuance.id, parcels: [parcel] })).body).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(
      (await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels: [{ ...parcel, courierCode: 'KR09' }] }))
        .body,
    ).toMatchObject({ code: 'UNKNOWN_COURIER' });
    const { result: made } = await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels: [parcel] });
    expect(made.deliveries).toMatchObject([{ deliveryNo: expect.stringMatching(/^DLV-/), sent: 2 }]);
    expect(await delivery(made.deliveries[0].secureId)).toMatchObject({
      awb_no: 'TST000999',
      state: 'DISPATCHED',
      expected_at: '2026-03-19',
    });
    expect(
      await db().selectFrom('card_issuance').selectAll().where('id', '=', issuance.id).executeTakeFirst(),
    ).toMatchObject({ state: 'PARTIALLY_DELIVERED', in_transit: 2, dispatched: 2 });
    expect(
      (await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels: [{ ...parcel, quantity: 1 }] })).body,
    ).toMatchObject({ code: 'AWB_IN_USE' });
    expect(
      (await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels: [{ ...parcel, awbNo: awb() }] })).body,
    ).toMatchObject({ code: 'QUANTITY_SHORT' });
  });

  it('the plan marks offices that may not have the card type', async () => {
    const issuance = await stockIssuance(db(), 1, branch('16020'));
    await printAll(db(), issuance);
    const plan = async () =>
      (await server.current.call(issuanceCalls.branchPlan, vendor1, { parameters: { secureId: issuance.id } })).result;
    expect(await plan()).toMatchObject([{ officeCode: '16020', refusal: null }]);
    await sql`insert into qanun_branch (id, created_by, updated_by, branch_id, effective_from)
      values (gen_random_uuid(), 'TEST', 'TEST', ${branch('16020').id}, '2026-03-01')`.execute(db());
    expect(await plan()).toMatchObject([
      { officeCode: '16020', refusal: expect.stringMatching(/^Cabang Qanun 16020 .+ Reguler bukan salah satunya$/) },
    ]);
    expect(
      (
        await act('dispatchBranch', vendor1, {
          secureId: issuance.id,
          parcels: [
            { officeKind: 'BRANCH', officeId: branch('16020').id, quantity: 1, courierCode: 'KR01', awbNo: awb() },
          ],
        })
      ).body,
    ).toMatchObject({ code: 'TYPE_NOT_FOR_BRANCH' });
    await sql`delete from qanun_branch where branch_id = ${branch('16020').id}`.execute(db());
  });

  it('wait until the batch is printed, and go to active offices only', async () => {
    const issuance = await stockIssuance(db(), 1, branch('16010'));
    const batch = await printAll(db(), issuance);
    const parcels = [
      { officeKind: 'BRANCH', officeId: branch('16010').id, quantity: 1, courierCode: 'KR01', awbNo: awb() },
    ];
    await db().updateTable('card_print_batch').set({ printed_at: null }).where('id', '=', batch).execute();
    expect((await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels })).body).toMatchObject({
      code: 'BATCH_NOT_PRINTED',
    });
    await db().updateTable('card_print_batch').set({ printed_at: new Date() }).where('id', '=', batch).execute();
    await db().updateTable('branch').set({ status: 'inactive' }).where('id', '=', branch('16010').id).execute();
    expect((await act('dispatchBranch', vendor1, { secureId: issuance.id, parcels })).body).toMatchObject({
      code: 'DESTINATION_INACTIVE',
    });
    await db().updateTable('branch').set({ status: 'active' }).where('id', '=', branch('16010').id).execute();
  });

  it('only the destination office or head office receives a delivery', async () => {
    const { deliveryId, cardIds } = await sent(2);
    const whole = { isAll: true, counts: { received: 2, missing: 0, damaged: 0 } };
    for (const who of [vendor2, branch7]) expect((await receipt(who, deliveryId, whole)).status).toBe(404);
    expect((await receipt(vendor1, deliveryId, whole)).body).toMatchObject({ code: 'NOT_RECEIVER' });
    expect((await receipt(branch4, deliveryId, { ...whole, receivedDate: '2026-03-01' })).body).toMatchObject({
      code: 'RECEIPT_DATE_INVALID',
    });
    expect(
      (await receipt(branch4, deliveryId, { ...whole, counts: { received: 1, missing: 0, damaged: 0 } })).body,
    ).toMatchObject({ code: 'COUNT_MISMATCH', message: 'Diterima 1 + hilang 0 + rusak 0 harus sama dengan dikirim 2' });
    expect((await receipt(branch4, deliveryId, whole)).result).toMatchObject({ state: 'RECEIVED' });
    expect(await statusOf(cardIds[0] as string)).toBe('Branch');
    expect((await receipt(branch4, deliveryId, whole)).body).toMatchObject({ code: 'INVALID_STATE' });
    const { result: seen } = await server.current.call(callsOf(deliveries)['detail'], branch4, {
      parameters: { secureId: deliveryId },
    });
    expect(seen.receipts).toMatchObject([{ received: 2, receivedBy: 'Petugas' }]);
  });

  it('missing cards are reported lost, damaged ones held, found ones received late', async () => {
    const { deliveryId, cardIds, numbers } = await sent(3);
    expect(
      (
        await receipt(branch4, deliveryId, {
          received: [numbers[0]],
          damaged: [numbers[1]],
          counts: { received: 1, missing: 1, damaged: 1 },
        })
      ).result,
    ).toMatchObject({ state: 'RECEIVED' });
    expect(await delivery(deliveryId)).toMatchObject({ received: 1, damaged: 1, missing: 1, pending: 0 });
    const holds = await db()
      .selectFrom('card_hold')
      .select(['card_id', 'code'])
      .where('card_id', 'in', [...cardIds])
      .where('released_at', 'is', null)
      .execute();
    expect(holds.map(({ code }) => code).toSorted()).toEqual(['DAMAGED', 'LOSS_PENDING']);
    const line = (await linesOf(deliveryId)).find((one) => one.result === 'MISSING')!;
    await db()
      .updateTable('card_hold')
      .set({ released_at: new Date(), released_by: 'TEST' })
      .where('card_id', '=', line.card_id)
      .execute();
    await db().updateTable('card').set({ held: false }).where('id', '=', line.card_id).execute();
    await db()
      .transaction()
      .execute((tx) =>
        lossSources(server.current.app)
          .get('delivery')!
          .turnedUp(tx, {
            sourceId: deliveryId,
            cards: [{ cardId: line.card_id, lineId: line.id }],
            actor: headOffice,
            at: seedDate,
          }),
      );
    await decideLoss(db(), line.card_id, 'REJECTED');
    expect(await delivery(deliveryId)).toMatchObject({ pending: 1, state: 'PARTIALLY_RECEIVED' });
    expect(
      (await receipt(branch4, deliveryId, { isAll: true, counts: { received: 1, missing: 0, damaged: 0 } })).result,
    ).toMatchObject({ state: 'RECEIVED' });
    expect(await statusOf(line.card_id)).toBe('Branch');
  });

  it('a personal card goes to its pick-up branch, never to an MRA', async () => {
    const issuance = await homeIssuance(db(), [296], branch('10040'));
    const [cardId = ''] = issuance.cardIds;
    await printAll(db(), issuance);
    const dispatch = (officeKind: string, officeId: string) =>
      act('dispatchBranch', vendor1, {
        secureId: issuance.id,
        parcels: [{ officeKind, officeId, quantity: 1, courierCode: 'KR01', awbNo: awb() }],
      });
    const { result } = await dispatch('BRANCH', branch('10040').id);
    expect(
      (
        await receipt(branch4, result.deliveries[0].secureId, {
          isAll: true,
          counts: { received: 1, missing: 0, damaged: 0 },
        })
      ).result,
    ).toMatchObject({ state: 'RECEIVED' });
    expect(
      await db()
        .selectFrom('card_pickup')
        .select(['state', 'branch_id'])
        .where('card_id', '=', cardId)
        .executeTakeFirst(),
    ).toEqual({ state: 'WAITING', branch_id: branch('10040').id });
    const other = await homeIssuance(db(), [297], mra('0102'));
    await printAll(db(), other);
    expect(
      (
        await act('dispatchBranch', vendor1, {
          secureId: other.id,
          parcels: [{ officeKind: 'MRA', officeId: mra('0102').id, quantity: 1, courierCode: 'KR01', awbNo: awb() }],
        })
      ).body,
    ).toMatchObject({ code: 'CARD_BOUND' });
  });

  it('a delivery to an MRA arrives in its safe', async () => {
    const { deliveryId, cardIds } = await sent(1, mra('0102'));
    expect(
      (await receipt(ho, deliveryId, { isAll: true, counts: { received: 1, missing: 0, damaged: 0 } })).status,
    ).toBe(200);
    expect(await statusOf(cardIds[0] as string)).toBe('MRA');
  });

  it('an unreceived delivery is recalled within a day, or later with a return note', async () => {
    const { id, deliveryId, cardIds } = await sent(1);
    server.current.setNow(new Date(seedDate.getTime() + 2 * 86_400_000));
    expect(
      (await act('recall', vendor1, { secureId: deliveryId, version: 1, reason: 'salah alamat' })).body,
    ).toMatchObject({ code: 'RECALL_LATE' });
    expect(
      (await act('recall', branch4, { secureId: deliveryId, version: 1, reason: 'salah alamat' })).body,
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      (
        await act('recall', vendor1, {
          secureId: deliveryId,
          version: 1,
          reason: 'salah alamat',
          returnNoteFileId: await uploaded(server.current, 'VENDOR01'),
        })
      ).result,
    ).toMatchObject({ state: 'RECALLED' });
    server.current.setNow(seedDate);
    expect(await statusOf(cardIds[0] as string)).toBe('Printing');
    const parcels = [
      { officeKind: 'BRANCH', officeId: branch('10040').id, quantity: 1, courierCode: 'KR01', awbNo: awb() },
    ];
    expect((await act('dispatchBranch', vendor1, { secureId: id, parcels })).status).toBe(200);
  });
});

describe('to members', () => {
  it('need a deliverable address and a waybill per card', async () => {
    const issuance = await homeIssuance(db(), [293, 294]);
    await printAll(db(), issuance);
    const [one = '', two = ''] = issuance.cardIds;
    await db().updateTable('member').set({ address_encrypted: null }).where('id', '=', memberId(293)).execute();
    const { result: plan } = await server.current.call(issuanceCalls.customerPlan, vendor1, {
      parameters: { secureId: issuance.id },
    });
    expect(plan.rows.find((row: { cardId: string }) => row.cardId === one)).toMatchObject({ problems: ['ADDRESS'] });
    expect(plan.rows.find((row: { cardId: string }) => row.cardId === two)).toMatchObject({
      problems: [],
      phone: expect.stringMatching(/^0812/),
    });
    const send = (lines: object[]) =>
      act('dispatchCustomer', vendor1, { secureId: issuance.id, origin: 'VENDOR', courierCode: 'KR02', lines });
    expect((await send([{ cardId: one, awbNo: awb() }])).body).toMatchObject({ code: 'ADDRESS_INCOMPLETE' });
    const awbNo = awb();
    expect((await send([{ cardId: two, awbNo }])).result.deliveries).toMatchObject([{ sent: 1 }]);
    expect(await statusOf(two)).toBe('delivered_to_customer');
    const { result: papers } = await server.current.call(issuanceCalls.papers, vendor1, {
      parameters: {
        secureId: (
          await db()
            .selectFrom('card_delivery_line')
            .select('delivery_id')
            .where('card_id', '=', two)
            .executeTakeFirstOrThrow()
        ).delivery_id,
      },
    });
    expect(papers.lines).toMatchObject([
      { awbNo, recipientName: expect.any(String), address: expect.stringContaining('RT') },
    ]);
  });

  it('the vendor or the MRA records the recipient', async () => {
    const { deliveryId, cardIds, numbers } = await home([295]);
    const delivered = { cardNo: numbers[0], result: 'DELIVERED', receivedBy: 'Ibu Sari', relation: 'SPOUSE' };
    expect((await result(branch4, deliveryId, delivered)).status).not.toBe(200);
    expect((await result(vendor1, deliveryId, { ...delivered, receivedBy: null })).status).toBe(422);
    expect((await result(vendor1, deliveryId, delivered)).result).toMatchObject({ state: 'RECEIVED' });
    expect(
      await db()
        .selectFrom('card')
        .select(['status', 'activated_at'])
        .where('id', '=', cardIds[0] as string)
        .executeTakeFirst(),
    ).toMatchObject({ status: 'Customer', activated_at: expect.any(String) });
  });

  it('a returned card is confirmed by the branch, which may send it once more', async () => {
    const {
      id,
      deliveryId,
      cardIds: [cardId = ''],
      numbers,
    } = await home([304]);
    const [awbOfCard] = await linesOf(deliveryId);
    expect(await found(awbOfCard!.awb_no!)).toEqual([
      expect.objectContaining({ secureId: deliveryId, issuanceId: id }),
    ]);
    // Head office records returned cards, never delivered ones.
    const offered = async (who: Caller) =>
      (await server.current.call(callsOf(deliveries)['detail'], who, { parameters: { secureId: deliveryId } })).result
        .actions;
    expect([await offered(ho), await offered(vendor1)]).toEqual([
      expect.arrayContaining(['receive', 'supersede']),
      expect.arrayContaining(['receive', 'delivered']),
    ]);
    expect(await offered(ho)).not.toContain('delivered');
    expect(
      (
        await result(ho, deliveryId, {
          cardNo: numbers[0],
          result: 'DELIVERED',
          receivedBy: 'Ibu Sari',
          relation: 'SPOUSE',
        })
      ).status,
    ).toBe(403);
    expect(
      (await result(ho, deliveryId, { cardNo: numbers[0], result: 'RETURNED', reasonCode: 'CLOSED' })).result,
    ).toMatchObject({ state: 'RECEIVED' });
    expect(await statusOf(cardId)).toBe('delivered_to_customer');
    const [line] = await linesOf(deliveryId);
    const { version } = await delivery(deliveryId);
    expect((await act('confirmInHand', vendor1, { secureId: deliveryId, version, lineIds: [line!.id] })).status).toBe(
      403,
    );
    expect((await act('confirmInHand', ho, { secureId: deliveryId, version, lineIds: [line!.id] })).status).toBe(200);
    expect(await statusOf(cardId)).toBe('Branch');
    expect(
      await db().selectFrom('card_pickup').select('state').where('card_id', '=', cardId).executeTakeFirst(),
    ).toMatchObject({ state: 'WAITING' });
    expect(
      (
        await act('dispatchCustomer', ho, {
          secureId: id,
          origin: 'BRANCH',
          courierCode: 'KR01',
          lines: [{ cardId, awbNo: awb() }],
        })
      ).status,
    ).toBe(200);
    expect(
      await db().selectFrom('card_pickup').select('state').where('card_id', '=', cardId).executeTakeFirst(),
    ).toMatchObject({ state: 'REDELIVERED' });
    expect((await linesOf(deliveryId))[0]).toMatchObject({ attempt_no: 1 });
  });

  it('a card returned for its address is sent again only after the address changed', async () => {
    const {
      id,
      deliveryId,
      cardIds: [cardId = ''],
      numbers,
    } = await home([299]);
    await result(vendor1, deliveryId, { cardNo: numbers[0], result: 'RETURNED', reasonCode: 'MOVED' });
    const [line] = await linesOf(deliveryId);
    await act('confirmInHand', ho, {
      secureId: deliveryId,
      version: (await delivery(deliveryId)).version,
      lineIds: [line!.id],
    });
    const again = () =>
      act('dispatchCustomer', ho, {
        secureId: id,
        origin: 'BRANCH',
        courierCode: 'KR01',
        lines: [{ cardId, awbNo: awb() }],
      });
    expect((await again()).body).toMatchObject({ code: 'ADDRESS_FIX_REQUIRED', parameters: { cardNo: numbers[0] } });
    const { result: plan } = await server.current.call(issuanceCalls.customerPlan, ho, {
      parameters: { secureId: id },
      query: { origin: 'BRANCH' },
    });
    expect(plan).toMatchObject({ total: 1, rows: [{ cardId, problems: ['ADDRESS_UNCHANGED'] }] });
    const other = await db()
      .selectFrom('member')
      .select('address_encrypted')
      .where('id', '=', memberId(298))
      .executeTakeFirstOrThrow();
    await db().updateTable('member').set(other).where('id', '=', memberId(299)).execute();
    expect((await again()).status).toBe(200);
  });

  it('a card goes home at most twice, and never after a final return reason', async () => {
    const back = async (deliveryId: string, cardNo: string, reasonCode: string) => {
      const [line] = await linesOf(deliveryId);
      const inHand = async () =>
        act('confirmInHand', ho, {
          secureId: deliveryId,
          version: (await delivery(deliveryId)).version,
          lineIds: [line!.id],
        });
      expect((await inHand()).body).toMatchObject({ code: 'NOT_RETURNED', parameters: { cardNo } });
      await result(admin, deliveryId, { cardNo, result: 'RETURNED', reasonCode });
      expect((await inHand()).status).toBe(200);
    };
    const first = await home([300]);
    const [cardId, cardNo] = [first.cardIds[0] as string, first.numbers[0] as string];
    const again = (id: string, card: string) =>
      act('dispatchCustomer', ho, {
        secureId: id,
        origin: 'BRANCH',
        courierCode: 'KR01',
        lines: [{ cardId: card, awbNo: awb() }],
      });
    await back(first.deliveryId, cardNo, 'CLOSED');
    const { result: second } = await again(first.id, cardId);
    await back(second.deliveries[0].secureId, cardNo, 'CLOSED');
    expect((await again(first.id, cardId)).body).toMatchObject({ code: 'ATTEMPTS_USED', parameters: { cardNo } });
    const refused = await home([298]);
    await back(refused.deliveryId, refused.numbers[0] as string, 'REFUSED');
    expect((await again(refused.id, refused.cardIds[0] as string)).body).toMatchObject({
      code: 'NOT_REDELIVERABLE',
      parameters: { cardNo: refused.numbers[0] },
    });
  });

  it('a result file of the courier is previewed, then confirmed', async () => {
    const { deliveryId, numbers } = await home([305, 319]);
    const header = 'card_no,awb_no,result,event_date,received_by,relation,return_reason_code';
    const bad = [
      header,
      `${numbers[0]},,DELIVERED,${today},,SELF,`,
      `${numbers[1]},,RETURNED,2026-03-01,,,XXX`,
      '9710010000000019,,MISSING,2026-03-16,,,',
    ];
    const fileId = await uploaded(server.current, 'VENDOR01', bad);
    const { result: preview } = await act('previewResults', vendor1, { secureId: deliveryId, fileId });
    expect(preview).toMatchObject({
      errors: 3,
      rows: [
        { line: 2, errors: [{ field: 'received_by', code: 'REQUIRED' }] },
        { errors: [{ field: 'event_date' }, { field: 'return_reason_code' }] },
        { errors: [{ field: 'card_no', code: 'NOT_FOUND' }] },
      ],
    });
    expect((await result(vendor1, deliveryId, null, bad)).body).toMatchObject({ code: 'RECEIPT_DATE_INVALID' });
    const good = [header, `${numbers[0]},,DELIVERED,${today},Agus,SELF,`, `${numbers[1]},,MISSING,${today},,,`];
    expect((await result(vendor1, deliveryId, null, good)).result).toMatchObject({ state: 'RECEIVED' });
    expect(await delivery(deliveryId)).toMatchObject({ received: 1, missing: 1 });
    const { result: lines } = await server.current.call(callsOf(deliveryLines)['list'], vendor1, {
      query: { deliveryId, result: ['MISSING'] },
    });
    expect(lines.rows).toMatchObject([{ cardNo: numbers[1] }]);
  });
});

it('the application of a cancelled card waits in the generator again', async () => {
  const issuance = await homeIssuance(db(), [320]);
  const application = await db()
    .selectFrom('card_verification')
    .select('id')
    .where('card_id', 'is', null)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('card_verification')
    .set({ state: 'APPROVED', card_id: issuance.cardIds[0] as string })
    .where('id', '=', application.id)
    .execute();
  expect(
    (
      await act('cancelCard', ho, {
        secureId: issuance.id,
        cardId: issuance.cardIds[0],
        version: 1,
        reason: 'salah cabang',
      })
    ).status,
  ).toBe(200);
  expect(
    await db().selectFrom('card_verification').select('card_id').where('id', '=', application.id).executeTakeFirst(),
  ).toEqual({ card_id: null });
});

it('a receipt with a wrong file is superseded and stays stored, also after the delivery is settled', async () => {
  const { deliveryId } = await sent(1);
  await receipt(branch4, deliveryId, { isAll: true, counts: { received: 1, missing: 0, damaged: 0 } });
  const receipts = async () =>
    (await server.current.call(callsOf(deliveries)['detail'], branch4, { parameters: { secureId: deliveryId } })).result
      .receipts;
  const [{ secureId: receiptId, receiptNo }] = await receipts();
  const again = async (who: Caller, number: string) =>
    act('supersede', who, {
      receiptId,
      receiptNo: number,
      fileId: await uploaded(server.current, who.username),
      remark: 'berkas keliru',
    });
  expect((await again(vendor1, 'TT-BARU')).body).toMatchObject({ code: 'NOT_RECEIVER' });
  expect((await again(branch4, receiptNo)).body).toMatchObject({ code: 'RECEIPT_NO_USED' });
  expect((await again(branch4, 'TT-BARU')).status).toBe(200);
  expect(await receipts()).toMatchObject([
    { receiptNo, supersededBy: 'TT-BARU', received: 1 },
    { receiptNo: 'TT-BARU', supersededBy: null, received: 1 },
  ]);
  expect(await delivery(deliveryId)).toMatchObject({ received: 1, sent: 1 });
  expect((await again(branch4, 'TT-LAGI')).body).toMatchObject({ code: 'RECEIPT_SUPERSEDED' });
});

it('a partly received delivery cannot be recalled', async () => {
  const { deliveryId, numbers } = await sent(2);
  await receipt(branch4, deliveryId, { received: [numbers[0]], counts: { received: 1, missing: 1, damaged: 0 } });
  expect(
    (
      await act('recall', vendor1, {
        secureId: deliveryId,
        version: (await delivery(deliveryId)).version,
        reason: 'salah alamat',
      })
    ).body,
  ).toMatchObject({ code: 'RECALL_RECEIVED' });
});

it('a waybill is used once, and a receipt number once per delivery', async () => {
  const { deliveryId, numbers } = await sent(2);
  const receiptNo = awb();
  await receipt(branch4, deliveryId, {
    received: [numbers[0]],
    receiptNo,
    counts: { received: 1, missing: 1, damaged: 0 },
  });
  const line = (await linesOf(deliveryId)).find((one) => one.result === 'MISSING')!;
  await db()
    .updateTable('card_hold')
    .set({ released_at: new Date(), released_by: 'TEST' })
    .where('card_id', '=', line.card_id)
    .execute();
  await db().updateTable('card').set({ held: false }).where('id', '=', line.card_id).execute();
  await db()
    .transaction()
    .execute((tx) =>
      lossSources(server.current.app)
        .get('delivery')!
        .turnedUp(tx, {
          sourceId: deliveryId,
          cards: [{ cardId: line.card_id, lineId: line.id }],
          actor: headOffice,
          at: seedDate,
        }),
    );
  await decideLoss(db(), line.card_id, 'REJECTED');
  expect(
    (
      await receipt(branch4, deliveryId, {
        isAll: true,
        receiptNo: receiptNo.toLowerCase(),
        counts: { received: 1, missing: 0, damaged: 0 },
      })
    ).body,
  ).toMatchObject({ code: 'RECEIPT_NO_USED' });
});

it('sender and receiver get one notice of an overdue delivery', async () => {
  const { flagOverdue } = await import('./deliveries/overdue.ts');
  expect(await flagOverdue(server.current.app.services)).toMatchObject({ done: 1 });
  expect(await flagOverdue(server.current.app.services)).toMatchObject({ done: 0 });
  const notices = await db()
    .selectFrom('console_notice')
    .select('user_id')
    .where('kind', '=', 'CARD_DELIVERY_OVERDUE')
    .execute();
  expect(notices.map((notice) => notice.user_id)).toContain(vendor1.userId);
});

it('admins and the destination office see a delivery of a vendor; others do not', async () => {
  const { deliveryId } = await sent(1);
  const detail = async (who: Caller) =>
    (await server.current.call(callsOf(deliveries)['detail'], who, { parameters: { secureId: deliveryId } })).status;
  expect([await detail(admin), await detail(branch4), await detail(approver), await detail(vendor1)]).toEqual([
    200, 200, 200, 200,
  ]);
  expect([await detail(vendor2), await detail(branch7)]).toEqual([404, 404]);
});

it('a branch sees deliveries to its members; other branches do not', async () => {
  const { deliveryId } = await home([292]);
  const sees = async (who: Caller) =>
    (
      await server.current.call(callsOf(deliveries)['list'], who, { query: { size: 100, state: 'DISPATCHED' } })
    ).result.rows.some(({ secureId }: { secureId: string }) => secureId === deliveryId);
  expect([await sees(branch4), await sees(branch7)]).toEqual([true, false]);
});
