import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

/** Region > MRA > MRO > branch: the hierarchy of the data scope. */
export const migration: SchemaStep = {
  async up(db: Db) {
    await sql`create table region (${recordColumns}, region_code text not null unique, name text not null,
      head_name text, head_npk text,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create table mra (${recordColumns}, mra_code text not null unique, name text not null,
      region_id uuid not null references region, city text,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create table mro (${recordColumns}, mro_code text not null unique, name text not null,
      mra_id uuid not null references mra, city text,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create table branch (${recordColumns}, business_line text not null
      check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      office_code text not null, name text not null, mro_id uuid not null references mro, city text not null,
      status text not null default 'new'
        check (status in ('new', 'active', 'inactive')), unique (business_line, office_code))`.execute(db);
    await sql`create index mra_region on mra (region_id)`.execute(db);
    await sql`create index mro_mra on mro (mra_id)`.execute(db);
    await sql`create index branch_mro on branch (mro_id)`.execute(db);
  },
};
