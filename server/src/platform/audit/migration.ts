import { sql } from 'kysely';
import type { Db } from '../context.ts';

/**
 * The audit trail (docs/model/platform.md#audit). The time is part of the key, so that the table can be partitioned by
 * month.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create table audit_entry (
      id uuid not null,
      at timestamptz(3) not null,
      parent_id uuid,
      username text not null,
      actor_name text not null,
      role_names text[] not null default '{}',
      ip text, user_agent text, request_id text, base text, method text, path text,
      module text not null,
      action text not null,
      entity_type text,
      entity_id text,
      entity_label text,
      changes jsonb not null default '[]',
      record_count integer,
      filter jsonb,
      outcome text not null check (outcome in ('success', 'refused')),
      code text,
      reason text,
      primary key (id, at)
    )`.execute(db);
  await sql`create index audit_entry_at on audit_entry (at desc, id)`.execute(db);
  await sql`create index audit_entry_module on audit_entry (module, at desc)`.execute(db);
  await sql`create index audit_entry_entity on audit_entry (entity_id, at desc) where entity_id is not null`.execute(
    db,
  );
  await sql`create index audit_entry_username on audit_entry (username, at desc)`.execute(db);
  await sql`create index audit_entry_parent on audit_entry (parent_id) where parent_id is not null`.execute(db);
  await sql`
    create function audit_entry_is_append_only() returns trigger language plpgsql as
    $$ begin raise exception 'audit entries are never changed or removed'; end $$`.execute(db);
  await sql`
    create trigger audit_entry_append_only before update or delete on audit_entry
    for each row execute function audit_entry_is_append_only()`.execute(db);
  await sql`
    create trigger audit_entry_keep before truncate on audit_entry
    for each statement execute function audit_entry_is_append_only()`.execute(db);
}
