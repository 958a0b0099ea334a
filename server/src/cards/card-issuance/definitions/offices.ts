import { sql } from 'kysely';
import type { Sql } from '../../../records/resource/definition.ts';

/** An office as lists name it: `13060 Depok`. The columns hold ids; one of them, or none. */
export const officeName = (branch: string, mra: string): Sql => sql`coalesce(
  (select office_code || ' ' || name from branch_view branch
    where id = ${sql.ref(branch)}), (select mra_code || ' ' || name from mra_view mra where id = ${sql.ref(mra)}))`;

/** The beginning of a day in Jakarta. */
export const midnight = (date: string): Sql => sql`(${date}::date::timestamp at time zone 'Asia/Jakarta')`;
