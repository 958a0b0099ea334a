import type { CountSheet } from '@console/contracts/cards/card-stock/count';
import type { CardStock } from '@console/contracts/cards/card-stock/stock';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { cardNoOf } from '../card-no.ts';

type Who = Pick<Context, 'caller' | 'request'>;
interface Sheet extends Omit<CountSheet, 'missing' | 'foreign'> {
  stockLabel: string;
}

/** Count sheets that match a condition on the table `n`, latest first. */
async function sheets(db: Db | Tx, condition: ReturnType<typeof sql>): Promise<Sheet[]> {
  const { rows } = await sql<Sheet>`
    select n.id as "secureId", n.version, n.stock_id as "stockId", n.state, n.created_at as "openedAt",
    n.created_by as "openedBy", n.counted_at as "countedAt", n.counted_by as "countedBy",
      (select count(*)::int from card_count_line l where l.count_id = n.id and l.expected) as expected,
      (select count(*)::int from card_count_line l where l.count_id = n.id and l.scanned_at is not null) as scanned
    from card_count n where ${condition} order by (n.state = 'OPEN') desc, n.created_at desc, n.id`.execute(db);
  return rows;
}

/** Adds the lines that differ, each with the recorded place of its card. */
async function withLines(db: Db | Tx, sheet: Sheet): Promise<CountSheet> {
  const { rows } = await sql<{ cardNo: string; cardId: string | null; where: string | null; expected: boolean }>`
    select l.card_no as "cardNo", c.id as "cardId",
    c.status || coalesce(' ' || b.office_code || ' ' || b.name, ' ' || a.mra_code || ' ' || a.name, '') as "where",
    l.expected
    from card_count_line l left join card c on c.card_no = l.card_no left
      join branch_view b on b.id = c.office_branch_id left join mra_view a on a.id = c.office_mra_id
    where l.count_id = ${sheet.secureId} and ((l.expected and l.scanned_at is null) or not l.expected)
      order by l.card_no`.execute(db);
  const line = ({ cardNo, cardId, where }: (typeof rows)[number]) => ({ cardNo, cardId, where });
  const missing = sheet.state === 'OPEN' ? [] : rows.filter(({ expected }) => expected);
  return { ...sheet, missing: missing.map(line), foreign: rows.filter(({ expected }) => !expected).map(line) };
}

/** All counts of a safe, latest first. */
export const countsOf = async (db: Db, stockId: string): Promise<CountSheet[]> =>
  Promise.all((await sheets(db, sql`n.stock_id = ${stockId}`)).map((sheet) => withLines(db, sheet)));

/** Opens a count. The cards recorded in the safe at this moment are the expected ones. @throws Refusal COUNT_OPEN */
export async function openCount(
  tx: Tx,
  { secureId: stockId, officeId, cardTypeId, officeCode, cardType }: CardStock,
  who: Who,
  at: Date,
): Promise<CountSheet> {
  const id = randomUUID();
  const by = who.caller.username;
  const created = await tx
    .insertInto('card_count')
    .values({
      id,
      stock_id: stockId,
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
      counted_at: null,
      counted_by: null,
    })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new Refusal('COUNT_OPEN');
  await sql`insert into card_count_line (count_id, card_no, expected) select ${id}, c.card_no, true from card c
    where coalesce(c.office_branch_id, c.office_mra_id) = ${officeId} and c.card_type_id = ${cardTypeId}
      and c.stock_class is not null`.execute(tx);
  await recordEntry(tx, {
    actor: actorOf(who),
    module: 'card-stock',
    action: 'COUNT',
    entityId: stockId,
    entityLabel: `${officeCode} ${cardType}`,
    at,
  });
  const [sheet] = await sheets(tx, sql`n.id = ${id}`);
  return withLines(tx, sheet as Sheet);
}

/** The stock of an open count. @throws Refusal NOT_FOUND, INVALID_STATE */
export async function stockOfOpen(tx: Db | Tx, countId: string): Promise<{ stockId: string; version: number }> {
  const row = await tx
    .selectFrom('card_count')
    .select(['stock_id', 'state', 'version'])
    .where('id', '=', countId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state !== 'OPEN') throw invalidState(row.state, 'count');
  return { stockId: row.stock_id, version: row.version };
}

/** Records a scanned card; an unexpected card is stored as foreign. Repeated scans of a card count once. */
export async function scanCard(
  tx: Tx,
  countId: string,
  typed: string,
  by: string,
  at: Date,
): Promise<{ expected: boolean; where: string | null; scanned: number }> {
  const cardNo = cardNoOf(typed, 'cardNo');
  const line = await tx
    .insertInto('card_count_line')
    .values({ count_id: countId, card_no: cardNo, expected: false, scanned_at: at, scanned_by: by })
    .onConflict((known) =>
      known.columns(['count_id', 'card_no']).doUpdateSet({
        scanned_at: sql`coalesce(card_count_line.scanned_at, excluded.scanned_at)`,
        scanned_by: sql`coalesce(card_count_line.scanned_by, excluded.scanned_by)`,
      }),
    )
    .returning('expected')
    .executeTakeFirstOrThrow();
  const [sheet] = await sheets(tx, sql`n.id = ${countId}`);
  if (line.expected) return { expected: true, where: null, scanned: (sheet as Sheet).scanned };
  const { foreign } = await withLines(tx, sheet as Sheet);
  return {
    expected: false,
    where: foreign.find((each) => each.cardNo === cardNo)?.where ?? null,
    scanned: (sheet as Sheet).scanned,
  };
}

/** Closes a count. The result is MATCHED when exactly the expected cards were scanned. */
export async function closeCount(tx: Tx, countId: string, who: Who, at: Date): Promise<CountSheet> {
  const {
    rows: [differs],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from card_count_line
    where count_id = ${countId} and (scanned_at is null or not expected)`.execute(tx);
  const state = differs?.count === 0 ? 'MATCHED' : 'DIFFERENT';
  const by = who.caller.username;
  await tx
    .updateTable('card_count')
    .set({ state, counted_at: at, counted_by: by, updated_by: by, updated_at: at, version: sql`version + 1` })
    .where('id', '=', countId)
    .execute();
  const [sheet] = await sheets(tx, sql`n.id = ${countId}`);
  await recordEntry(tx, {
    actor: actorOf(who),
    module: 'card-stock',
    action: 'COUNT_CLOSE',
    entityId: (sheet as Sheet).stockId,
    entityLabel: state,
    at,
  });
  return withLines(tx, sheet as Sheet);
}
