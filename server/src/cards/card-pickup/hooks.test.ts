import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { memberId } from '../../membership/member/seed.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import {
  addRanges,
  at,
  branch,
  branchUser,
  document,
  headOffice,
  makeFor,
  move,
  vendor,
} from '../lifecycle/lifecycle.fixtures.ts';
import { closePickUps } from '../card-pickup-records/close.ts';
import { openPickUp } from '../card-pickup-records/open.ts';

const database = useDatabase();
const db = () => database.current.db;
let ranges: Record<CardKind, string>;
beforeAll(async () => {
  ranges = await addRanges(db());
});
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

const home = branch('10040');
const pickUps = (cardId: string) =>
  db()
    .selectFrom('card_pickup')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('created_at')
    .orderBy('pickup_no')
    .execute();
const openHolds = (cardId: string) =>
  db()
    .selectFrom('card_hold')
    .select(['code', 'document_id'])
    .where('card_id', '=', cardId)
    .where('released_at', 'is', null)
    .execute();

/** Creates a card of member i in the safe of branch 10040. */
async function arrived(i: number): Promise<string> {
  const { id } = await makeFor(db(), 'C2', ranges.PERSONAL, i);
  await move(db(), 'P1', [id], { vendorCode: 'PV01' }, { actor: vendor('PV01') });
  await move(db(), 'D1', [id], { office: home, lineId: randomUUID() }, { actor: vendor('PV01') });
  await move(db(), 'D3', [id], {}, { actor: branchUser('10040') });
  return id;
}
const open = (ids: readonly string[], deadlines?: ReadonlyMap<string, string>) =>
  db()
    .transaction()
    .execute((tx) => openPickUp(tx, ids, { actor: branchUser('10040'), at, ...(deadlines ? { deadlines } : {}) }));

it('an arrived card gets a pick-up of 60 days, a hold, and counts as waiting', async () => {
  const id = await arrived(292);
  const opened = await open([id]);
  expect(await pickUps(id)).toMatchObject([
    {
      id: opened.get(id),
      pickup_no: expect.stringMatching(/^PKU-202603-\d{5}$/),
      member_id: memberId(292),
      branch_id: home.id,
      type: 'PERSONAL',
      state: 'WAITING',
      deadline: '2026-05-15',
    },
  ]);
  expect(await openHolds(id)).toEqual([{ code: 'PICKUP_OPEN', document_id: opened.get(id) }]);
  await expect(open([id])).rejects.toMatchObject({ code: 'PICKUP_OPEN' });
  expect(await pickUps(id)).toHaveLength(1);
});

it('closes when the card is sent home; the next pick-up keeps the deadline', async () => {
  const id = await arrived(304);
  await open([id]);
  await move(db(), 'D9', [id], { lineId: randomUUID() }, { actor: branchUser('10040') });
  const left = await db()
    .transaction()
    .execute((tx) => closePickUps(tx, [id], { state: 'REDELIVERED', actor: branchUser('10040'), at }));
  expect(left).toEqual(new Map([[id, '2026-05-15']]));
  await move(db(), 'D7', [id], {}, { actor: headOffice, by: document('delivery') });
  await open([id], new Map([[id, '2026-04-01']]));
  expect(await pickUps(id)).toMatchObject([
    { state: 'REDELIVERED', closed_at: expect.any(String) },
    { state: 'WAITING', deadline: '2026-04-01' },
  ]);
  await db()
    .transaction()
    .execute((tx) => closePickUps(tx, [id], { state: 'CANCELLED', actor: headOffice, at }));
  expect(await openHolds(id)).toEqual([]);
});

it('seeds pick-ups in every state, each waiting one with its hold', async () => {
  const { rows } = await sql<{
    state: string;
    count: number;
  }>`select state, count(*) as count from card_pickup where created_by <> 'BR10040' group by state
    order by state`.execute(db());
  expect(Object.fromEntries(rows.map(({ state, count }) => [state, count]))).toEqual({
    CANCELLED: 3,
    COMPLETED: 70,
    EXPIRED: 4,
    REDELIVERED: 3,
    WAITING: 20,
  });
  const strays = await sql`select from card_pickup p
      where state = 'WAITING' and created_by <> 'BR10040'
      and not exists (select from card_hold h
      where h.document_id = p.id and h.document_no = p.pickup_no and h.released_at is null)`.execute(db());
  expect(strays.rows).toHaveLength(0);
  expect(
    (await sql`select from card_pickup where state = 'WAITING' and deadline <= '2026-03-19'`.execute(db())).rows,
  ).toHaveLength(2);
});
