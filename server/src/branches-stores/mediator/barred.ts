import { sql } from 'kysely';
import { part } from '../../platform/http/part.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Whether the phone of a keyed hash is barred today, as an expression over the column of the hash. */
export type BarredPhone = (hash: Sql) => Sql;

/**
 * What says which phones are barred; the domain of members sets it.
 * @example
 * barredPhone(app).current = (hash) => sql`exists (select … where b.phone_hash = ${hash})`;
 */
export const barredPhone = part((): { current: BarredPhone } => ({ current: () => sql`false` }));
