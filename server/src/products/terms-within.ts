import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { LobParameters } from '@console/contracts/products/master-lob';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import type { InsuredGroups } from './compulsory/compulsory.ts';
import { groupTables } from './group-terms.ts';

/** Lines of business that calculate alike throughout a period. */
export interface TermsWithin {
  /** One of them. */
  readonly lobId: string;
  readonly lobIds: readonly string[];
  /** Days within the period, after its first, on which other parameters begin. */
  readonly starts: readonly string[];
  /** The least and the greatest price that any of them takes on any of its days, in rupiah; `null`: open. */
  readonly prices: { readonly from: number | null; readonly to: number | null };
}

interface Period {
  readonly lobId: string;
  readonly from: string;
  readonly parameters: LobParameters;
}

/** The periods of parameters that meet these days, of the line of business of a group or of all that are active. */
async function periodsWithin(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  { day, until }: { readonly day: string; readonly until: string | null },
): Promise<readonly Period[]> {
  const lobs = groupId
    ? sql`select lob_id from ${sql.table(groupTables[line])} where id = ${groupId} and deleted_at is null`
    : sql`select id from line_of_business where business_line = ${line} and deleted_at is null and status = 'active'`;
  const { rows } = await sql<Period>`select p.lob_id as "lobId", p.effective_from as "from", p.parameters
    from (select *, lead(effective_from) over (partition by lob_id order by effective_from) as next
      from line_of_business_period where lob_id in (${lobs})) p
    where (p.next is null or p.next > ${day}::date) and (${until}::date is null or p.effective_from <= ${until}::date)
    order by p.lob_id, p.effective_from`.execute(db);
  return rows;
}

/** The values under their keys, in their order. */
function grouped<V>(values: readonly V[], keyOf: (value: V) => string): V[][] {
  const groups = new Map<string, V[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()];
}

/** A bound is open where it is open for one of them. */
const outer = (bounds: readonly (number | null)[], pick: (...numbers: number[]) => number): number | null =>
  bounds.includes(null) ? null : pick(...(bounds as readonly number[]));

/** Alike where nothing but the prices differs, which are joined. */
const alikeBy = (periods: readonly Period[], day: string): string =>
  JSON.stringify(
    periods.map(({ from, parameters: { rateMethod, roundingStep, firstInstalment, tenors } }) => [
      from > day ? from : null,
      rateMethod,
      roundingStep,
      firstInstalment,
      tenors,
    ]),
  );

/**
 * By what parameters the contracts of a product group are calculated within a period; of all groups, those of each
 * line of business of the business line. Lines without parameters on the first day are left out.
 * @param day plain date of the first day; `until`: the last one, `null` for open
 */
export async function termsWithin(
  db: Db | Tx,
  line: BusinessLine,
  groupId: string | null,
  { day, until }: { readonly day: string; readonly until: string | null },
): Promise<readonly TermsWithin[]> {
  const byLob = grouped(await periodsWithin(db, line, groupId, { day, until }), ({ lobId }) => lobId);
  const held = byLob.filter(([first]) => first!.from <= day);
  return grouped(held, (periods) => alikeBy(periods, day)).map((alike) => {
    const periods = alike.flat();
    return {
      lobId: periods[0]!.lobId,
      lobIds: [...new Set(periods.map(({ lobId }) => lobId))],
      starts: [...new Set(periods.map(({ from }) => from).filter((from) => from > day))],
      prices: {
        from: outer(
          periods.map(({ parameters }) => parameters.priceMin),
          Math.min,
        ),
        to: outer(
          periods.map(({ parameters }) => parameters.priceMax),
          Math.max,
        ),
      },
    };
  });
}

/**
 * The greatest of the least down payments, in percent, that product groups or their lines of business demand on any
 * day.
 */
export async function demandedDown(db: Db | Tx, { line, groupId, lobIds }: InsuredGroups): Promise<number> {
  const isMeant = groupId ? sql`g.id = ${groupId}::uuid` : sql`g.lob_id = any(${lobIds}::uuid[])`;
  const { rows } = await sql<{ down: string | null }>`select greatest(
      (select max((p.parameters->>'dpMinPct')::numeric) from line_of_business_period p
        where p.lob_id = any(${lobIds}::uuid[])),
      (select max(coalesce(g.dp_min_pct, above.dp_min_pct)) from ${sql.table(groupTables[line])} g
        left join ${sql.table(groupTables[line])} above on above.id = g.parent_id
        where ${isMeant} and g.deleted_at is null)) as down`.execute(db);
  return Number(rows[0]?.down ?? 0);
}
