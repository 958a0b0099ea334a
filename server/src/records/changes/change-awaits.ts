import { sql } from 'kysely';
import type { Sql } from '../resource/definition.ts';

/** An SQL condition: a change of the record, given by its id in SQL, awaits a decision. */
export const changeAwaits = (module: string, id: Sql): Sql => sql`exists (select from change_request c
  where c.module = ${module} and c.record_id = ${id} and c.state = 'PENDING')`;

/**
 * An SQL condition: a new record below this one, given by its id in SQL, awaits a decision.
 * @param field of the new record that names this one, as its list is found by it
 */
export const creationAwaits = (module: string, field: string, id: Sql): Sql => sql`exists (select from change_request c
  where c.module = ${module} and c.state = 'PENDING' and c.record_id is null
    and c.place ->> ${field}::text = ${id}::text)`;

/** An SQL query: the ids of the records of a module, in column `id`, of which a change awaits a decision. */
export const recordsAwaiting = (module: string): Sql => sql`(select c.record_id as id from change_request c
  where c.module = ${module} and c.record_id is not null and c.state = 'PENDING')`;
