import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { groupsOfMember } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { areMotorcyclesOf, areVehiclesOf, productsOutside } from '../../products/index.ts';
import { takesOutlet } from './of-outlets.ts';
import { holdsAtBranch, withinLimits } from './within-limits.ts';

/** The line of a promo that an order is priced with. */
export interface PromoLineOfOrder {
  readonly promoId: string;
  readonly lineId: string;
}

interface Wanted {
  readonly promoCode: string;
  readonly line: BusinessLine;
  readonly branchId: string;
  /** The store or dealer that sells; `null` for a loan without a dealer. */
  readonly outletId: string | null;
  readonly memberId: string;
  /** Months. */
  readonly tenor: number;
  /** Plain date of the purchase. */
  readonly day: string;
  /** Rupiah of the goods, and of them what is financed. */
  readonly price: number;
  readonly base: number;
  readonly kind: CustomerKind;
  /** The channel that the application comes from. */
  readonly source: string;
  readonly productIds: readonly string[];
}

interface Found extends PromoLineOfOrder {
  readonly groupIds: readonly string[];
  readonly brands: readonly string[];
  readonly vehicleClasses: readonly string[];
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}

const isUnlimited = (list: string) => sql`coalesce(cardinality(${sql.ref(`p.${list}`)}), 0) = 0`;

/** Whether all goods of an order are those of a promo. */
async function areGoodsOf(tx: Tx, { line, productIds, day }: Wanted, { groupIds, ...of }: Found): Promise<boolean> {
  if (line === 'UFI') return areVehiclesOf(tx, productIds, { groupIds, ...of }, day);
  if ((await productsOutside(tx, line, productIds, groupIds)).length > 0) return false;
  return line !== 'NMC' || areMotorcyclesOf(tx, productIds, of);
}

/**
 * The line of a promo that holds at a branch for a tenor on the day of the purchase, for outlet, goods, customer and
 * channel of an order; `null` where none does
 * (docs/model/promos.md#consistency).
 */
export async function promoLineOfOrder(tx: Tx, wanted: Wanted): Promise<PromoLineOfOrder | null> {
  const { promoCode, line, branchId, outletId, memberId, tenor, day, price, base, kind, source, productIds } = wanted;
  const groups = await groupsOfMember(tx, memberId, day);
  const { rows } = await sql<Found>`select p.id as "promoId", l.id as "lineId", p.product_group_ids as "groupIds",
      coalesce(p.brands, '{}') as brands, coalesce(p.vehicle_types, '{}') as "vehicleClasses",
      p.age_from as "ageFrom", p.age_to as "ageTo"
    from promo p join promo_rate r on r.promo_id = p.id and r.deleted_at is null and r.branch_id = ${branchId}
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval = 'APPROVED'
    where p.promo_code = ${promoCode} and p.business_line = ${line} and p.status = 'active' and p.deleted_at is null
      and l.tenor = ${tenor} and ${day}::date between p.start_date and p.end_date
      and ${day}::date between r.period_from and r.period_to
      and p.customer_kind in ('ALL', ${kind})
      and (p.promo_type <> 'RATE' or l.rate_regular is not null or (${kind} = 'REPEAT' and l.rate_repeat is not null))
      and (${isUnlimited('channels')} or ${source} = any(p.channels))
      and (${isUnlimited('membership_group_ids')} or p.membership_group_ids && ${groups}::uuid[])
      and (${isUnlimited('product_ids')} or p.product_ids @> ${productIds}::uuid[])
      and ${withinLimits({ line, price, base })} and ${holdsAtBranch(day)}
      and ${takesOutlet(sql`o.id = ${outletId}::uuid`)}`.execute(tx);
  const [found] = rows;
  if (!found || !(await areGoodsOf(tx, wanted, found))) return null;
  const { promoId, lineId } = found;
  return { promoId, lineId };
}
