import { sql } from 'kysely';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Sql } from '../../records/resource/definition.ts';

/** Rows of the member with this id, by the index of the column; no row for a text that is no id. */
export const ofMember = (column: string, id: string): Sql => sql`${sql.ref(column)} = ${isUuid(id) ? id : null}::uuid`;
