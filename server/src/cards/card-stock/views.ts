import {
  stockDays,
  stockedPage,
  type CardStock,
  type OfficeStock,
  type StockedCard,
  type StockFigures,
} from '@console/contracts/cards/card-stock/stock';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import { selected } from '../../records/resource/predicates.ts';
import type { Selection } from '../../records/resource/list-query.ts';
import { from } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { inCardOffices } from '../scope.ts';
import { joins, level } from '../lifecycle/stock-level.ts';

const figures = sql`t.free, t.waiting, t.held, t.total, t.in_transit_in as "inTransitIn",
  t.in_transit_out as "inTransitOut"`;

/** Totals of a filtered list. */
export async function totalsOf(
  db: Db,
  registered: RegisteredResource,
  selection: Selection,
  scope: Scope,
  now: Date,
): Promise<StockFigures> {
  const sum = (column: string) => sql`coalesce(sum(t.${sql.ref(column)}), 0)::int`;
  const {
    rows: [row],
  } = await sql<StockFigures>`
    select ${sum('free')} as free, ${sum('waiting')} as waiting, ${sum('held')} as held, ${sum('total')} as total,
    ${sum('in_transit_in')} as "inTransitIn", ${sum('in_transit_out')} as "inTransitOut"
    ${from(registered)} where ${selected(registered, selection, scope, now)}`.execute(db);
  return row as StockFigures;
}

/** Offices with their stock of a type; branches are listed after their MRA. */
export async function officeStocks(db: Db, scope: Scope, condition: RawBuilder<unknown>): Promise<OfficeStock[]> {
  const { rows } = await sql<OfficeStock>`
    select t.id as "secureId", case when t.office_branch_id is null
      then 'MRA' else 'BRANCH' end as "officeKind",
      coalesce(b.office_code || ' ' || b.name, a.mra_code || ' ' || a.name) as office,
      a.mra_code || ' ' || a.name as mra, t.minimum, t.maximum, ${level} as level, ${figures}
    from card_stock t ${joins}
      where ${condition} and ${inCardOffices(scope, sql`t.office_branch_id`, sql`t.office_mra_id`)}
      order by a.mra_code, b.office_code nulls first`.execute(db);
  return rows;
}

const ofSafe = ({ officeId, cardTypeId }: CardStock) =>
  sql`coalesce(c.office_branch_id, c.office_mra_id) = ${officeId} and c.card_type_id = ${cardTypeId}
    and c.stock_class is not null`;

/** A page of the cards in a safe, oldest arrival first. */
export async function safeCards(
  db: Db,
  stock: CardStock,
  { page = 1, reason }: { readonly page?: number | undefined; readonly reason?: StockedCard['reason'] | undefined },
  now: Date,
): Promise<{ rows: StockedCard[]; total: number; page: number }> {
  const where = sql`${ofSafe(stock)} ${reason ? sql`and c.stock_class = ${reason}` : sql``}`;
  const { rows } = await sql<StockedCard>`
    with shown as (select c.id from card c where ${where}
      order by c.last_movement_at, c.card_no limit ${stockedPage} offset ${(page - 1) * stockedPage})
    select c.id as "secureId", c.card_no as "cardNo", c.stock_class as reason, design.name as design,
    arrived.at as "receivedAt",
    greatest(0, floor(extract(epoch from ${now}::timestamptz - arrived.at) / 86400))::int as days,
    holder.name as "holderName",
      coalesce((select array_agg(h.code order by h.code) from card_hold h
        where h.card_id = c.id and h.released_at is null), '{}') as holds
    from shown join card c on c.id = shown.id left join card_design design on design.id = c.card_design_id left
      join member_view holder on holder.id = c.holder_member_id
    left join lateral (select max(m.acted_at) as at from card_movement m
      where m.card_id = c.id and m.from_status <> m.to_status) arrived on true
      order by c.last_movement_at, c.card_no`.execute(db);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*)::int as total from card c where ${where}`.execute(db);
  return { rows, total: counted?.total ?? 0, page };
}

/** Cards of a type into and out of the safe per day in Jakarta, latest first. */
export async function safeMovements(
  db: Db,
  { officeId, cardTypeId, officeKind }: CardStock,
  now: Date,
): Promise<{ day: string; in: number; out: number }[]> {
  const since = new Date(now.getTime() - stockDays * 86_400_000);
  const side = (place: 'to' | 'from', other: 'to' | 'from') => sql`
    select m.acted_at, ${sql.lit(place === 'to' ? 1 : 0)} as "in", ${sql.lit(place === 'to' ? 0 : 1)} as "out"
      from card_movement m join card c on c.id = m.card_id and c.card_type_id = ${cardTypeId}
    where m.${sql.ref(`${place}_place_id`)} = ${officeId}::text
      and m.${sql.ref(`${place}_place_kind`)} in ('BRANCH', 'MRA')
      and m.${sql.ref(`${place}_place_kind`)} = ${officeKind}::text and m.acted_at >= ${since}
      and (m.${sql.ref(`${other}_place_kind`)},
        m.${sql.ref(`${other}_place_id`)}) is distinct from (${officeKind}::text, ${officeId}::text)`;
  const { rows } = await sql<{ day: string; in: number; out: number }>`
    select to_char(acted_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day, sum("in")::int as "in",
    sum("out")::int as "out" from (${side('to', 'from')} union all ${side('from', 'to')}) m group by 1
      order by 1 desc`.execute(db);
  return rows;
}
