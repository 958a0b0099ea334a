import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import type { ProductTableName } from './product/define-products.ts';

const tables: Readonly<Record<BusinessLine, ProductTableName>> = {
  SPEKTRA: 'product',
  NMC: 'product_nmc',
  UFI: 'product_ufi',
};

/** Which of these are brands of active products of the line. */
export async function knownBrands(
  db: Db | Tx,
  line: BusinessLine,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ brand: string }>`select distinct brand from ${sql.table(tables[line])}
    where brand = any(${names}) and status = 'active' and deleted_at is null`.execute(db);
  return new Set(rows.map(({ brand }) => brand));
}
