import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { PromoConflict } from '@console/contracts/promos-products/promo/calls';
import { sql } from 'kysely';
import { groupsSharing } from '../../products/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { sharesOutlets } from './of-outlets.ts';

/** What of a promo decides where it meets another one (docs/model/promos.md#conflicts). */
export interface PromoReach {
  readonly line: BusinessLine;
  /** The stored promo itself, which it does not meet; `null` for one that is not stored. */
  readonly id: string | null;
  readonly productGroupIds: readonly string[];
  readonly outletScope: string;
  readonly outletIds: readonly string[];
  readonly singleOutletIds: readonly string[];
  readonly customerKind: string;
  readonly channels: readonly string[];
  /** Where it holds: rows of branch_id, tenor, valid_from and valid_to. */
  readonly places: Sql;
}

interface Options {
  /** Plain date: promos that have ended by then meet nobody. */
  readonly today: string;
  /** Further promos that count as active: those of the same batch. */
  readonly alsoIds?: readonly string[];
  /** Only those with this priority: two that meet must differ in it. */
  readonly priority?: number;
  readonly limit?: number;
  /** Where they are looked for: everywhere, unless it is for somebody who reads them. */
  readonly scope?: Scope;
}

/** Names that a conflict shows of each list. */
const shownNames = 5;

interface Found extends Omit<PromoConflict, 'groups' | 'branches'> {
  readonly groupIds: readonly string[];
  readonly branches: readonly string[];
}

/** Lines of a stored promo, as places. @param tenors in place of its own; `null`: its own */
export const placesOfPromo = (id: string, tenors: readonly string[] | null = null): Sql =>
  tenors === null
    ? sql`select r.branch_id, l.tenor, r.period_from as valid_from, r.period_to as valid_to
        from promo_rate r join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval <> 'REJECTED'
        where r.promo_id = ${id} and r.deleted_at is null`
    : sql`select distinct r.branch_id, w.tenor::int as tenor, r.period_from as valid_from, r.period_to as valid_to
        from promo_rate r, unnest(${tenors}::text[]) w(tenor) where r.promo_id = ${id} and r.deleted_at is null`;

/**
 * Lines of a stored promo as places, once its end is another one: sheets until its end follow it, others are cut to it.
 * @param promo as it is stored
 */
export const placesMoved = (
  { id, endDate: storedEnd }: { readonly id: string; readonly endDate: string },
  { endDate }: { readonly endDate: string },
): Sql => sql`select m.branch_id, m.tenor, m.valid_from,
    case when m.valid_to = ${storedEnd}::date then ${endDate}::date else least(m.valid_to, ${endDate}::date) end
      as valid_to
  from (${placesOfPromo(id)}) m where m.valid_from <= ${endDate}::date`;

/** Branches and tenors in a period, as they are typed. */
export const placesTyped = (
  branchIds: readonly string[],
  tenors: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Sql => sql`select b.id as branch_id, w.tenor::int as tenor, ${from}::date as valid_from, ${to}::date as valid_to
  from unnest(${branchIds}::uuid[]) b(id), unnest(${tenors}::text[]) w(tenor)`;

/** An SQL condition on promo `q`: it has goods, outlets, customers and channels in common with a promo of its line. */
export async function meets(db: Db | Tx, reach: Omit<PromoReach, 'places' | 'id'>): Promise<Sql> {
  const { line, productGroupIds, customerKind, channels } = reach;
  const sharing = await groupsSharing(db, line, productGroupIds);
  return sql`q.product_group_ids && ${sharing}::uuid[]
    and ${sharesOutlets(reach)}
    and (q.customer_kind = 'ALL' or ${customerKind} = 'ALL' or q.customer_kind = ${customerKind})
    and (coalesce(cardinality(q.channels), 0) = 0 or cardinality(${channels}::text[]) = 0
      or q.channels && ${channels}::text[])`;
}

/**
 * The active promos of a line that a promo meets: whose branch, product group or one above or below it, outlets, tenor,
 * customers, channels and period all intersect. The lower number of the priority wins among them; equal ones are a
 * conflict.
 */
export async function promosMet(db: Db | Tx, reach: PromoReach, options: Options): Promise<readonly Found[]> {
  const { line, id, productGroupIds, places } = reach;
  const { today, alsoIds = [], priority, limit = 50, scope = { type: 'all' } } = options;
  const sharing = await groupsSharing(db, line, productGroupIds);
  const { rows } = await sql<Found>`
    select q.id as "secureId", q.promo_code as "promoCode", q.name, q.priority,
      array(select g from unnest(q.product_group_ids) g where g = any(${sharing}::uuid[])) as "groupIds",
      (array_agg(distinct b.office_code || ' ' || b.name))[1:${sql.lit(shownNames)}] as branches,
      count(distinct b.id)::int as "branchCount", array_agg(distinct l.tenor order by l.tenor) as tenors,
      max(greatest(m.valid_from, r.period_from))::text as "from", min(least(m.valid_to, r.period_to))::text as "to"
    from promo q join promo_rate r on r.promo_id = q.id and r.deleted_at is null
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval <> 'REJECTED'
      join (${places}) m on m.branch_id = r.branch_id and m.tenor = l.tenor
        and daterange(m.valid_from, m.valid_to, '[]') && daterange(r.period_from, r.period_to, '[]')
      join branch_view b on b.id = r.branch_id and ${inBranches(scope, 'b.id')}
    where q.business_line = ${line} and q.deleted_at is null and q.id is distinct from ${id}::uuid
      and ((q.status = 'active' and q.end_date >= ${today}::date) or q.id = any(${alsoIds}::uuid[]))
      and ${await meets(db, reach)}
      and (${priority ?? null}::int is null or q.priority = ${priority ?? null}::int)
    group by q.id order by q.priority, q.promo_code limit ${limit}`.execute(db);
  return rows;
}

/**
 * The nearest priority that none of the promos has; `null` where all are taken.
 * @example freePriority(2, [1, 2, 3]); // 4
 */
export function freePriority(wanted: number, taken: readonly number[]): number | null {
  const used = new Set(taken);
  for (let distance = 0; distance < 999; distance += 1)
    for (const candidate of [wanted + distance, wanted - distance])
      if (candidate >= 1 && candidate <= 999 && !used.has(candidate)) return candidate;
  return null;
}
