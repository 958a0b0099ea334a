import type { EmployeeStatus } from '@console/contracts/membership/membership-employee';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type RecordColumns } from '../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;

/** An employee as the personnel office names them. */
export interface EmployeeTable extends RecordColumns {
  npk: string;
  nik_encrypted: string;
  nik_hash: string;
  name: string;
  birth_date: Day;
  gender: 'M' | 'F';
  phone_encrypted: string;
  phone_hash: string;
  email_encrypted: string;
  /** Keyed hash of the address in lower case. */
  email_hash: string;
  position: string;
  grade: number;
  office_code: string;
  join_date: Day;
  end_date: ColumnType<string | null, string | null, string | null>;
  employee_status: EmployeeStatus;
  /** The member with the same NIK. */
  member_id: string | null;
  /** The import that wrote the employee last. */
  last_import_id: string | null;
  status: Generated<'active' | 'inactive'>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    employee: EmployeeTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table employee (${recordColumns}, npk text not null unique check (npk ~ '^[0-9]{5,8}$'),
      nik_encrypted text not null, nik_hash text not null unique, name text not null, birth_date date not null,
      gender text not null check (gender in ('M', 'F')), phone_encrypted text not null, phone_hash text not null,
      email_encrypted text not null, email_hash text not null unique, position text not null,
      grade int not null check (grade between 1 and 12), office_code text not null,
      join_date date not null, end_date date check (end_date >= join_date),
      employee_status text not null check (employee_status in ('PERMANENT', 'CONTRACT', 'PROBATION', 'RESIGNED')),
      member_id uuid unique references member,
      last_import_id uuid references import_job on delete set null,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create index employee_list on employee (npk, id) where deleted_at is null`.execute(db);
    await sql`create index employee_name on employee (lower(name) text_pattern_ops)`.execute(db);
    await sql`create index employee_phone on employee (phone_hash)`.execute(db);
    await sql`create index employee_office on employee (office_code)`.execute(db);
  },
};
