import { sql, type RawBuilder } from 'kysely';

/**
 * The start of a day in Jakarta, as an instant.
 * @param day `YYYY-MM-DD`
 * @param later days after it
 * @example sql`t.created_at >= ${midnight(from)} and t.created_at < ${midnight(to, 1)}`
 */
export const midnight = (day: string, later = 0): RawBuilder<unknown> =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Jakarta')`;
