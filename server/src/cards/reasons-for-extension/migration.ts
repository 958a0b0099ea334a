import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'extension_reason',
      `applies_to text not null, max_days int not null,
      check (applies_to = 'PICKUP_DEADLINE' and max_days between 1 and 90
        or applies_to = 'CARD_EXPIRY' and max_days between 30 and 730)`,
    ),
};
