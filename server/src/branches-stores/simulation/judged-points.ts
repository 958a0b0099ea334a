import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { TermsWithin } from '../../products/index.ts';
import { leastBase, leastBaseOf } from './judged-prices.ts';
import { sellerSubject, type Subjects } from './concessions.ts';
import { mostPoints, receiversOf, type Subject } from './judged-receivers.ts';
import { sampleBase } from './sample.ts';
import { SharedReads } from '../../platform/shared-reads.ts';
import { tablesOf } from './tables.ts';

/** One of the places at which a yield may differ within the period of a change. */
export interface Point {
  /** Plain date. */
  readonly day: string;
  /** Rupiah financed before fees. */
  readonly base: number;
  /** Receivers of concessions. */
  readonly subjects: Subjects;
}

/** Where the yields of a branch are judged. */
export interface Points {
  /** With the least of all concessions at once, whenever they hold: enough here is enough for each receiver. */
  readonly bounds: readonly Point[];
  /** Each receiver and each set of them on each day; `null` where these are too many, so that the bounds decide. */
  readonly each: readonly Point[] | null;
}

/** A band of amounts in rupiah, both ends included; `null`: open. */
export interface Amounts {
  readonly from: number;
  readonly to: number | null;
}

/** The period of a change, and what it is about. */
export interface JudgedPeriod {
  readonly line: BusinessLine;
  readonly branchIds: readonly string[];
  /** Plain date of the first day. */
  readonly day: string;
  /** The last day; `null`: open. */
  readonly until: string | null;
  /** By what parameters contracts are calculated then, and what the goods cost. */
  readonly terms: Pick<TermsWithin, 'starts' | 'prices'>;
  /** The greatest down payment in percent, and the prices at which other premiums begin; left out: none is needed. */
  readonly premiums?: { readonly down: number; readonly prices: readonly number[] } | undefined;
  /** Amounts financed that the change is about; left out: all. */
  readonly amounts?: Amounts | undefined;
  /** Whose concession the change is; left out: of no one. */
  readonly subject?: Subject | undefined;
}

interface OfBranch {
  readonly branchId: string;
  readonly days: readonly string[];
  /** Days on which concessions begin or have ended. */
  readonly daysOfLines: readonly string[];
  readonly bands: readonly Amounts[];
  readonly ofRates: readonly Subject[];
  readonly ofFees: readonly Subject[];
  readonly ofDealers: readonly Subject[];
}

/** Approved rows of a branch `b` that meet the period. */
const rowsOf = (table: string, { day, until }: JudgedPeriod): RawBuilder<unknown> => sql`${sql.table(table)} t
  where t.branch_id = b.id and t.deleted_at is null and t.approval = 'APPROVED'
    and (t.effective_to is null or t.effective_to >= ${day}::date)
    and (${until}::date is null or t.effective_from <= ${until}::date)`;

/** The day on which a row begins, and the one after its end. */
const bounds = sql`unnest(array[t.effective_from, t.effective_to + 1])`;

/** Tables of records that take the place of fees while they run. */
const besides = { SPEKTRA: ['qanun_branch'], NMC: ['promo_fee_nmc', 'qanun_branch_nmc'], UFI: [] } as const;

/** Terms of dealers of a branch `b`, approved, that meet the period. */
const dealerRowsOf = (table: string, { day, until }: JudgedPeriod): RawBuilder<unknown> => sql`${sql.table(table)} t
  join outlet d on d.id = t.dealer_id and d.branch_id = b.id and d.deleted_at is null and d.status = 'active'
  where t.deleted_at is null and t.approval = 'APPROVED' and t.effective_to >= ${day}::date
    and (${until}::date is null or t.effective_from <= ${until}::date)`;

/** Tables of such terms. */
const ofDealers = ['dealer_admin_fee', 'dealer_rate'] as const;
const dealerTables = { SPEKTRA: [], NMC: ofDealers, UFI: ofDealers } as const;

/** The store whose rate is judged: its standing rates say what it pays. */
const judgedStore = ({ subject }: JudgedPeriod): string | null =>
  subject?.subjectType === sellerSubject.SPEKTRA ? subject.subjectCode : null;

/** Standing rates of that store, approved, that meet the period. */
const storeRowsOf = (code: string, { day, until }: JudgedPeriod): RawBuilder<unknown> => sql`store_rate t
  join outlet d on d.id = t.store_id and d.branch_id = b.id and d.business_line = 'SPEKTRA' and d.code = ${code}
  where t.deleted_at is null and t.approval = 'APPROVED'
    and (t.effective_to is null or t.effective_to >= ${day}::date)
    and (${until}::date is null or t.effective_from <= ${until}::date)`;

/** The dealers of a branch with terms of their own. */
function dealersOf(period: JudgedPeriod): RawBuilder<unknown> {
  const [first, ...more] = dealerTables[period.line].map(
    (table) => sql`select d.code from ${dealerRowsOf(table, period)}`,
  );
  if (!first) return sql`'[]'::jsonb`;
  return sql`coalesce((select jsonb_agg(distinct jsonb_build_object('subjectType', ${sellerSubject[period.line]}::text,
    'subjectCode', own.code)) from (${sql.join([first, ...more], sql` union `)}) own), '[]'::jsonb)`;
}

/** Receivers of concessions on rows of a table. */
const receivers = (table: string, sheets: string, period: JudgedPeriod): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(distinct jsonb_build_object('subjectType', l->'subjectType', 'subjectCode', l->'subjectCode'))
  from ${sql.table(sheets)} s join lateral jsonb_array_elements(s.lines) l on true
  where s.deleted_at is null and s.base_id in (select t.id from ${rowsOf(table, period)})), '[]'::jsonb)`;

/** What the rows of each branch change within the period, by one query. */
async function changesIn(db: Db | Tx, period: JudgedPeriod): Promise<readonly OfBranch[]> {
  const { line, branchIds, day, until } = period;
  const { rates, fees, rateSheets, feeSheets } = tablesOf[line];
  const store = judgedStore(period);
  const running = [
    ...besides[line].map((table) => sql`union select ${bounds} from ${rowsOf(table, period)}`),
    ...dealerTables[line].map((table) => sql`union select ${bounds} from ${dealerRowsOf(table, period)}`),
    ...(store === null ? [] : [sql`union select ${bounds} from ${storeRowsOf(store, period)}`]),
  ];
  const lines = [
    [rates, rateSheets],
    [fees, feeSheets],
  ].map(
    ([table, sheets]) => sql`select unnest(array[(l->>'effectiveFrom')::date, (l->>'effectiveTo')::date + 1])
      from ${sql.table(sheets!)} s join lateral jsonb_array_elements(s.lines) l on true
      where s.deleted_at is null and s.base_id in (select t.id from ${rowsOf(table!, period)})`,
  );
  const isLater = sql`at.day > ${day}::date and (${until}::date is null or at.day <= ${until}::date)`;
  const { rows } = await sql<OfBranch>`select b.id as "branchId",
      coalesce((select jsonb_agg(distinct at.day) from (
        select ${bounds} as day from ${rowsOf(fees, period)} ${sql.join(running, sql` `)}) at
        where ${isLater}), '[]'::jsonb) as days,
      coalesce((select jsonb_agg(distinct at.day) from (${sql.join(lines, sql` union `)}) at(day)
        where ${isLater}), '[]'::jsonb) as "daysOfLines",
      coalesce((select jsonb_agg(distinct jsonb_build_object('from', t.amount_from, 'to', t.amount_to))
        from ${rowsOf(fees, period)}), '[]'::jsonb) as bands,
      ${receivers(rates, rateSheets, period)} as "ofRates", ${receivers(fees, feeSheets, period)} as "ofFees",
      ${dealersOf(period)} as "ofDealers"
    from unnest(${branchIds}::uuid[]) b(id)`.execute(db);
  return rows;
}

/**
 * The amounts at which fees and premiums weigh the least or most: both ends of what is financed of the goods and of
 * each band of fees within it, that of the sample price, and where a band of premiums is first met by the greatest down
 * payment, which is where the one below it weighs most too. Bands alone would not do: a fee that is judged is not
 * stored yet.
 */
function basesOf({ bands }: OfBranch, { line, terms: { prices }, premiums, amounts }: JudgedPeriod): readonly number[] {
  const least = Math.max(leastBase(prices.from), amounts?.from ?? 1);
  const most = Math.min(prices.to ?? Infinity, amounts?.to ?? Infinity);
  const isWithin = (base: number) => least <= base && base <= most;
  const ends = [{ from: least, to: most }, ...bands].flatMap(({ from, to }) => [
    Math.max(from, least),
    Math.min(to ?? Infinity, most),
  ]);
  const insured =
    premiums && premiums.prices.length > 0 ? [...premiums.prices, ...(prices.to === null ? [] : [prices.to])] : [];
  const ofPremiums = insured.map((price) => leastBaseOf(price, premiums?.down ?? 0));
  const found = [...new Set([sampleBase[line], ...ends, ...ofPremiums])].filter(
    (base) => Number.isFinite(base) && isWithin(base),
  );
  // A change that is about amounts beyond all prices is judged where it begins.
  return found.length > 0 ? found : [Math.max(1, amounts?.from ?? sampleBase[line])];
}

const pointsAt = (days: Iterable<string>, bases: readonly number[], subjects: readonly Subjects[]): readonly Point[] =>
  [...days].flatMap((day) => bases.flatMap((base) => subjects.map((each) => ({ day, base, subjects: each }))));

function pointsOf(of: OfBranch, period: JudgedPeriod): Points {
  const bases = basesOf(of, period);
  const days = new Set([period.day, ...period.terms.starts, ...of.days]);
  const bounds = pointsAt(days, bases, ['EVERYONE']);
  const subjects = receiversOf([...of.ofRates, ...of.ofFees, ...of.ofDealers], period.subject);
  const each = subjects && pointsAt(new Set([...days, ...of.daysOfLines]), bases, subjects);
  return { bounds, each: each && each.length <= mostPoints ? each : null };
}

/**
 * Finds where the yields of branches may differ within the period of a change: on its first day and on each day on
 * which parameters, a fee, a promo fee, a Qanun record or a concession begins or has ended; at the ends of each band of
 * amounts; for each receiver of concessions. The first bound of a branch is the first day and the sample price.
 */
export async function judgedPoints(
  db: Db | Tx,
  period: JudgedPeriod,
  reads = new SharedReads(),
): Promise<ReadonlyMap<string, Points>> {
  const { line, branchIds, day, until } = period;
  const changes = await reads.once(['changes', line, branchIds, day, until, judgedStore(period)], () =>
    changesIn(db, period),
  );
  return new Map(changes.map((of) => [of.branchId, pointsOf(of, period)] as const));
}
