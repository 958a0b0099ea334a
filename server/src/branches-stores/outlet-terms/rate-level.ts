import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { readsOf } from '../../platform/shared-reads.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { byBranch } from '../simulation/by-branch.ts';
import { least } from '../simulation/concessions.ts';
import type { Ask, InBranch, RateHit, RateLevel } from '../simulation/levels.ts';
import { exclusiveRates, ratesOfAllGroups, ratesOfGroup } from '../simulation/rate-rows.ts';
import { dayWord } from '../simulation/wording.ts';
import { qanunBranches } from '../under-qanun/in-force.ts';
import { ofSellers, sellersAsked } from './sellers.ts';

interface Row {
  readonly branchId: string;
  readonly code: string;
  readonly ofGroup: boolean;
  readonly brand: string | null;
  readonly from: number;
  readonly to: number;
  readonly regular: string | null;
  readonly repeat: string | null;
  readonly since: string;
  readonly until: string | null;
  readonly agreement: string | null;
}

/** Where a level finds rates of outlets, and where they count. */
interface RatesOfSellers extends Pick<RateLevel, 'key' | 'title' | 'order' | 'lines'> {
  /**
   * SQL of the rows with `outlet_id`, `product_group_id`, `brand`, their band, rates, period, `approval`,
   * `agreement_no` and `is_full`.
   */
  readonly rows: Sql;
  /** What the path says where the question names no outlet. */
  readonly withoutSeller: Text;
  /** Whether the level counts where a yield is judged for everyone at once. */
  readonly countsForEveryone: boolean;
  /** Whether it counts in branches under Qanun. */
  readonly countsInQanun: boolean;
}

/** Rates of the outlets in force on the day: those of the group first, then those of a brand. */
async function rowsOf(
  db: Db | Tx,
  { key, rows: source }: RatesOfSellers,
  ask: Ask,
  codes: readonly string[] | 'EVERYONE',
): Promise<readonly Row[]> {
  const { line, branchIds, day, groupId, withinQuotas = false } = ask;
  const read = sql<Row>`select d.branch_id as "branchId", d.code, t.product_group_id is not null as "ofGroup", t.brand,
      t.tenor_from as "from", t.tenor_to as "to", t.rate_regular as regular, t.rate_repeat as repeat,
      t.effective_from as since, t.effective_to as until,
      t.agreement_no as agreement
    from (${source}) t join outlet d on d.id = t.outlet_id
    where ${ofSellers(ask, codes)} and ${inForceOn(day)}
      and (t.product_group_id is null or t.product_group_id = ${groupId}::uuid)
      and ${withinQuotas ? sql`not t.is_full` : sql`true`}
    order by t.product_group_id nulls last, t.brand nulls last`;
  const { rows } = await readsOf(ask).once([key, line, branchIds, day, groupId, codes, withinQuotas], () =>
    read.execute(db),
  );
  return rows;
}

/** A row of a brand is for the goods of this brand alone. */
const isFor = ({ brand }: Row, { subjects }: Pick<Ask, 'subjects'>): boolean =>
  brand === null || subjects === 'EVERYONE' || (subjects['BRAND'] ?? []).includes(brand);

const wordsOf = ({ code, from, to, since, until, agreement }: Row): string =>
  `${agreement === null ? code : `${code} ${agreement}`}, ${from}-${to}, ${dayWord(since)}` +
  (until === null ? '' : ` - ${dayWord(until)}`);

/** The first row with a value goes before the others: an empty regular rate is that of a wider row. */
function firstOf(rows: readonly Row[]): RateHit | null {
  const first = rows.find(({ regular, repeat }) => regular !== null || repeat !== null);
  if (!first) return null;
  const regular = rows.find((row) => row.regular !== null)?.regular ?? null;
  return { regular, repeat: first.repeat ?? first.regular, detail: wordsOf(first) };
}

/** The rows of the product group go before those of all groups. */
function hitOf(rows: readonly Row[]): RateHit | null {
  const hit = firstOf(rows);
  const [ofGroup, ofAll] = [true, false].map((own) => firstOf(rows.filter((row) => row.ofGroup === own)));
  return hit && { ...hit, parts: { ofGroup: ofGroup ?? null, ofAll: ofAll ?? null } };
}

type Rates = Pick<RateHit, 'regular' | 'repeat'>;

/** Among everyone are those who buy elsewhere: what they pay counts where it is less. */
async function ratesOfOthers(db: Db | Tx, ask: Ask, tenors: readonly number[]): Promise<InBranch<Rates>> {
  const levels: InBranch<RateHit>[] = [];
  for (const level of [exclusiveRates, ratesOfGroup, ratesOfAllGroups]) levels.push(await level.find(db, ask, tenors));
  return (branchId) => {
    const hits = levels.map((level) => level(branchId));
    return new Map(
      tenors.map((tenor) => {
        const own = hits.flatMap((hit) => hit.get(tenor) ?? []);
        return [
          tenor,
          {
            regular: own.find(({ regular }) => regular !== null)?.regular ?? null,
            repeat: own.map(({ regular, repeat }) => repeat ?? regular).find((rate) => rate !== null) ?? null,
          },
        ] as const;
      }),
    );
  };
}

/** The least of all outlets and of the others. */
function leastOf(rows: readonly Row[], others: Rates | undefined): RateHit | null {
  const [first] = rows;
  if (!first) return null;
  return {
    regular: least([...rows.map(({ regular }) => regular), others?.regular]),
    repeat: least([...rows.map(({ regular, repeat }) => repeat ?? regular), others?.repeat]),
    detail: wordsOf(first),
  };
}

/** A level with rates of the outlet that sells. */
export const ratesOfSellers = (of: RatesOfSellers): RateLevel => ({
  key: of.key,
  title: of.title,
  order: of.order,
  lines: of.lines,
  without: (ask) => (sellersAsked(ask) ? null : of.withoutSeller),
  async find(db, ask, tenors) {
    const codes = sellersAsked(ask);
    if (!codes || (codes === 'EVERYONE' && !of.countsForEveryone)) return () => new Map();
    const rows = await rowsOf(db, of, ask, codes);
    if (rows.length === 0) return () => new Map();
    const noon = new Date(`${ask.day}T12:00:00+07:00`);
    const qanun = of.countsInQanun ? new Set<string>() : await qanunBranches(db, ask.branchIds, noon);
    const others = codes === 'EVERYONE' ? await ratesOfOthers(db, ask, tenors) : null;
    const rowsIn = byBranch(rows.filter((row) => isFor(row, ask) && !qanun.has(row.branchId)));
    return (branchId) =>
      new Map(
        tenors.flatMap((tenor) => {
          const own = rowsIn(branchId).filter(({ from, to }) => from <= tenor && tenor <= to);
          const hit = others ? leastOf(own, others(branchId).get(tenor)) : hitOf(own);
          return hit ? [[tenor, hit] as const] : [];
        }),
      );
  },
});
