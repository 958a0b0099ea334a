import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'loss_reason',
      `applies_to text[] not null
        check (cardinality(applies_to) > 0 and applies_to <@ array['MEMBER', 'OFFICE', 'COURIER']),
      police_letter_required boolean not null, fee_exempt boolean not null`,
    ),
};
