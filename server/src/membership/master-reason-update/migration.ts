import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'update_reason',
      `field_group text[] not null check (cardinality(field_group) > 0 and field_group <@ array['IDENTITY', 'PHONE',
        'EMAIL', 'ADDRESS', 'BRANCH', 'DATABASE_TYPE', 'PLAFOND', 'STATUS', 'DOCUMENT', 'ESCROW', 'CARD']),
      evidence_required text check (evidence_required in ('1', '2', '3', '4', '5', '6', '7', 'other')),
      note_required boolean not null`,
    ),
};
