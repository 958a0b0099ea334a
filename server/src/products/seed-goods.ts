import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Tx } from '../platform/context.ts';

/** A seeded product as orders sell it. */
export interface SeedGoods {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly type: string;
  readonly condition: string;
  /** Rupiah. */
  readonly price: number;
}

const queries: Readonly<Record<BusinessLine, string>> = {
  SPEKTRA: `select id, name, brand, coalesce(model, object_code) as type, condition, reference_price as price
    from product where status = 'active' order by object_code`,
  NMC: `select id, name, brand, vehicle_class as type, 'N' as condition, otr_lowest as price
    from product_nmc where status = 'active' order by type_code`,
  UFI: `select id, name, brand, vehicle_type as type, condition, value_highest as price
    from product_ufi where status = 'active' and vehicle_type = 'MOTOR' order by object_code`,
};

/** The seeded products of a line within prices, in the order of their codes. */
export async function seedGoods(
  tx: Tx,
  line: BusinessLine,
  [lowest, highest]: readonly [number, number],
): Promise<SeedGoods[]> {
  const { rows } = await sql<SeedGoods>`${sql.raw(queries[line])}`.execute(tx);
  return rows.filter(({ price }) => price >= lowest && price <= highest);
}
