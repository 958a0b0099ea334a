import { sql } from 'kysely';
import type { Sql } from '../../../records/resource/definition.ts';

/** Name of an office as in lists, such as `13060 Depok`. At most one of the two columns holds an id. */
export const officeName = (branch: string, mra: string): Sql => sql`coalesce(
  (select office_code || ' ' || name from branch_view branch
    where id = ${sql.ref(branch)}), (select mra_code || ' ' || name from mra_view mra where id = ${sql.ref(mra)}))`;
