import { databaseTypes } from '@console/contracts/membership/membership-database-type';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { registerResource } from '../../records/operations/register.ts';
import { define } from '../../records/resource/definition.ts';
import { cycleOf } from './chain.ts';

const definition = define(databaseTypes, {
  table: 'database_type',
  // Two changes at once could close a cycle that neither of them sees.
  serialised: true,
  filters: { businessLine: (line: string) => sql`${line} = any(t.business_lines)` },
  uniqueIndexes: { priority: 'database_type_priority' },
  async beforeSave(tx, { values: { nextTypeId }, before }) {
    if (!before || nextTypeId === null || nextTypeId === before.nextTypeId) return [];
    const cycle = await cycleOf(tx, before.secureId, nextTypeId);
    if (!cycle) return [];
    return [{ field: 'nextTypeId', code: 'TYPE_CYCLE', parameters: { path: [before.code, ...cycle].join(' → ') } }];
  },
  async guard(tx, action, records) {
    const refused = new Map<string, Refusal>();
    if (action !== 'activate') return refused;
    for (const { secureId, priority } of records) {
      const other = await tx
        .selectFrom('database_type')
        .select('code')
        .where('priority', '=', priority)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .where('id', '<>', secureId)
        .executeTakeFirst();
      if (other) refused.set(secureId, new Refusal('PRIORITY_TAKEN', { parameters: { code: other.code } }));
    }
    return refused;
  },
});

/** Database types of members (docs/model/membership.md#database-types). */
export const databaseTypesModule: Module = (app) => {
  registerResource(app, databaseTypes, definition);
};
