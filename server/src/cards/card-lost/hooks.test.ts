import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import {
  addRanges,
  at,
  branch,
  branchUser,
  document,
  makeStock,
  move,
  vendor,
} from '../lifecycle/lifecycle.fixtures.ts';
import { reportCourierLoss } from './report.ts';

const database = useDatabase();
const db = () => database.current.db;
let ranges: Record<CardKind, string>;
beforeAll(async () => {
  ranges = await addRanges(db());
});
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

const receiver = branchUser('10050');

async function onTheWay(count: number): Promise<{ cardId: string; lineId: string }[]> {
  const ids = (await makeStock(db(), ranges.STOCK, count, branch('10050'))).map(({ id }) => id);
  await move(db(), 'P1', ids, { vendorCode: 'PV01' }, { actor: vendor('PV01') });
  const lines = ids.map((cardId) => ({ cardId, lineId: randomUUID() }));
  for (const { cardId, lineId } of lines)
    await move(db(), 'D1', [cardId], { office: branch('10050'), lineId }, { actor: vendor('PV01') });
  return lines;
}

it('reports each missing card separately and holds it in place', async () => {
  const cards = await onTheWay(2);
  const source = { ...document('delivery'), kind: 'delivery' as const };
  const reported = await db()
    .transaction()
    .execute((tx) => reportCourierLoss(tx, { source, cards, actor: receiver, at }));
  expect(reported.map(({ cardId }) => cardId)).toEqual(cards.map(({ cardId }) => cardId).toSorted());
  const losses = await db().selectFrom('card_loss').selectAll().where('source_id', '=', source.id).execute();
  expect(losses).toMatchObject(
    [0, 1].map(() => ({
      loss_no: expect.stringMatching(/^LST-202603-\d{5}$/),
      reporter_kind: 'COURIER',
      state: 'REPORTED',
      office_branch_id: branch('10050').id,
      source_no: source.no,
      editors: ['BR10050'],
    })),
  );
  const holds = await db()
    .selectFrom('card_hold')
    .select(['card_id', 'code'])
    .where(
      'document_id',
      'in',
      reported.map(({ id }) => id),
    )
    .where('released_at', 'is', null)
    .execute();
  expect(holds).toHaveLength(2);
  await expect(move(db(), 'D3', [cards[0]!.cardId], {}, { actor: receiver })).rejects.toMatchObject({
    code: 'CARD_ON_HOLD',
  });
});

it('a refused second report of a card stores nothing', async () => {
  const cards = await onTheWay(1);
  const report = () =>
    db()
      .transaction()
      .execute((tx) =>
        reportCourierLoss(tx, { source: { ...document('delivery'), kind: 'delivery' }, cards, actor: receiver, at }),
      );
  await report();
  await expect(report()).rejects.toMatchObject({ code: 'CARD_ALREADY_LOST' });
});

it('seeds 25 reports, each card with its place before the loss', async () => {
  const { rows } = await sql<{
    what: string;
    count: number;
  }>`select reporter_kind || ' ' || state as what, count(*) as count from card_loss where created_by not like 'BR%'
    group by 1`.execute(db());
  expect(Object.fromEntries(rows.map(({ what, count }) => [what, count]))).toEqual({
    'MEMBER CONFIRMED': 15,
    'OFFICE CONFIRMED': 1,
    'OFFICE REPORTED': 1,
    'COURIER REPORTED': 1,
    'MEMBER REPLACED': 4,
    'MEMBER FOUND': 3,
  });
  const strays = await sql`select from card_loss_card l join card c on c.id = l.card_id
      where l.result = 'LOST' and c.status not in ('Lost', 'Cancelled')
    union all select from card_loss_card l
      where l.result = 'OPEN'
      and not exists (select from card_hold h
      where h.document_id = l.loss_id and h.card_id = l.card_id and h.released_at is null)`.execute(db());
  expect(strays.rows).toHaveLength(0);
});
