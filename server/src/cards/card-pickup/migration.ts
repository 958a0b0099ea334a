import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/**
 * Creates pick-ups: at most one open per card and per member, and none completed without its checks
 * (docs/model/cards.md#pick-up).
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_pickup (${recordColumns}, pickup_no text not null unique, card_id uuid not null
      references card, member_id uuid not null references member,
      branch_id uuid not null references branch, type text not null
        check (type in ('PERSONAL', 'STOCK')), arrived_at timestamptz(3), deadline date,
      extension_count int not null default 0 check (extension_count >= 0),
      collector text not null default 'SELF'
        check (collector in ('SELF', 'PROXY')), proxy_name text, proxy_nik text, proxy_relation text, proxy_letter uuid,
      ktp_seen boolean not null default false, face_score int
        check (face_score between 0 and 100), face_manual boolean not null default false,
        otp_verified_at timestamptz(3),
      photo uuid, signature uuid, replaces_ecard boolean not null default false,
      state text not null
        check (state in ('WAITING', 'IN_PROGRESS', 'COMPLETED', 'EXPIRED', 'CANCELLED', 'REDELIVERED')),
      reminded int, closed_at timestamptz(3), closed_by text,
      constraint card_pickup_awaited
        check ((type = 'PERSONAL') = (deadline is not null) and (deadline is null) = (arrived_at is null)),
      constraint card_pickup_began check (state not in ('WAITING', 'EXPIRED', 'REDELIVERED') or type = 'PERSONAL'),
      constraint card_pickup_checked
        check (state <> 'COMPLETED'
        or (ktp_seen and (face_score is not null or face_manual or otp_verified_at is not null) and photo is not null
        and signature is not null)),
      constraint card_pickup_proxy
        check (state <> 'COMPLETED' or collector = 'SELF'
        or num_nonnulls(proxy_name, proxy_nik, proxy_relation, proxy_letter) = 4),
      constraint card_pickup_closed check ((state in ('WAITING', 'IN_PROGRESS')) = (closed_at is null)))`.execute(db);
    await sql`create unique index card_pickup_open_card on card_pickup (card_id)
      where state in ('WAITING', 'IN_PROGRESS')`.execute(db);
    await sql`create unique index card_pickup_open_member on card_pickup (member_id)
      where state in ('WAITING', 'IN_PROGRESS')`.execute(db);
    await sql`create index card_pickup_deadline on card_pickup (deadline, id)`.execute(db);
    await sql`create index card_pickup_state on card_pickup (state, deadline, id)`.execute(db);
    await sql`create index card_pickup_branch on card_pickup (branch_id, state, deadline)`.execute(db);
    await sql`create index card_pickup_card on card_pickup (card_id)`.execute(db);
    await sql`create index card_pickup_member on card_pickup (member_id)`.execute(db);
  },
};
