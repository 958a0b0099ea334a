import { sql } from 'kysely';
import type { Sql } from '../resource/definition.ts';

/** An SQL condition: a change of the record, given by its id in SQL, awaits a decision. */
export const changeAwaits = (module: string, id: Sql): Sql => sql`exists (select from change_request c
  where c.module = ${module} and c.record_id = ${id} and c.state = 'PENDING')`;
