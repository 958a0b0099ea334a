import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** The codes of the applications that register members for a source, as a query. */
export const applicationsOf = (source: string): Sql =>
  sql`(select s.code from external_source s where s.registration_source = ${source})`;
