// Long: all cases share one server with its seeded cards; another file would start another server.
import { deliveries, deliveryLines } from '@console/contracts/cards/card-issuance/deliveries';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { memberId } from '../../membership/member/seed.ts';
import { branch4, branch7, ho, homeIssuance, printAll, uploaded, vendor1 } from './issuance.fixtures.ts';
import { deliveriesOn, deliveryModules } from './deliveries.fixtures.ts';

const server = useServer({ modules: deliveryModules });
const { db, act, today, awb, delivery, statusOf, linesOf, found, home, result } = deliveriesOn(server);

afterEach(async () => expect(await brokenInvariants(db())).toEqual([]));

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

it('a branch sees deliveries to its members; other branches do not', async () => {
  const { deliveryId } = await home([292]);
  const sees = async (who: Caller) =>
    (
      await server.current.call(callsOf(deliveries)['list'], who, { query: { size: 100, state: 'DISPATCHED' } })
    ).result.rows.some(({ secureId }: { secureId: string }) => secureId === deliveryId);
  expect([await sees(branch4), await sees(branch7)]).toEqual([true, false]);
});
