import { cardTypes } from '@console/contracts/cards/card-types';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { suitsBranch } from './at-branch.ts';
import { heldFaults } from './holders.ts';
import { hasRange, usedTypes } from './uses.ts';

/** Card types (docs/model/cards.md#card-types). */
export const cardTypesModule: Module = (app) => {
  registerResource(app, cardTypes, {
    table: 'card_type',
    references: { programTypeIds: 'program_type' },
    derived: {
      programs: sql`(select string_agg(p.name, ', ' order by p.name) from program_type_view p
        where p.id = any(t.program_type_ids))`,
    },
    filters: { branchId: (id: string) => suitsBranch('t', sql`${id}::uuid`, app.services.now()) },
    // Card numbers of the type's ranges contain the code.
    beforeSave: async (tx, { values, before }) =>
      before === null
        ? []
        : [
            ...(before.numberCode !== values.numberCode && (await hasRange(tx, before.secureId))
              ? [{ field: 'numberCode', code: 'IMMUTABLE' }]
              : []),
            ...(await heldFaults(tx, before, values, app.services.now())),
          ],
    guard: async (tx, action, records) =>
      action === 'deactivate'
        ? usedTypes(
            tx,
            records.map(({ secureId }) => secureId),
          )
        : new Map(),
  });
};
