import { sql } from 'kysely';
import type { Sql } from '../../records/resource/definition.ts';

/** Approved rows `r` of rates that hold on a day or later. */
export const heldFrom = (day: string): Sql => sql`(r.deleted_at is null and r.approval = 'APPROVED'
  and (r.effective_to is null or r.effective_to >= ${day}::date))`;
