import type { TariffSet, TariffSetRow } from '@console/contracts/products/insurance/set-view';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { SetLine, SetRow } from './set-line.ts';

const thousand = 1_000;
/** The price at which an open band is compared, as a multiple of where it begins, and where it begins at 0. */
const open = { share: 1.5, least: 5_000_000 };
const hundredths = 10_000;

const rowsWhere = async <Row extends SetRow>(
  db: Db | Tx,
  line: SetLine<Row>,
  where: ReturnType<typeof sql>,
  order = sql`t.row_code`,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select t.*, ${line.more} from ${sql.table(line.table)} t
      join ${sql.table(line.packages)} p on p.id = t.insurance_id ${line.joins}
    where t.deleted_at is null and ${where} order by ${order}`.execute(db);
  return rows;
};

/** The rows of a set. */
export const rowsOfSet = <Row extends SetRow>(db: Db | Tx, line: SetLine<Row>, setNo: string): Promise<Row[]> =>
  rowsWhere(db, line, sql`t.set_no = ${setNo}`);

/** The first day on which a set holds, if it is switched on today. */
export const startOf = ({ effective_from: from, holds_from: since }: SetRow, today: string): string =>
  since ?? (from > today ? from : today);

/**
 * The rows that held last before a set begins, of the same insurer and coverage, the latest first. A set that has ended
 * or was switched off by then counts too: what customers paid last is what a premium is compared with.
 */
const previousRows = <Row extends SetRow>(
  db: Db | Tx,
  line: SetLine<Row>,
  set: readonly Row[],
  start: string,
): Promise<Row[]> => {
  const first = set[0]!;
  const [table, packages] = [sql.table(line.table), sql.table(line.packages)];
  const ofInsurer = sql`exists (select 1 from ${packages} own where own.id = ${first.insurance_id}
    and own.insurer_name = p.insurer_name and own.coverage = p.coverage)`;
  // No row is needed that is older than the last ones of each group.
  const oldest = sql`(select min(last.day) from (select max(o.holds_from) as day from ${table} o
      join ${packages} p on p.id = o.insurance_id
    where o.deleted_at is null and o.set_no <> ${first.set_no} and o.holds_from < ${start}::date and ${ofInsurer}
    group by ${sql.ref(`o.${line.covers}`)}) last)`;
  return rowsWhere(
    db,
    line,
    sql`t.set_no <> ${first.set_no} and t.holds_from < ${start}::date and t.holds_from >= ${oldest} and ${ofInsurer}`,
    sql`t.holds_from desc, t.row_code`,
  );
};

/** Whether a row still holds on the day before a set begins. */
const holdsUntil = ({ status, effective_to: to }: SetRow, start: string): boolean =>
  status === 'active' && (to === null || to >= dayAfter(start, -1));

/** The price at which a band is compared: its middle. */
const sampleOf = ({ price_from: from, price_to: to }: SetRow): number =>
  Math.ceil((to === null ? Math.max(from * open.share, open.least) : (from + to) / 2) / thousand) * thousand;

const holds = ({ price_from: from, price_to: to }: SetRow, price: number): boolean =>
  from <= price && (to === null || price <= to);

const percentOf = (now: number, before: number): number =>
  before === 0 ? 100 : Math.round(((now - before) / before) * hundredths) / (hundredths / 100);

/** The greatest change of a row at the ends and in the middle of its band, as a percentage. */
function changeOf<Row extends SetRow>(line: SetLine<Row>, row: Row, previous: readonly Row[]): number | null {
  const prices = [Math.max(row.price_from, thousand), sampleOf(row), ...(row.price_to === null ? [] : [row.price_to])];
  const changes = prices.flatMap((price) => {
    const before = previous.find((other) => line.isSame(row, other) && holds(other, price));
    return before ? percentOf(line.premium(row, price), line.premium(before, price)) : [];
  });
  return changes.length === 0 ? null : changes.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most));
}

function rowView<Row extends SetRow>(line: SetLine<Row>, row: Row, previous: readonly Row[]): TariffSetRow {
  const samplePrice = sampleOf(row);
  const before = previous.find((other) => line.isSame(row, other) && holds(other, samplePrice));
  const premium = line.premium(row, samplePrice);
  const earlier = before ? line.premium(before, samplePrice) : null;
  const { group, column, tariff } = line.shown(row);
  return {
    secureId: row.id,
    of: row.row_code,
    group,
    priceFrom: row.price_from,
    priceTo: row.price_to,
    column,
    tariff,
    samplePrice,
    premium,
    previous: earlier,
    changePct: changeOf(line, row, previous),
    instalment: line.instalment(row, samplePrice, row),
    previousInstalment: before ? line.instalment(row, samplePrice, before) : null,
  };
}

/** The ranges of prices of a set that have no band, in words. */
export async function gapsOf(db: Db | Tx, line: SetLine<never>, setNo: string): Promise<string[]> {
  const key = sql.join(line.key.map((name) => sql.ref(`t.${name}`)));
  const { rows } = await sql<{ gap: string }>`
    select distinct case when next is null then '> ' || price_to else (price_to + 1) || ' - ' || (next - 1) end as gap
    from (select t.price_to, lead(t.price_from) over (partition by ${key} order by t.price_from) as next
      from ${sql.table(line.table)} t where t.set_no = ${setNo} and t.deleted_at is null) bands
    where (next is null and price_to is not null) or (next is not null and next <> price_to + 1)
    order by 1`.execute(db);
  return rows.map(({ gap }) => gap);
}

/** Rows of a set that holds for which no other one has a tariff today, by the example price of their bands. */
export async function rowsWithoutOther<Row extends SetRow>(
  db: Db | Tx,
  line: SetLine<Row>,
  setNo: string,
  today: string,
): Promise<Row[]> {
  const set = await rowsOfSet(db, line, setNo);
  const others = await rowsWhere(
    db,
    line,
    sql`t.set_no <> ${setNo} and t.status = 'active' and t.holds_from <= ${today}
      and (t.effective_to is null or t.effective_to >= ${today})`,
  );
  return set.filter((row) => !others.some((other) => line.isSame(row, other) && holds(other, sampleOf(row))));
}

/** A set beside the one that it replaces. */
export async function compareSet<Row extends SetRow>(
  db: Db | Tx,
  line: SetLine<Row>,
  setNo: string,
  today: string,
): Promise<TariffSet> {
  const set = await rowsOfSet(db, line, setNo);
  const start = startOf(set[0]!, today);
  const previous = await previousRows(db, line, set, start);
  const rows = set.map((row) => rowView(line, row, previous));
  const changes = rows.flatMap(({ changePct }) => (changePct === null ? [] : Math.abs(changePct)));
  return {
    setNo,
    effectiveFrom: set[0]!.holds_from ?? set[0]!.effective_from,
    effectiveTo: set[0]!.effective_to,
    waiting: set[0]!.holds_from === null,
    previousSetNo: previous.find((row) => holdsUntil(row, start))?.set_no ?? null,
    maxChangePct: changes.length === 0 ? null : Math.max(...changes),
    gaps: await gapsOf(db, line as SetLine<never>, setNo),
    rows,
  };
}
