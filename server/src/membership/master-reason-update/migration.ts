import { sql } from 'kysely';
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

/** For which steps between states a reason is one; those that are not known by their code stay one for all. */
export const stepsMigration: SchemaStep = {
  async up(db) {
    await sql`alter table update_reason add column status_steps text[] not null default '{}' check (status_steps <@
      array['DEACTIVATE', 'REACTIVATE', 'BLOCK', 'UNBLOCK', 'CLOSE'])`.execute(db);
    await sql`update update_reason set status_steps = case code when 'FRAUD' then array['BLOCK']
        when 'DECEASED' then array['DEACTIVATE', 'CLOSE'] when 'DORMANT' then array['DEACTIVATE', 'CLOSE']
        else array['DEACTIVATE', 'REACTIVATE', 'BLOCK', 'UNBLOCK', 'CLOSE'] end
      where 'STATUS' = any(field_group)`.execute(db);
    await sql`update update_reason set field_group = field_group || array['STATUS'],
        status_steps = case code when 'REQUEST' then array['DEACTIVATE', 'REACTIVATE', 'CLOSE']
          else array['REACTIVATE', 'UNBLOCK'] end
      where code in ('REQUEST', 'CORRECTION') and not 'STATUS' = any(field_group)`.execute(db);
    await sql`alter table update_reason add constraint update_reason_steps
      check (('STATUS' = any(field_group)) = (cardinality(status_steps) > 0))`.execute(db);
  },
};
