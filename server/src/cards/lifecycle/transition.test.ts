// Long: all cases share one database with its ranges and seeded cards.
import { randomUUID } from 'node:crypto';
import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { officeOf } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { cardSourceId } from '../card-sources/seed.ts';
import { createCards } from './create.ts';
import { placeHolds, releaseHolds } from './events.ts';
import { brokenInvariants } from './invariants.ts';
import { replaceNumber } from './replace.ts';
import { legalSteps } from './schema/vocabulary.ts';
import { transition } from './transition.ts';
import {
  addRanges,
  at,
  branch,
  branchUser,
  document,
  headOffice,
  makeFor,
  makeStock,
  move,
  mra,
  mraUser,
  system,
  vendor,
} from './lifecycle.fixtures.ts';

const database = useDatabase();
const db = () => database.current.db;
let ranges: Record<CardKind, string>;
beforeAll(async () => {
  ranges = await addRanges(db(), 700_000_001, 10_000);
});
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

const cardOf = (id: string) => db().selectFrom('card').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stockOf = (officeId: string) =>
  db()
    .selectFrom('card_stock')
    .select(['free', 'waiting', 'held', 'total', 'in_transit_in', 'in_transit_out'])
    .where((where) => where.or([where('office_branch_id', '=', officeId), where('office_mra_id', '=', officeId)]))
    .where('card_type_id', '=', (eb) =>
      eb.selectFrom('card_sequence').select('card_type_id').where('id', '=', ranges.STOCK),
    )
    .executeTakeFirst();
const line = () => ({ lineId: randomUUID() });
const medan = mra('0102');
const [binjai, siantar] = [branch('10050'), branch('10060')];
/** Seeded members without a card, used in turn by the tests of this file. */
let nextMember = 320;
/** A member without a card, at a branch that may issue every type. */
const freshMember = () => {
  do nextMember -= 1;
  while (
    [306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 40, 80, 120].includes(nextMember) ||
    officeOf(nextMember) <= 3
  );
  return nextMember;
};

async function stockAt(office: typeof binjai, count = 1): Promise<string[]> {
  const ids = (await makeStock(db(), ranges.STOCK, count, office)).map(({ id }) => id);
  await move(db(), 'P1', ids, { vendorCode: 'PV01' }, { actor: vendor('PV01') });
  await move(db(), 'D1', ids, { office, ...line() }, { actor: vendor('PV01') });
  await move(db(), office.kind === 'MRA' ? 'D4' : 'D3', ids);
  return ids;
}

it('stock moves to the member with one movement per step and correct figures', async () => {
  const [id = ''] = await stockAt(medan);
  const before = await stockOf(binjai.id);
  await move(db(), 'S1', [id], { office: binjai, ...line() }, { actor: mraUser('0102', ['10040', '10050', '10060']) });
  expect(await stockOf(binjai.id)).toMatchObject({ in_transit_in: (before?.in_transit_in ?? 0) + 1 });
  await move(db(), 'D3', [id], {}, { actor: branchUser('10050') });
  expect(await stockOf(binjai.id)).toMatchObject({ free: (before?.free ?? 0) + 1 });
  const member = freshMember();
  await move(db(), 'U1', [id], { memberId: memberId(member) }, { actor: branchUser('10050') });
  expect(await cardOf(id)).toMatchObject({
    status: 'Picked_Up',
    place_kind: 'MEMBER',
    place_id: memberId(member),
    holder_member_id: memberId(member),
    expiry_date: '2031-03-31',
    activated_at: expect.any(String),
    print_count: 1,
  });
  const movements = await db()
    .selectFrom('card_movement')
    .select(['transition_code', 'actor'])
    .where('card_id', '=', id)
    .orderBy('seq_no')
    .execute();
  expect(movements.map(({ transition_code: code }) => code)).toEqual(['C1', 'P1', 'D1', 'D4', 'S1', 'D3', 'U1']);
  expect(movements.map(({ actor }) => actor)).toEqual([
    'HO01',
    'VENDOR-PV01',
    'VENDOR-PV01',
    'HO01',
    'MRA0102',
    'BR10050',
    'BR10050',
  ]);
});

it('moves five thousand cards at once, all or nothing', async () => {
  const ids = (await makeStock(db(), ranges.STOCK, 5_000, binjai)).map(({ id }) => id);
  expect((await move(db(), 'P1', ids, { vendorCode: 'PV01' })).moved).toHaveLength(5_000);
  const odd = ids[4_321] as string;
  await move(db(), 'P4', [odd]);
  await expect(move(db(), 'D1', ids, { office: binjai, ...line() })).rejects.toMatchObject({
    code: 'CARD_STATUS_CONFLICT',
    details: { parameters: { cardNo: (await cardOf(odd)).card_no, status: 'Issued', expected: 'Printing' } },
  });
  expect(
    await db()
      .selectFrom('card')
      .select(sql<number>`count(*)`.as('count'))
      .where('id', 'in', ids)
      .where('status', '=', 'Printing')
      .executeTakeFirst(),
  ).toEqual({ count: 4_999 });
});

it('a repeated call of a document moves a card once', async () => {
  const [id = ''] = await stockAt(binjai);
  const by = document('loss');
  expect(await move(db(), 'L1', [id], {}, { by })).toEqual({ moved: [id], repeated: [] });
  expect(await move(db(), 'L1', [id], {}, { by })).toEqual({ moved: [], repeated: [id] });
  await move(db(), 'L5', [id], { office: binjai }, { by });
  expect(await move(db(), 'L1', [id], {}, { by })).toEqual({ moved: [], repeated: [id] });
  expect((await cardOf(id)).status).toBe('Branch');
  const issued = document('issuance');
  const make = () =>
    db()
      .transaction()
      .execute((tx) =>
        createCards(tx, {
          code: 'C1',
          sequenceId: ranges.STOCK,
          document: issued,
          actor: headOffice,
          at,
          cards: [{ office: binjai }, { office: binjai }],
        }),
      );
  expect(await make()).toEqual(await make());
});

describe('refuses', () => {
  it('actors without the role or outside the card’s office', async () => {
    const [id = ''] = await stockAt(binjai);
    await expect(
      move(db(), 'U1', [id], { memberId: memberId(freshMember()) }, { actor: vendor('PV01') }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      move(db(), 'S2', [id], { office: siantar, ...line() }, { actor: branchUser('10060') }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [printing = ''] = (await makeStock(db(), ranges.STOCK, 1, binjai)).map((created) => created.id);
    await move(db(), 'P1', [printing], { vendorCode: 'PV01' });
    await expect(
      move(db(), 'D1', [printing], { office: binjai, ...line() }, { actor: vendor('PV02') }),
    ).rejects.toMatchObject({ code: 'VENDOR_MISMATCH' });
  });

  it('a card at another office, and reception by its sender', async () => {
    const [id = ''] = await stockAt(binjai);
    const here = db()
      .transaction()
      .execute((tx) =>
        transition(tx, {
          code: 'S2',
          document: document('assignment'),
          actor: headOffice,
          at,
          to: { office: binjai, ...line() },
          cards: [{ cardId: id, at: siantar }],
        }),
      );
    await expect(here).rejects.toMatchObject({
      code: 'CARD_NOT_IN_PLACE',
      details: { parameters: { office: '10060 Pematangsiantar' } },
    });
    await move(db(), 'S2', [id], { office: medan, ...line() }, { actor: branchUser('10050') });
    await expect(
      move(db(), 'D4', [id], {}, { actor: branchUser('10050'), by: document('assignment') }),
    ).rejects.toMatchObject({ code: 'NOT_RECEIVER' });
    await expect(move(db(), 'D5', [id])).rejects.toMatchObject({ code: 'CARD_NOT_IN_PLACE' });
    await move(db(), 'S3', [id], {}, { actor: branchUser('10050') });
    expect(await cardOf(id)).toMatchObject({ status: 'Branch', office_branch_id: binjai.id });
  });

  it('a card held by another document, until its release', async () => {
    const [id = ''] = await stockAt(binjai);
    const draft = document('assignment');
    const hold = { document: draft, actor: headOffice, at, cards: [{ cardId: id }] };
    await db()
      .transaction()
      .execute((tx) => placeHolds(tx, 'ASSIGNMENT_DRAFT', hold));
    await db()
      .transaction()
      .execute((tx) => placeHolds(tx, 'ASSIGNMENT_DRAFT', hold));
    await expect(move(db(), 'S2', [id], { office: siantar, ...line() })).rejects.toMatchObject({
      code: 'CARD_ON_HOLD',
      details: { parameters: { document: draft.no } },
    });
    await expect(
      db()
        .transaction()
        .execute((tx) => placeHolds(tx, 'LOSS_PENDING', { ...hold, document: document('loss') })),
    ).rejects.toMatchObject({ code: 'CARD_ON_HOLD' });
    await db()
      .transaction()
      .execute((tx) => releaseHolds(tx, 'ASSIGNMENT_DRAFT', hold));
    await move(db(), 'S2', [id], { office: siantar, ...line() });
    expect(
      (
        await db()
          .selectFrom('card_movement')
          .select('transition_code')
          .where('card_id', '=', id)
          .orderBy('seq_no')
          .execute()
      ).map((row) => row.transition_code),
    ).toEqual(['C1', 'P1', 'D1', 'D3', 'HOLD', 'RELEASE', 'S2']);
  });

  it('a second card for a member, also in a race', async () => {
    const member = freshMember();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => makeFor(db(), 'C3', ranges.DIGITAL, member)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'MEMBER_HAS_LIVE_CARD' });
    await expect(makeFor(db(), 'C2', ranges.PERSONAL, 310)).rejects.toMatchObject({ code: 'MEMBER_NOT_ACTIVE' });
  });

  it('numbers beyond the end of a range', async () => {
    const small = await addRanges(db(), 800_000_001, 3);
    await makeStock(db(), small.STOCK, 2, binjai);
    await expect(makeStock(db(), small.STOCK, 2, binjai)).rejects.toMatchObject({
      code: 'RANGE_INSUFFICIENT',
      details: { parameters: { n: 1 } },
    });
    await makeStock(db(), small.STOCK, 1, binjai);
    expect(
      await db().selectFrom('card_sequence').select(['state', 'used']).where('id', '=', small.STOCK).executeTakeFirst(),
    ).toEqual({ state: 'EXHAUSTED', used: 3 });
    await expect(addRanges(db(), 800_000_002, 3)).rejects.toThrow('card_sequence_overlap');
  });
});

it('replaces a number in one transaction, at most once', async () => {
  const old = await makeFor(db(), 'C3', ranges.DIGITAL, freshMember());
  const member = nextMember;
  const replace = () =>
    db()
      .transaction()
      .execute((tx) =>
        replaceNumber(tx, {
          code: 'C4',
          sequenceId: ranges.DIGITAL,
          oldCardId: old.id,
          document: document('replacement'),
          actor: headOffice,
          maker: system,
          at,
          card: { memberId: memberId(member), sourceId: cardSourceId('PWA Browser') },
        }),
      );
  const created = await replace();
  expect(await cardOf(old.id)).toMatchObject({ status: 'Cancelled', replaced_by_card_id: created.id });
  await expect(replace()).rejects.toMatchObject({ code: 'FOUND_AFTER_REPLACEMENT' });
});

describe('the database', () => {
  const change = (id: string, set: string) =>
    db()
      .transaction()
      .execute((tx) => sql`update card set ${sql.raw(set)} where id = ${id}`.execute(tx));

  it('refuses a status, place or movement outside the state machine', async () => {
    const [id = ''] = await stockAt(binjai);
    await expect(
      change(id, `status = 'Issued', place_kind = 'NONE', place_id = null, stock_class = null`),
    ).rejects.toThrow('card_last_movement');
    await expect(change(id, `place_kind = 'NONE', place_id = null`)).rejects.toThrow(
      /card_(status_place|last_movement)/,
    );
    await expect(change(id, `status = 'Nowhere'`)).rejects.toThrow('card_status_place');
    await expect(change(id, `card_no = '9710010000000018'`)).rejects.toThrow('card_no');
    const movement = (values: string) =>
      db()
        .transaction()
        .execute((tx) =>
          sql`insert into card_movement (card_id, seq_no, transition_code, from_status, from_place_kind, from_place_id,
            to_status, to_place_kind, to_place_id, actor, acted_at)
            values (${id}, ${sql.raw(values)}, 'X', now())`.execute(tx),
        );
    await expect(movement(`5, 'X5', 'Branch', 'BRANCH', '${binjai.id}', 'Cancelled', 'NONE', null`)).rejects.toThrow(
      'card_movement_legal',
    );
    await expect(movement(`5, 'L1', 'MRA', 'MRA', '${medan.id}', 'Lost', 'UNKNOWN', null`)).rejects.toThrow(
      'card_movement_chain',
    );
    await expect(movement(`9, 'L1', 'Branch', 'BRANCH', '${binjai.id}', 'Lost', 'UNKNOWN', null`)).rejects.toThrow(
      'card_movement_chain',
    );
    await expect(sql`delete from card_movement where card_id = ${id}`.execute(db())).rejects.toThrow(
      'never changed or removed',
    );
    await expect(sql`delete from card where id = ${id}`.execute(db())).rejects.toThrow(/violates foreign key/);
  });

  it('has exactly the transitions of the contract', async () => {
    const stored = await db().selectFrom('card_transition').select(['code', 'from_status', 'to_status']).execute();
    const sorted = (steps: readonly object[]) => steps.map((step) => JSON.stringify(step)).toSorted();
    expect(sorted(stored)).toEqual(sorted(legalSteps()));
  });
});
