// Long: all cases share one server with its seeded cards; another file would start another server.
import { deliverCalls } from '@console/contracts/cards/card-issuance/deliver';
import { ecardCalls, printRequests, type PrintRequest } from '@console/contracts/cards/ecard-printing';
import { replacementCalls } from '@console/contracts/cards/replace-card-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { branch4, ho, uploaded, vendor1, vendor2 } from '../card-issuance/issuance.fixtures.ts';
import { cardIssuanceModule } from '../card-issuance/module.ts';
import { expireCards } from '../cards/expire.ts';
import { branch, document, move } from '../lifecycle/lifecycle.fixtures.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { replacementModule } from '../replace-card-number/module.ts';
import { partnersModule } from '../partners/module.ts';
import { ecardPrintingModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule, ecardPrintingModule, replacementModule] });
const db = () => server.current.database.db;
const act = (name: keyof typeof ecardCalls, who: Caller, body: object) =>
  server.current.call(ecardCalls[name], who, { body });
const list = async (who: Caller, query = {}): Promise<PrintRequest[]> =>
  (await server.current.call(callsOf(printRequests)['list'], who, { query: { size: 100, ...query } })).result.rows;
const idOf = (n: number) => seedId('ecard-printing', String(n));
const request = (n: number) =>
  db().selectFrom('ecard_print_request').selectAll().where('id', '=', idOf(n)).executeTakeFirstOrThrow();
const card = (n: number) =>
  db().selectFrom('card').selectAll().where('id', '=', seedCardId(n)).executeTakeFirstOrThrow();
const select = (who: Caller, ns: readonly number[], rest = {}) =>
  act('select', who, { requestIds: ns.map(idOf), printVendorCode: 'PV01', ...rest });

afterEach(async () => expect(await brokenInvariants(db(), 'cards')).toEqual([]));

it('the seed has 30 requests; a vendor sees the selectable ones and its own', async () => {
  const count = (rows: readonly PrintRequest[]) =>
    rows.reduce((all: Record<string, number>, { state }) => ({ ...all, [state]: (all[state] ?? 0) + 1 }), {});
  expect(count(await list(admin))).toEqual({ REQUESTED: 12, SELECTED: 10, DONE: 6, REJECTED: 1, WITHDRAWN: 1 });
  expect(count(await list(vendor1))).toEqual({ REQUESTED: 12 });
  expect(count(await list(vendor2))).toEqual({ REQUESTED: 12, SELECTED: 10, DONE: 6 });
  const ofBranch = await list(branch4);
  expect(ofBranch.every(({ actions }) => actions.length === 0)).toBe(true);
  expect(ofBranch.map(({ requestNo }) => requestNo).toSorted()).toEqual(
    (await list(admin, { branchId: branch('10040').id })).map(({ requestNo }) => requestNo).toSorted(),
  );
  expect(ofBranch.length).toBeGreaterThan(0);
  expect(await list(admin, { cardStatus: 'Printing' })).toHaveLength(10);
});

it('selection creates one print order with one batch per card type', async () => {
  expect((await select(ho, [131])).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await select(vendor1, [131], { printVendorCode: 'PV02' })).body).toMatchObject({ code: 'VENDOR_MISMATCH' });
  expect((await select(vendor1, [131, 142])).body).toMatchObject({ code: 'FEE_NOT_PAID' });
  expect(await card(131)).toMatchObject({ status: 'Digital' });
  const { result } = await select(vendor1, [131, 136]);
  expect(result.issuances.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0)).toBe(2);
  expect(await card(131)).toMatchObject({ status: 'Printing', vendor_code: 'PV01', print_count: 1 });
  expect(await request(131)).toMatchObject({ state: 'SELECTED', print_vendor_code: 'PV01' });
  expect((await select(vendor1, [131])).body).toMatchObject({ code: 'INVALID_STATE' });
  expect(await list(vendor2, { search: (await request(131)).request_no })).toHaveLength(0);
});

it('refuses a request without a deliverable address', async () => {
  const { address_encrypted: address, zip_code: zipCode, phone_encrypted: phone } = await request(138);
  const set = (part: object) => db().updateTable('ecard_print_request').set(part).where('id', '=', idOf(138)).execute();
  for (const lacking of [{ address_encrypted: null }, { zip_code: '00000' }, { phone_encrypted: null }]) {
    await set(lacking);
    expect((await select(vendor1, [138])).body).toMatchObject({ code: 'ADDRESS_INCOMPLETE' });
    await set({ address_encrypted: address, zip_code: zipCode, phone_encrypted: phone });
  }
  expect(await request(138)).toMatchObject({ state: 'REQUESTED' });
});

it('is sent home and done when received', async () => {
  await select(vendor1, [132]);
  const { issuance_id: issuanceId } = await request(132);
  await db()
    .updateTable('card_print_batch')
    .set({ file_taken_at: new Date(), file_taken_by: 'VENDOR01', downloads: 1, printed_at: new Date() })
    .where('issuance_id', '=', issuanceId)
    .execute();
  const { result: plan } = await server.current.call(ecardCalls.deliverPlan, vendor1);
  const ready = plan.rows.find(({ cardId }: { cardId: string }) => cardId === seedCardId(132));
  expect(ready).toMatchObject({ problems: [] });
  expect(
    (await server.current.call(ecardCalls.deliverPlan, vendor2)).result.rows.some(
      ({ cardId }: { cardId: string }) => cardId === seedCardId(132),
    ),
  ).toBe(false);
  const { result } = await act('dispatch', vendor1, {
    courierCode: 'KR01',
    lines: [{ cardId: seedCardId(132), awbNo: 'ECARD-0132' }],
  });
  expect(await request(132)).toMatchObject({ state: 'SENT' });
  const [{ secureId }] = result.deliveries;
  const line = {
    cardNo: (await card(132)).card_no,
    result: 'DELIVERED',
    eventDate: '2026-03-16',
    receivedBy: 'Sendiri',
    relation: 'SELF',
  };
  const answer = await server.current.call(deliverCalls.receiveResults, vendor1, {
    body: { secureId, version: 1, receiptNo: 'R-132', fileId: await uploaded(server.current, 'VENDOR01'), line },
  });
  expect(answer.status).toBe(200);
  expect(await request(132)).toMatchObject({ state: 'DONE' });
  expect(await list(admin, { search: line.cardNo })).toMatchObject([{ state: 'DONE', awbNo: 'ECARD-0132' }]);
});

it('a withdrawn card returns to the queue or ends, its plastic destroyed', async () => {
  await select(vendor1, [133]);
  const { version, issuance_id: issuanceId } = await request(133);
  const body = { secureId: idOf(133), version, reason: 'member membatalkan', isRequestedAgain: true, destroyed: 0 };
  await db()
    .updateTable('card_print_batch')
    .set({ file_taken_at: new Date(), file_taken_by: 'VENDOR01', downloads: 1, printed_at: new Date() })
    .where('issuance_id', '=', issuanceId)
    .execute();
  expect((await act('withdraw', vendor1, body)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await act('withdraw', ho, body)).body).toMatchObject({ code: 'NOT_DESTROYED' });
  expect((await act('withdraw', ho, { ...body, destroyed: 1 })).result).toMatchObject({ state: 'REQUESTED' });
  expect(await card(133)).toMatchObject({ status: 'Digital' });
  expect((await select(vendor1, [133])).status).toBe(200);
});

it('takes the word of head office alone that the fee is paid, by either way of asking', async () => {
  const cardId = seedCardId(146);
  const { card_no: cardNo } = await card(146);
  const countOf = async () => (await db().selectFrom('ecard_print_request').select('id').execute()).length;
  const before = await countOf();
  const office = { ...admin, username: 'ADMCB09', isAdmin: false, mappingType: 'BRANCH' } as const;
  for (const [name, body] of [
    ['request', { cardId }],
    ['submit', { cardNo }],
  ] as const)
    expect([name, (await act(name, office, { ...body, isPaid: true })).body.code]).toEqual([name, 'FORBIDDEN']);
  expect(await countOf()).toBe(before);
});

it('refuses a second open request; head office may reject one', async () => {
  expect((await act('request', admin, { cardId: seedCardId(134), isPaid: true })).body).toMatchObject({
    code: 'PRINT_REQUEST_OPEN',
  });
  const created = await act('request', admin, { cardId: seedCardId(145), isPaid: true });
  expect(created.result).toMatchObject({ requestNo: expect.stringMatching(/^EPR-202603-\d{5}$/) });
  expect((await act('request', admin, { cardId: seedCardId(61), isPaid: true })).body).toMatchObject({
    code: 'CARD_STATUS_CONFLICT',
  });
  expect(
    (await act('reject', vendor1, { secureId: idOf(134), version: 1, reason: 'alamat luar jangkauan' })).body,
  ).toMatchObject({ code: 'FORBIDDEN' });
  expect(
    (await act('reject', ho, { secureId: idOf(134), version: 1, reason: 'alamat luar jangkauan' })).result,
  ).toMatchObject({ state: 'REJECTED' });
});

describe('ends with its card', () => {
  const ended = async (n: number, rest: object) => {
    const { id, note } = await request(n);
    expect(await request(n)).toMatchObject({ state: 'WITHDRAWN', ...rest });
    expect(
      await db()
        .selectFrom('audit_entry')
        .select(['action', 'reason', 'changes'])
        .where('entity_id', '=', id)
        .where('action', '=', 'WITHDRAW')
        .execute(),
    ).toMatchObject([{ reason: note, changes: [{ field: 'state', after: 'WITHDRAWN' }] }]);
    expect((await select(admin, [n])).body).toMatchObject({ code: 'INVALID_STATE' });
  };
  const cancelledBy = (n: number, kind: 'job' | 'member' | 'change' | 'replacement' | 'pickup') =>
    move(db(), 'X4', [seedCardId(n)], {}, { by: document(kind) });

  it.each([
    [135, 'job'],
    [137, 'member'],
    [138, 'change'],
    [139, 'replacement'],
    [142, 'pickup'],
  ] as const)('of member %i, cancelled by a %s', async (n, kind) => {
    await cancelledBy(n, kind);
    await ended(n, { note: expect.stringMatching(/: kartu Cancelled$/) });
  });

  it('that is replaced', async () => {
    const answer = await server.current.call(replacementCalls.create, admin, {
      body: {
        memberId: memberId(140),
        oldCardId: seedCardId(140),
        resetReasonId: seedId('card-reset-reason', 'NAME_CHANGE'),
        result: 'DIGITAL',
        cardTypeId: (await card(140)).card_type_id,
      },
    });
    await ended(140, { note: `${answer.result.replacementNo}: kartu Cancelled`, updated_by: 'ADMIN01' });
    expect(
      await db().selectFrom('audit_entry').select('username').where('entity_id', '=', idOf(140)).executeTakeFirst(),
    ).toEqual({ username: 'ADMIN01' });
  });

  it('that expired in the nightly job', async () => {
    await db().updateTable('card').set({ expiry_date: '2026-02-28' }).where('id', '=', seedCardId(141)).execute();
    await expireCards(server.current.app.services);
    await ended(141, { updated_by: 'SYSTEM:card-expire' });
  });

  it('that is lost at the vendor; other selected cards stay', async () => {
    await move(db(), 'L1', [seedCardId(271)]);
    await ended(271, {});
    expect(await request(272)).toMatchObject({ state: 'SELECTED' });
  });
});

it('applications create requests too; the fee must be paid before printing', async () => {
  const cardNo = (await card(146)).card_no;
  expect(
    (
      await act('submit', ho, {
        cardNo: cardNo.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
        isPaid: true,
      })
    ).body,
  ).toMatchObject({ code: 'CARD_NO_CHECK_DIGIT' });
  expect((await act('submit', vendor1, { cardNo, isPaid: true })).status).toBe(404);
  const { secureId } = (await act('submit', ho, { cardNo, isPaid: false })).result;
  expect((await act('submit', ho, { cardNo, isPaid: false })).body).toMatchObject({ code: 'PRINT_REQUEST_OPEN' });
  expect(await list(ho, { search: cardNo })).toMatchObject([{ feeState: 'NONE', actions: ['pay', 'reject'] }]);
  const print = () => act('select', vendor1, { requestIds: [secureId], printVendorCode: 'PV01' });
  expect((await print()).body).toMatchObject({ code: 'FEE_NOT_PAID' });
  const pay = (who: Caller, version: number) => act('pay', who, { secureId, version, reference: 'TRX-0146' });
  expect((await pay(vendor1, 1)).body).toMatchObject({ code: 'FORBIDDEN' });
  expect((await pay(ho, 1)).result).toMatchObject({ state: 'REQUESTED', version: 2 });
  expect((await pay(ho, 2)).body).toMatchObject({ code: 'INVALID_STATE' });
  expect(await list(ho, { search: cardNo })).toMatchObject([{ feeState: 'PAID', actions: ['reject'] }]);
  expect((await print()).status).toBe(200);
});
