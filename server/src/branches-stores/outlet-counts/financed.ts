import { sql } from 'kysely';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Whole rupiah that the orders of an outlet finance since an instant, as an expression. */
export type FinancedByOutlet = (outlet: Sql, since: string) => Sql;

/** What sums the orders of outlets; the domain of orders sets it. */
export const financedByOutlets = part((): { current: FinancedByOutlet } => ({ current: () => sql`0` }));
