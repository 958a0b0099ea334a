import { employedAs } from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

const employed = sql.raw(employedAs.map((value) => `'${value}'`).join(', '));

/**
 * Numbers of members, and what a pending one may still lack: files of new members say neither the spouse nor the
 * employer. Nobody becomes active without them.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence member_no start 1000000001`.execute(db);
    await sql`select setval('member_no', greatest(1000000000, max(member_no::bigint)))
      from member having max(member_no) is not null`.execute(db);
    await sql`alter table member drop constraint member_spouse, drop constraint member_employer`.execute(db);
    await sql`alter table member
      add constraint member_spouse check (status = 'pending' or marital_status is distinct from 'MARRIED'
        or (spouse_name is not null and spouse_nik_encrypted is not null and spouse_phone_encrypted is not null)),
      add constraint member_employer check (status = 'pending' or occupation is null or occupation not in (${employed})
        or (employer_name is not null and business_field is not null and work_since is not null))`.execute(db);
  },
};
