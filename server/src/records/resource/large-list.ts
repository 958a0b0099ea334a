import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { RegisteredResource } from './registered.ts';

/** Rows above which a table's list counts as large even if it is not declared so. */
const largeTable = 1_000_000;
/** Milliseconds for which an estimate is cached. */
const estimateMs = 60_000;

const estimates = new WeakMap<RegisteredResource, { readonly at: number; readonly large: Promise<boolean> }>();

const estimate = async (db: Db | Tx, table: string): Promise<boolean> => {
  const { rows } = await sql<{
    rows: number;
  }>`select reltuples as rows from pg_class where oid = ${table}::regclass`.execute(db);
  return (rows[0]?.rows ?? 0) > largeTable;
};

/**
 * Whether a list counts and pages to 10,000 rows only (docs/model/platform.md#large-lists): its contract says so, or by
 * planner statistics its table has more than a million rows.
 */
export async function isLarge(db: Db | Tx, registered: RegisteredResource): Promise<boolean> {
  if (registered.resource.list.large) return true;
  const known = estimates.get(registered);
  if (known && Date.now() - known.at < estimateMs) return known.large;
  const large = estimate(db, registered.definition.table);
  estimates.set(registered, { at: Date.now(), large });
  large.catch(() => estimates.delete(registered));
  return large;
}
