import {
  businessFields,
  emergencyRelations,
  employedAs,
  maritalStatuses,
  occupations,
  residenceStatuses,
} from '@console/contracts/membership/membership/vocabulary';
import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';

const among = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
const oneOf = (column: string, options: readonly { readonly value: string }[]) =>
  among(
    column,
    options.map(({ value }) => value),
  );

/**
 * What the register knows of a member besides identity and office. Values are empty where an application never asked
 * for them; what belongs together is there together.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`alter table member
      add column birth_place text,
      add column marital_status text check (${oneOf('marital_status', maritalStatuses)}),
      add column spouse_name text, add column spouse_nik_encrypted text, add column spouse_phone_encrypted text,
      add column email_verified_at timestamptz(3),
      add column ktp_address_encrypted text, add column ktp_kelurahan text, add column ktp_kecamatan text,
      add column ktp_city text, add column ktp_province text, add column ktp_zip_code text,
      add column kelurahan text, add column kecamatan text, add column city text, add column province text,
      add column residence_status text check (${oneOf('residence_status', residenceStatuses)}),
      add column residence_since date,
      add column occupation text check (${oneOf('occupation', occupations)}),
      add column employer_name text,
      add column business_field text check (${oneOf('business_field', businessFields)}), add column work_since date,
      add column npwp_encrypted text, add column npwp_hash text,
      add column database_type_since date,
      add column emergency_name text,
      add column emergency_relation text check (${oneOf('emergency_relation', emergencyRelations)}),
      add column emergency_phone_encrypted text, add column emergency_phone_hash text,
      add column emergency_address_encrypted text,
      add column closed_at timestamptz(3), add column close_reason_id uuid references update_reason`.execute(db);
    const joinedDay = sql`(coalesce(joined_at, created_at) at time zone 'Asia/Jakarta')::date`;
    await sql`update member set database_type_since = ${joinedDay} where database_type_id is not null`.execute(db);
    await sql`alter table member
      add constraint member_spouse check (marital_status is distinct from 'MARRIED'
        or (spouse_name is not null and spouse_nik_encrypted is not null and spouse_phone_encrypted is not null)),
      add constraint member_employer check (occupation is null or not ${among('occupation', employedAs)}
        or (employer_name is not null and business_field is not null and work_since is not null)),
      add constraint member_emergency_phone check (emergency_phone_hash <> phone_hash),
      add constraint member_closed check (closed_at is null or status = 'closed')`.execute(db);
  },
};
