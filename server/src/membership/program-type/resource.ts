import { programTypes } from '@console/contracts/membership/program-type';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { registerUse, type CountUses } from '../../records/resource/uses.ts';

/** Members of programs, by the program. */
const members: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select program_type_id as id, count(*)::int as count from member
      where program_type_id = any(${ids}::uuid[]) and deleted_at is null group by program_type_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Membership programs (docs/model/membership.md#program-types). */
export const programTypeModule: Module = (app) => {
  registerResource(app, programTypes, {
    table: 'program_type',
    filters: { businessLine: (line: string) => sql`${line} = any(t.business_lines)` },
  });
  registerUse(app, { of: programTypes.module, by: 'membership', count: members });
};
