// Long: all cases share one server with its seeded cards; another file would start another server.
import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
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
import { deliveriesOn, deliveryModules } from './deliveries.fixtures.ts';

const server = useServer({ modules: deliveryModules });
const { db, act, awb, delivery, statusOf, linesOf, sent, found, receipt } = deliveriesOn(server);

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
