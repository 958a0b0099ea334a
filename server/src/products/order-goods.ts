import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';

/** An active product as an order names it. */
export interface OrderGoods {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  /** N New, anything else Used. */
  readonly condition: string;
  /** Prices that an order may have, whole rupiah; `null`: any. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

const columns: Readonly<Record<BusinessLine, string>> = {
  SPEKTRA: `id, object_code as code, name, brand, coalesce(model, object_code) as type, condition,
    price_min as "priceMin", price_max as "priceMax" from product where object_code`,
  NMC: `id, type_code as code, name, brand, vehicle_class as type, 'N' as condition,
    null::bigint as "priceMin", null::bigint as "priceMax" from product_nmc where type_code`,
  UFI: `id, object_code as code, name, brand, vehicle_type as type, condition,
    null::bigint as "priceMin", null::bigint as "priceMax" from product_ufi where object_code`,
};

/** The active products of a line with these codes, by code. */
export async function goodsOf(
  db: Db | Tx,
  line: BusinessLine,
  codes: readonly string[],
): Promise<ReadonlyMap<string, OrderGoods>> {
  const { rows } = await sql<OrderGoods>`select ${sql.raw(columns[line])} = any(${[...codes]}::text[])
    and status = 'active' and deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
