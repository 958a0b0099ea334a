import type { SchemaStep } from '../../platform/database/migrate.ts';
import { createMaster } from '../../records/masters/columns.ts';

export const migration: SchemaStep = {
  up: (db) =>
    createMaster(
      db,
      'card_source',
      `channel text not null, default_card_type_id uuid not null references card_type,
      required_steps text[] not null,
      allow_home boolean not null, allow_pickup boolean not null, allow_digital boolean not null,
      is_seeded boolean not null default false,
      check (allow_home or allow_pickup or allow_digital)`,
    ),
};
