// Long: all cases share one server with its seeded cards; another file would start another server.
import {
  assignmentCalls,
  assignments,
  type AssignmentLine,
  type AssignmentLineDetail,
} from '@console/contracts/cards/card-assignment';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { memberId } from '../../membership/member/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { notices } from '../../people/notices/module.ts';
import { userId } from '../../shell/user/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { lossSources } from '../card-lost/sources.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { releaseHolds } from '../lifecycle/events.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch, decideLoss, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { releaseDrafts, notifyOverdue } from './jobs.ts';
import { assignmentModule } from './module.ts';

const server = useServer({ modules: [notices, assignmentModule] });
const db = () => server.current.database.db;
const privilege = 'card-assignment:browse';
const person = (
  username: string,
  mappingType: 'BRANCH' | 'MRA',
  offices: readonly string[],
  mras: readonly string[] = [],
): Caller =>
  testCaller(
    username,
    { [privilege]: 'Input' },
    {
      mappingType,
      scope: {
        type: 'branches',
        branchIds: offices.map((code) => branch(code).id),
        mraIds: mras.map((code) => mra(code).id),
      },
    },
  );
const medan = person('MRAMEDAN', 'MRA', ['10040', '10050', '10060'], ['0102']);
const [binjai, siantar, medanKota] = [
  person('BINJAI', 'BRANCH', ['10050']),
  person('SIANTAR', 'BRANCH', ['10060']),
  person('MEDANKOTA', 'BRANCH', ['10040']),
];
const stranger = person('BOGOR', 'BRANCH', ['13010']);
const REG = seedId('card-types', 'REG');
const cardNo = async (n: number) =>
  (await db().selectFrom('card').select('card_no').where('id', '=', seedCardId(n)).executeTakeFirstOrThrow()).card_no;
const numbers = (...all: number[]) => Promise.all(all.map(cardNo));
const card = (n: number) =>
  db()
    .selectFrom('card')
    .select(['status', 'stock_class', 'office_branch_id', 'office_mra_id', 'place_id'])
    .where('id', '=', seedCardId(n))
    .executeTakeFirstOrThrow();
const call = (name: keyof typeof assignmentCalls, caller: Caller, body: object) =>
  server.current.call(assignmentCalls[name], caller, { body });
const create = async (
  caller: Caller,
  lines: readonly { to: string; cards: readonly number[]; type?: string }[],
  rest: object = {},
) =>
  call('create', caller, {
    kind: 'DISTRIBUTION',
    originId: mra('0102').id,
    send: true,
    lines: await Promise.all(
      lines.map(async ({ to, cards, type = REG }) => ({
        destinationId: to.length === 4 ? mra(to).id : branch(to).id,
        cardTypeId: type,
        cardNos: await numbers(...cards),
        carrier: 'COURIER',
        carrierRef: 'AWB1',
      })),
    ),
    ...rest,
  });
const lines = async (secureId: string, caller: Caller = admin) =>
  (await server.current.call(assignments.calls['lines'], caller, { parameters: { secureId } }))
    .result as AssignmentLine[];
const line = async (secureId: string, caller: Caller = admin) =>
  (await server.current.call(assignmentCalls.line, caller, { parameters: { secureId } }))
    .result as AssignmentLineDetail;
const detail = async (secureId: string, caller: Caller = admin) =>
  server.current.call(callsOf(assignments)['detail'], caller, { parameters: { secureId } });
const receipt = (username: string) => uploadedFile(db(), { module: 'card-assignment', uploaded_by: username });
const receive = async (caller: Caller, of: { secureId: string; version: number }, rest: object = { all: true }) =>
  call('receive', caller, {
    secureId: of.secureId,
    version: of.version,
    all: false,
    cardNos: [],
    damaged: [],
    receiptFile: await receipt(caller.username),
    ...rest,
  });

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('/card-assignment', () => {
  it('a draft holds its cards; only the destination receives them', async () => {
    const created = await create(medan, [{ to: '10050', cards: [475, 476] }], { send: false });
    expect(created).toMatchObject({ status: 200, result: { state: 'DRAFT' } });
    expect(await card(475)).toMatchObject({ status: 'MRA', stock_class: 'held' });
    expect((await create(medan, [{ to: '10050', cards: [475] }])).body).toMatchObject({ code: 'CARD_ON_HOLD' });
    expect((await detail(created.result.secureId, binjai)).status).toBe(404);
    const sent = await call('send', medan, { secureId: created.result.secureId, version: 1 });
    expect(sent.result).toMatchObject({ state: 'SENT' });
    expect(await card(475)).toMatchObject({ status: 'delivered_to_branch', office_branch_id: branch('10050').id });
    const [own] = await lines(created.result.secureId);
    expect((await receive(medan, own!)).body).toMatchObject({ code: 'NOT_RECEIVER' });
    expect((await receive(siantar, own!)).status).toBe(404);
    expect((await receive(binjai, own!)).result).toMatchObject({ state: 'RECEIVED' });
    expect(await card(476)).toMatchObject({
      status: 'Branch',
      stock_class: 'free',
      office_branch_id: branch('10050').id,
    });
    expect((await detail(created.result.secureId, binjai)).result).toMatchObject({
      state: 'COMPLETED',
      lines: 1,
      cards: 2,
      received: 2,
    });
    expect((await receive(binjai, { ...own!, version: own!.version + 1 })).body).toMatchObject({ code: 'LINE_CLOSED' });
  });

  it('cards not scanned become lost by the courier, damaged ones are held, found ones are received late', async () => {
    const { result } = await create(medan, [{ to: '10050', cards: [477, 478, 479] }]);
    const [own] = await lines(result.secureId);
    const [first, second] = await numbers(477, 478);
    expect((await receive(binjai, own!, { cardNos: [first], damaged: [second] })).result).toMatchObject({
      state: 'PARTIALLY_RECEIVED',
    });
    expect((await line(own!.secureId)).cards.map((each) => each.result).toSorted()).toEqual([
      'DAMAGED',
      'MISSING',
      'RECEIVED',
    ]);
    expect(await card(478)).toMatchObject({ stock_class: 'held' });
    const loss = await db()
      .selectFrom('card_loss')
      .selectAll()
      .where('source_id', '=', result.secureId)
      .executeTakeFirstOrThrow();
    expect(loss).toMatchObject({ reporter_kind: 'COURIER', state: 'REPORTED', source_kind: 'assignment' });
    const lost = await db()
      .selectFrom('card_loss_card')
      .selectAll()
      .where('loss_id', '=', loss.id)
      .executeTakeFirstOrThrow();
    const actor = systemCardActor('test');
    await db()
      .transaction()
      .execute(async (tx) => {
        await releaseHolds(tx, 'LOSS_PENDING', {
          document: { kind: 'loss', id: loss.id, no: loss.loss_no },
          actor,
          at: seedDate,
          cards: [{ cardId: lost.card_id }],
        });
        await lossSources(server.current.app)
          .get('assignment')!
          .turnedUp(tx, {
            sourceId: result.secureId,
            cards: [{ cardId: lost.card_id, lineId: lost.line_id! }],
            actor,
            at: seedDate,
          });
        await decideLoss(tx, lost.card_id, 'REJECTED');
      });
    expect((await receive(binjai, await line(own!.secureId))).result).toMatchObject({ state: 'RECEIVED' });
    expect(await card(479)).toMatchObject({ status: 'Branch' });
  });

  it('rejected and recalled cards return to their sender with a remark', async () => {
    const { result } = await create(medan, [
      { to: '10050', cards: [480] },
      { to: '10060', cards: [481] },
    ]);
    const [first, second] = await lines(result.secureId);
    expect(
      (await call('reject', siantar, { secureId: first!.secureId, version: first!.version, remark: 'salah alamat' }))
        .status,
    ).toBe(404);
    expect((await call('remark', binjai, { secureId: first!.secureId, remark: 'segel rusak' })).status).toBe(200);
    expect(
      (await call('reject', binjai, { secureId: first!.secureId, version: first!.version, remark: 'salah alamat' }))
        .result,
    ).toMatchObject({ state: 'REJECTED' });
    expect(
      (await call('recall', medan, { secureId: second!.secureId, version: second!.version, remark: 'salah tujuan' }))
        .result,
    ).toMatchObject({ state: 'RECALLED' });
    for (const n of [480, 481])
      expect(await card(n)).toMatchObject({ status: 'MRA', stock_class: 'free', office_mra_id: mra('0102').id });
    expect((await line(first!.secureId)).remarks.map(({ remark }) => remark).toSorted()).toEqual([
      'salah alamat',
      'segel rusak',
    ]);
    expect((await call('remark', binjai, { secureId: first!.secureId, remark: 'terlambat' })).body).toMatchObject({
      code: 'LINE_CLOSED',
    });
    expect((await detail(result.secureId)).result).toMatchObject({ state: 'COMPLETED' });
  });

  it('a TRANSFER takes a waiting card: its pick-up ends, the next one keeps the deadline', async () => {
    const pickUp = await db()
      .selectFrom('card_pickup')
      .selectAll()
      .where('card_id', '=', seedCardId(233))
      .where('state', '=', 'WAITING')
      .executeTakeFirstOrThrow();
    expect(
      (await create(binjai, [{ to: '0102', cards: [233] }], { kind: 'RETURN', originId: branch('10050').id })).body,
    ).toMatchObject({ code: 'CARD_BOUND' });
    const { result } = await create(binjai, [{ to: '10060', cards: [233] }], {
      kind: 'TRANSFER',
      originId: branch('10050').id,
    });
    const [own] = await lines(result.secureId);
    expect(await db().selectFrom('card_pickup').select('state').where('id', '=', pickUp.id).executeTakeFirst()).toEqual(
      { state: 'CANCELLED' },
    );
    expect((await receive(siantar, own!)).result).toMatchObject({ state: 'RECEIVED' });
    expect(
      await db()
        .selectFrom('card_pickup')
        .select(['deadline', 'branch_id', 'member_id'])
        .where('card_id', '=', seedCardId(233))
        .where('state', '=', 'WAITING')
        .executeTakeFirst(),
    ).toEqual({ deadline: pickUp.deadline, branch_id: branch('10060').id, member_id: memberId(233) });
  });

  it.each<[string, () => Promise<{ body: unknown }>, object]>([
    ['a branch of another MRA', () => create(medan, [{ to: '13010', cards: [482] }]), { code: 'BRANCH_NOT_UNDER_MRA' }],
    [
      'a card of another safe, and names the office',
      () => create(medan, [{ to: '10050', cards: [491] }]),
      { code: 'CARD_NOT_IN_PLACE' },
    ],
    [
      'a card twice',
      () =>
        create(medan, [
          { to: '10050', cards: [482] },
          { to: '10060', cards: [482] },
        ]),
      { code: 'CARD_TWICE' },
    ],
    [
      'a card of another type',
      () => create(medan, [{ to: '10050', cards: [482], type: seedId('card-types', 'SYR') }]),
      { code: 'TYPE_MIXED' },
    ],
    [
      'a branch that distributes from an MRA',
      () => create(medanKota, [{ to: '10050', cards: [482] }]),
      { code: 'NOT_FOUND' },
    ],
    [
      'a loss report on a card',
      () =>
        create(person('CILEGON', 'BRANCH', ['13010']), [{ to: '13020', cards: [421] }], {
          kind: 'TRANSFER',
          originId: branch('13010').id,
        }),
      { code: 'CARD_ON_HOLD' },
    ],
  ])('refuses %s', async (_, work, expected) => {
    expect((await work()).body).toMatchObject(expected);
    expect(await card(482)).toMatchObject({ status: 'MRA', stock_class: 'free' });
  });

  it('sends all cards or none', async () => {
    expect((await create(medan, [{ to: '10050', cards: [483, 491] }])).status).toBe(409);
    expect(await card(483)).toMatchObject({ status: 'MRA', stock_class: 'free' });
  });

  it('lists free cards oldest first; a scanned card that is elsewhere is refused with its place', async () => {
    const search = (query: object, caller = medan) =>
      server.current.call(assignmentCalls.search, caller, {
        query: { originKind: 'MRA', originId: mra('0102').id, cardTypeId: REG, ...query },
      });
    const { rows, total } = (await search({ quantity: 3 })).result;
    expect(rows).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect((await search({ quantity: 4_999 })).body).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      message: expect.stringContaining(`Stok bebas Reguler hanya ${total}`),
    });
    expect((await search({}, stranger)).status).toBe(404);
    const check = async (n: number) =>
      server.current.call(assignmentCalls.checkCard, medan, {
        query: { kind: 'DISTRIBUTION', originId: mra('0102').id, cardNo: await cardNo(n) },
      });
    expect((await check(484)).result).toMatchObject({ bound: false });
    expect((await check(391)).body).toMatchObject({ code: 'CARD_NOT_IN_PLACE' });
    const destinations = (
      await server.current.call(assignmentCalls.destinations, medan, {
        query: { kind: 'DISTRIBUTION', originId: mra('0102').id },
      })
    ).result;
    expect(destinations.map(({ code }: { code: string }) => code)).toEqual(['10040', '10050', '10060']);
    expect(destinations[0].needs.find(({ cardTypeId }: { cardTypeId: string }) => cardTypeId === REG)).toMatchObject({
      minimum: 25,
      proposed: expect.any(Number),
    });
  });

  it('only the sender and the receivers see the list', async () => {
    const list = async (caller: Caller, query: object = {}) =>
      (
        await server.current.call(callsOf(assignments)['list'], caller, { query: { size: 100, ...query } })
      ).result.rows.map(({ secureId }: { secureId: string }) => secureId);
    const seeded = seedDocumentId('assignment', 'mra-5');
    expect(await list(binjai)).toContain(seeded);
    expect(await list(medan)).toContain(seeded);
    expect(await list(stranger)).not.toContain(seeded);
    expect(await list(admin, { search: await cardNo(385) })).toEqual([seeded]);
    // A transfer between branches belongs to the MRA of both.
    const transfers = await list(admin, { kind: 'TRANSFER', branchId: branch('10040').id });
    expect(transfers.length).toBeGreaterThan(0);
    expect(await list(admin, { kind: 'TRANSFER', mraId: mra('0102').id })).toEqual(expect.arrayContaining(transfers));
    expect(await list(admin, { kind: 'TRANSFER', mraId: mra('0701').id })).toEqual([]);
    expect((await lines(seedDocumentId('assignment', 'second'), binjai)).map(({ lineNo }) => lineNo)).toEqual([2]);
  });
});

describe('the jobs', () => {
  it('release each draft once after three days', async () => {
    const { result } = await create(medan, [{ to: '10050', cards: [485] }], { send: false });
    server.current.setNow(new Date(seedDate.getTime() + 3.1 * 86_400_000));
    await releaseDrafts(server.current.app.services);
    expect((await detail(result.secureId)).result).toMatchObject({ state: 'CANCELLED' });
    expect(await card(485)).toMatchObject({ stock_class: 'free' });
    expect(await releaseDrafts(server.current.app.services)).toMatchObject({ done: 0 });
  });

  it('notify both offices once of overdue lines', async () => {
    server.current.setNow(new Date(seedDate.getTime() + 8 * 86_400_000));
    await notifyOverdue(server.current.app.services);
    const reader = testCaller('ADMCB09', {}, { userId: userId('ADMCB09') });
    const inbox = async () =>
      (await server.current.call(noticeCalls.inbox, reader)).result.rows.filter(
        ({ kind }: { kind: string }) => kind === 'ASSIGNMENT_OVERDUE',
      );
    const notices = await inbox();
    expect(notices.length).toBeGreaterThan(0);
    await notifyOverdue(server.current.app.services);
    expect(await inbox()).toHaveLength(notices.length);
  });
});

it('seeds 10 assignments with 24 lines in every state, one of them on its way with 10 cards', async () => {
  const { rows } = await sql<{
    state: string;
  }>`select distinct l.state from card_assignment_line l join card_assignment t on t.id = l.assignment_id
    where t.created_by in (select username from app_user)`.execute(db());
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['DRAFT', 'SENT', 'RECEIVED', 'PARTIALLY_RECEIVED', 'REJECTED', 'RECALLED']),
  );
  const {
    rows: [counted],
  } = await sql<{
    headers: number;
    lines: number;
    sent: number;
  }>`select count(distinct t.id) as headers, count(*) as lines, max(l.quantity) filter (where l.state = 'SENT') as sent
    from card_assignment_line l join card_assignment t on t.id = l.assignment_id
    where t.created_by in (select username from app_user)`.execute(db());
  expect(counted).toEqual({ headers: 10, lines: 24, sent: 10 });
});
