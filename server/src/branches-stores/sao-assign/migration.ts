import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** What a row keeps of an outlet, by the table of outlets. */
const outlets = {
  outlet: {
    code: 'code',
    type: `case new.business_line when 'SPEKTRA' then 'STORE' when 'NMC' then 'DEALER_NMC' else 'DEALER_UFI' end`,
  },
  kiosk: { code: 'kiosk_code', type: `'KIOSK'` },
} as const;

/** The columns that a row takes over from another row of its outlet. */
const ofOutlet = 'outlet_type, outlet_id, outlet_code, outlet_name, outlet_active, branch_id';

/**
 * A new outlet gets a row without an SAO. Code, name and status follow the outlet. A move to another branch or the
 * closing ends the open assignment; its orders go to the next SAO.
 */
async function followOutlets(db: Db, table: keyof typeof outlets): Promise<void> {
  const { code, type } = outlets[table];
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create function sao_row_of_${table}() returns trigger language plpgsql as $$ begin
    insert into sao_assignment (id, created_by, created_at, updated_by, updated_at, ${ofOutlet})
    values (gen_random_uuid(), new.created_by, new.created_at, new.updated_by, new.updated_at, ${type}, new.id,
      new.${code}, new.name, new.status = 'active', new.branch_id);
    return null; end $$`);
  await run(`create trigger sao_row_of_${table} after insert on ${table} for each row
    when (new.status <> 'closed' and new.deleted_at is null) execute function sao_row_of_${table}()`);
  await run(`create function sao_follows_${table}() returns trigger language plpgsql as $$
    declare
      today date := (new.updated_at at time zone 'Asia/Jakarta')::date;
      gone boolean := new.status = 'closed' or new.deleted_at is not null;
    begin
      if gone or old.branch_id <> new.branch_id then
        delete from sao_assignment where outlet_id = new.id and state = 'UNASSIGNED' and gone;
        update sao_assignment set branch_id = new.branch_id where outlet_id = new.id and state = 'UNASSIGNED';
        with ended as (update sao_assignment set state = 'ENDED', end_date = greatest(today - 1, start_date - 1),
            orders_until = orders_from, version = version + 1, updated_by = new.updated_by,
            updated_at = new.updated_at
          where outlet_id = new.id and state = 'OPEN' returning *)
        insert into sao_assignment (id, created_by, created_at, updated_by, updated_at, ${ofOutlet}, orders_from)
          select gen_random_uuid(), new.updated_by, new.updated_at, new.updated_by, new.updated_at, outlet_type,
            outlet_id, outlet_code, outlet_name, outlet_active, new.branch_id, orders_from
          from ended where not gone;
      end if;
      update sao_assignment set outlet_code = new.${code}, outlet_name = new.name,
        outlet_active = new.status = 'active' and new.deleted_at is null
        where outlet_id = new.id;
      return null; end $$`);
  await run(`create trigger sao_follows_${table} after update of ${code}, name, status, branch_id, deleted_at
    on ${table} for each row when (old.${code} <> new.${code} or old.name <> new.name or old.status <> new.status
      or old.branch_id <> new.branch_id or old.deleted_at is distinct from new.deleted_at)
    execute function sao_follows_${table}()`);
}

/** Assignments of SAOs; outlets that exist already wait for one. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table sao_assignment (${recordColumns},
      outlet_type text not null check (outlet_type in ('STORE', 'DEALER_NMC', 'DEALER_UFI', 'KIOSK')),
      outlet_id uuid not null,
      outlet_code text not null,
      outlet_name text not null,
      outlet_active boolean not null,
      branch_id uuid not null references branch,
      sao_id uuid,
      start_date date,
      end_date date check (end_date >= start_date - 1),
      orders_from timestamptz(3) not null default '-infinity',
      orders_until timestamptz(3) not null default 'infinity',
      state text not null default 'UNASSIGNED' check (state in ('UNASSIGNED', 'OPEN', 'ENDED')),
      constraint sao_assignment_sao check ((state = 'UNASSIGNED') = (sao_id is null)
        and (state = 'UNASSIGNED') = (start_date is null) and (state = 'ENDED') = (end_date is not null)),
      constraint sao_assignment_period exclude using gist (outlet_id with =,
        daterange(start_date, end_date + 1) with &&) where (sao_id is not null and deleted_at is null))`.execute(db);
    await sql`create unique index sao_assignment_open on sao_assignment (outlet_id)
      where state <> 'ENDED' and deleted_at is null`.execute(db);
    await sql`create index sao_assignment_list on sao_assignment (state desc, outlet_code collate "und-x-icu", id)
      where deleted_at is null`.execute(db);
    await sql`create index sao_assignment_by_state on sao_assignment (state, id) where deleted_at is null`.execute(db);
    await sql`create index sao_assignment_by_type on sao_assignment (outlet_type, id)
      where deleted_at is null`.execute(db);
    await sql`create index sao_assignment_at_branch on sao_assignment
      (branch_id, state desc, outlet_code collate "und-x-icu", id) where deleted_at is null`.execute(db);
    await sql`create index sao_assignment_by_code on sao_assignment (outlet_code collate "und-x-icu", id)
      where deleted_at is null`.execute(db);
    await sql`create index sao_assignment_of_sao on sao_assignment (sao_id, state) where deleted_at is null`.execute(
      db,
    );
    await sql`create index sao_assignment_of_outlet on sao_assignment (outlet_id, start_date)`.execute(db);
    await sql`insert into sao_assignment (id, created_by, updated_by, outlet_type, outlet_id, outlet_code, outlet_name,
        outlet_active, branch_id)
      select gen_random_uuid(), o.created_by, o.updated_by,
        case o.business_line when 'SPEKTRA' then 'STORE' when 'NMC' then 'DEALER_NMC' else 'DEALER_UFI' end, o.id,
        o.code, o.name, o.status = 'active', o.branch_id
      from outlet o where o.status <> 'closed' and o.deleted_at is null
      union all
      select gen_random_uuid(), k.created_by, k.updated_by, 'KIOSK', k.id, k.kiosk_code, k.name, k.status = 'active',
        k.branch_id
      from kiosk k where k.deleted_at is null`.execute(db);
    await followOutlets(db, 'outlet');
    await followOutlets(db, 'kiosk');
  },
};
