import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'card_reset_reason',
      `loss_required boolean not null, fee_charged boolean not null,
      keep_expiry boolean not null, approval_required boolean not null`,
    ),
};
