// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { nextStep, trackingCalls, type Tracked } from '@console/contracts/cards/card-tracking';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { memberId } from '../../membership/member/seed.ts';
import { cardIssuanceModule } from '../card-issuance/module.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { partnersModule } from '../partners/module.ts';
import { cardTrackingModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule, cardStockModule, cardTrackingModule] });
const db = () => server.current.database.db;
const at = (office: string) =>
  testCaller(
    `TRACK${office}`,
    { '*': 'View Only' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } },
  );
const track = async (number: string | readonly string[], caller = admin) =>
  (await server.current.call(trackingCalls.track, caller, { query: { number: [number].flat() } })).result as Tracked[];
const cardOf = (member: number) =>
  db()
    .selectFrom('card')
    .select(['id', 'card_no'])
    .where('holder_member_id', '=', memberId(member))
    .where('status', 'not in', ['Lost', 'Cancelled'])
    .executeTakeFirstOrThrow();
const documentOf = async (cardId: string, code: string) =>
  (
    await db()
      .selectFrom('card_movement')
      .select('document_no')
      .where('card_id', '=', cardId)
      .where('transition_code', '=', code as 'D2')
      .executeTakeFirstOrThrow()
  ).document_no as string;

it('shows place, time, document, waybill and next step of a card in transit', async () => {
  const { card_no, id } = await cardOf(215);
  const [found] = await track(card_no.replace(/(.{4})/g, '$1 '));
  expect(found).toMatchObject({
    fault: null,
    total: 1,
    cards: [
      {
        secureId: id,
        cardNo: card_no,
        cardStatus: 'delivered_to_customer',
        known: {
          placeKind: 'TRANSIT',
          document: { kind: 'delivery', no: await documentOf(id, 'D2') },
          days: 3,
          holds: [],
        },
      },
    ],
  });
  expect(found!.cards[0]!.known!.movements.map(({ code }) => code)).toEqual(['D2', 'P1', 'C2']);
  expect(nextStep({ cardStatus: 'delivered_to_customer', isBound: true, holds: [] })?.by.en).toBe(
    'Courier and print vendor',
  );
  expect(nextStep({ cardStatus: 'Branch', isBound: false, holds: ['DAMAGED'] })?.step.en).toContain('settled');
  expect(nextStep({ cardStatus: 'Cancelled', isBound: true, holds: [] })).toBeNull();
});

it('lists the cards of a document', async () => {
  const { id } = await cardOf(215);
  const no = await documentOf(id, 'D2');
  const [found] = await track(no.toLowerCase());
  expect(found).toMatchObject({ fault: null, total: 18, document: { kind: 'delivery', no } });
  expect(
    found!.cards.every(
      ({ cardStatus, known }) => cardStatus === 'delivered_to_customer' && known?.movements.length === 0,
    ),
  ).toBe(true);
});

it('a waybill leads to its parcel and print batch, for callers who may open them', async () => {
  const { id, card_no: cardNo } = await cardOf(215);
  const {
    awb_no: awbNo,
    delivery_id: deliveryId,
    issuance_id: issuanceId,
  } = await db()
    .selectFrom('card_delivery_line')
    .select(['awb_no', 'delivery_id', 'issuance_id'])
    .where('card_id', '=', id)
    .executeTakeFirstOrThrow();
  const page = `/card-issuance/${issuanceId}/delivery-page/${deliveryId}`;
  expect((await track(awbNo as string))[0]!.document).toMatchObject({ kind: 'delivery', path: page });
  const of = async (caller = admin) =>
    Object.fromEntries(
      (await track(cardNo, caller))[0]!.cards[0]!.known!.movements.map(({ code, document }) => [code, document!.path]),
    );
  expect(await of()).toMatchObject({
    D2: page,
    P1: `/card-issuance/${issuanceId}?tab=batches`,
    C2: `/card-issuance/${issuanceId}`,
  });
  expect(await of(testCaller('TRACKONLY', { 'card-tracking:browse': 'View Only' }))).toMatchObject({
    D2: null,
    P1: null,
    C2: null,
  });
});

it('a document number leads to a write-off that only holds its cards', async () => {
  const card = await db()
    .selectFrom('card')
    .selectAll()
    .where('stock_class', '=', 'free')
    .where('status', '=', 'Branch')
    .executeTakeFirstOrThrow();
  const writeOff = await db()
    .insertInto('card_write_off')
    .values({
      id: randomUUID(),
      write_off_no: 'WOF-209901-00001',
      office_branch_id: card.office_branch_id,
      office_mra_id: null,
      card_type_id: card.card_type_id,
      reason: 'DAMAGED',
      witness1: 'Rina',
      witness2: 'Budi',
      minutes_file_id: null,
      editors: [],
      created_by: 'TEST',
      updated_by: 'TEST',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('card_hold')
    .values({
      card_id: card.id,
      code: 'WRITE_OFF_PENDING',
      document_kind: 'writeoff',
      document_id: writeOff.id,
      document_no: 'WOF-209901-00001',
      placed_at: new Date(),
      placed_by: 'TEST',
    })
    .execute();
  expect((await track('WOF-209901-00001'))[0]).toMatchObject({
    total: 1,
    document: { kind: 'writeoff', path: `/card-stock?tab=write-off&id=${writeOff.id}` },
  });
});

it('shows courier results and remarks from the receipts', async () => {
  const { card_no: cardNo, id } = await cardOf(30);
  const line = await db()
    .selectFrom('card_delivery_line')
    .select(['delivery_id', 'result_at', 'event_date', 'received_by'])
    .where('card_id', '=', id)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('card_delivery_receipt')
    .set({ remark: 'Dititipkan di pos jaga', created_at: line.result_at! })
    .where('delivery_id', '=', line.delivery_id)
    .execute();
  const events = async (caller = admin) => (await track(cardNo, caller))[0]!.cards[0]!.known?.courierEvents;
  expect(await events()).toMatchObject([
    {
      result: 'RECEIVED',
      date: line.event_date,
      receivedBy: line.received_by,
      remark: 'Dititipkan di pos jaga',
      delivery: { kind: 'delivery' },
    },
  ]);
});

it('answers up to twenty numbers at once', async () => {
  const { card_no } = await cardOf(216);
  const answer = await track([card_no, '9710010000000018', '9710019999999998', 'DLV-199901-00001', 'AWB-NOWHERE']);
  expect(answer.map(({ fault }) => fault)).toEqual([
    null,
    'CARD_NO_CHECK_DIGIT',
    'CARD_NO_CHECK_DIGIT',
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
  expect(
    (
      await server.current.call(trackingCalls.track, admin, {
        query: { number: Array.from({ length: 21 }, () => card_no) },
      })
    ).status,
  ).toBe(422);
});

it('a branch sees details of its cards; of others only status and office', async () => {
  const member = await db()
    .selectFrom('card as c')
    .innerJoin('branch as b', 'b.id', 'c.office_branch_id')
    .select(['c.card_no', 'b.office_code'])
    .where('c.holder_member_id', '=', memberId(20))
    .where('c.status', '=', 'Customer')
    .executeTakeFirstOrThrow();
  const [own] = await track(member.card_no, at(member.office_code));
  expect(own!.cards[0]!.known).not.toBeNull();
  const other = member.office_code === '16030' ? '10010' : '16030';
  const [foreign] = await track(member.card_no, at(other));
  expect(foreign!.cards).toEqual([
    {
      secureId: null,
      cardNo: `971${member.card_no.slice(3, 6)}******${member.card_no.slice(-4)}`,
      cardStatus: 'Customer',
      office: expect.stringContaining(member.office_code),
      known: null,
    },
  ]);
});

it('audits every lookup with masked numbers', async () => {
  const { card_no, id } = await cardOf(217);
  await track(card_no, at('13010'));
  await track(card_no);
  await track(card_no);
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['username', 'entity_label'])
    .where('module', '=', 'card-tracking')
    .where('entity_label', 'like', `%${card_no.slice(-4)}`)
    .execute();
  expect(entries.filter(({ username }) => username === 'ADMIN01')).toHaveLength(2);
  expect(entries.every(({ entity_label: label }) => label === `${card_no.slice(0, 6)}******${card_no.slice(-4)}`)).toBe(
    true,
  );
  expect(id).toBeTruthy();
});
