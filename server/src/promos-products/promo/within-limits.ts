import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import { underQanun } from '../../branches-stores/index.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** What a promo asks of a contract besides where and when it is made. */
interface Asked {
  readonly line: BusinessLine;
  /** Rupiah that the goods cost, or the appraised value; unknown unless given. */
  readonly price?: number | undefined;
  /** Rupiah financed before fees. */
  readonly base: number;
  readonly collateralType?: string | null;
}

const percentOf = (part: number, price: number): Sql => sql`${part}::numeric * 100 / ${price}::numeric`;

/**
 * An SQL condition on promo `p`: price, down payment or loan, and collateral of a contract are within its limits
 * (docs/model/promos.md#promos). What the contract does not say is not judged.
 */
export function withinLimits({ line, price, base, collateralType = null }: Asked): Sql {
  const collateral = sql`(${collateralType}::text is null or p.collateral_types is null
    or ${collateralType}::text = any(p.collateral_types))`;
  if (!price) return collateral;
  const share =
    line === 'UFI'
      ? sql`${percentOf(base, price)} <= coalesce(p.max_ltv_pct, 100)`
      : sql`${percentOf(price - base, price)} >= coalesce(p.dp_min_pct, 0)`;
  return sql`${collateral} and ${share} and ${price}::bigint >= coalesce(p.price_min, 0)
    and (p.price_max is null or ${price}::bigint <= p.price_max)`;
}

/**
 * An SQL condition on promo `p` and its sheet `r`: the branch is active, of the price region of the promo where it
 * names one, and on a plain date not under Qanun unless the promo is allowed there.
 */
export const holdsAtBranch = (day: string): Sql => sql`exists (select from branch_view b
      join mro_view o on o.id = b.mro_id join mra_view a on a.id = o.mra_id
    where b.id = r.branch_id and b.status = 'active'
      and (p.regional_price_area is null or p.regional_price_area = a.region_id))
  and (p.allowed_in_qanun or not ${underQanun(sql`r.branch_id`, new Date(`${day}T12:00:00+07:00`))})`;
