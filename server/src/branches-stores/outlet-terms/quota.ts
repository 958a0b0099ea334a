import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { inForceOn } from '../../records/resource/phase.ts';
import { underQanun } from '../under-qanun/in-force.ts';

const tableOf = (line: BusinessLine) => sql.table(line === 'SPEKTRA' ? 'store_exclusive_rate' : 'dealer_rate');

/** A column `is_full`: the quota of contracts is used up. */
export const isFull = sql`coalesce(used_contracts >= quota_contracts, false) as is_full`;

/** An order as a channel priced it. */
interface PricedOrder {
  readonly line: BusinessLine;
  readonly outletId: string;
  readonly branchId: string;
  /** Plain date of the purchase. */
  readonly day: string;
  readonly tenor: number;
  readonly kind: CustomerKind;
  /** Percent. */
  readonly rate: string;
  /** Of its goods. */
  readonly groupIds: readonly string[];
  readonly brands: readonly string[];
}

/**
 * The exclusive rate of its outlet that an order was priced with: the first of those that may apply to it whose value
 * is the rate of the order. `null` where the order has another rate.
 */
export async function exclusiveRateOfOrder(tx: Tx, order: PricedOrder): Promise<string | null> {
  const { line, outletId, branchId, day, tenor, kind, rate, groupIds, brands } = order;
  const outlet = sql.ref(line === 'SPEKTRA' ? 't.store_id' : 't.dealer_id');
  const value = kind === 'REPEAT' ? sql`coalesce(t.rate_repeat, t.rate_regular)` : sql`t.rate_regular`;
  const ofBrand = line === 'SPEKTRA' ? sql`true` : sql`(t.brand is null or t.brand = any(${brands}::text[]))`;
  const noon = new Date(`${day}T12:00:00+07:00`);
  // Under Qanun the rates of dealers do not count.
  const counts = line === 'SPEKTRA' ? sql`true` : sql`not ${underQanun(sql`${branchId}::uuid`, noon)}`;
  const { rows } = await sql<{ id: string }>`select t.id from ${tableOf(line)} t
    where ${outlet} = ${outletId} and t.deleted_at is null and ${inForceOn(day)}
      and ${tenor} between t.tenor_from and t.tenor_to and ${value} = ${rate}::numeric
      and (t.product_group_id is null or t.product_group_id = any(${groupIds}::uuid[])) and ${ofBrand} and ${counts}
    order by t.product_group_id nulls last, ${line === 'SPEKTRA' ? sql`t.id` : sql`t.brand nulls last, t.id`}
    limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/**
 * Counts an issued order towards the quota of the exclusive rate that it was priced with, or takes that back. An order
 * keeps its price: one that no longer fits counts above the quota.
 */
export async function countExclusiveRate(tx: Tx, line: BusinessLine, rateId: string, orders: 1 | -1): Promise<void> {
  await sql`update ${tableOf(line)} set used_contracts = used_contracts + ${orders}
    where id = ${rateId}`.execute(tx);
}
