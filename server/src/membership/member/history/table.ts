import { sql, type ColumnType } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';
import { recordColumns, type Instant, type RecordColumns } from '../../../platform/database/record-columns.ts';
import { appendOnly } from '../../../platform/database/append-only.ts';

interface OfMember extends RecordColumns {
  member_id: string;
}

export interface MemberDatabaseTypeHistoryTable extends OfMember {
  database_type_old: string;
  database_type_new: string;
  /** A user, the number of an import, or SYSTEM. */
  reset_by: string;
  reset_date: Instant;
}

export interface MemberPhoneHistoryTable extends OfMember {
  phone_old_encrypted: string;
  phone_new_encrypted: string;
  cs_id: string | null;
  register_date: Instant;
  source: string;
  /** The photo by which the member was recognised. */
  selfie_file_id: string | null;
}

export interface MemberEmailHistoryTable extends OfMember {
  email_old_encrypted: string | null;
  email_new_encrypted: string;
  register_date: Instant;
  verification_date: ColumnType<string | null, Date | string | null, Date | string>;
}

export interface MemberBranchHistoryTable extends OfMember {
  branch_old: string;
  branch_new: string;
  creation_date: Instant;
}

export interface MemberAssignmentRemarkTable extends OfMember {
  creation_date: Instant;
  remark: string;
  remark_by: string;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    member_database_type_history: MemberDatabaseTypeHistoryTable;
    member_phone_history: MemberPhoneHistoryTable;
    member_email_history: MemberEmailHistoryTable;
    member_branch_history: MemberBranchHistoryTable;
    member_assignment_remark: MemberAssignmentRemarkTable;
  }
}

type Db = Parameters<SchemaStep['up']>[0];

/** What stands in each history besides its member, and the column of its time. */
const histories = {
  member_database_type_history: [
    `database_type_old uuid not null references database_type, database_type_new uuid not null references database_type,
     reset_by text not null, reset_date timestamptz(3) not null, check (database_type_old <> database_type_new)`,
    'reset_date',
  ],
  member_phone_history: [
    `phone_old_encrypted text not null, phone_new_encrypted text not null, cs_id text,
     register_date timestamptz(3) not null, source text not null, selfie_file_id uuid`,
    'register_date',
  ],
  member_email_history: [
    `email_old_encrypted text, email_new_encrypted text not null, register_date timestamptz(3) not null,
     verification_date timestamptz(3), check (verification_date >= register_date)`,
    'register_date',
  ],
  member_branch_history: [
    `branch_old uuid not null references branch, branch_new uuid not null references branch,
     creation_date timestamptz(3) not null, check (branch_old <> branch_new)`,
    'creation_date',
  ],
  member_assignment_remark: [
    'creation_date timestamptz(3) not null, remark text not null, remark_by text not null',
    'creation_date',
  ],
} as const;

interface Rewritten {
  readonly sealed: readonly string[];
  readonly dated?: string;
}

/** Columns that may still be written: values sealed again under another key, a day while it is empty. */
const rewritten: Partial<Readonly<Record<string, Rewritten>>> = {
  member_phone_history: { sealed: ['phone_old_encrypted', 'phone_new_encrypted'] },
  member_email_history: { sealed: ['email_old_encrypted', 'email_new_encrypted'], dated: 'verification_date' },
};

/** Rows of the table are never removed, nor changed but in these columns. */
async function appendOnlySave(db: Db, table: string, { sealed, dated }: Rewritten) {
  const name = sql.ref(`${table}_is_append_only`);
  const columns = sql.raw(`array[${[...sealed, ...(dated ? [dated] : [])].map((each) => `'${each}'`).join(', ')}]`);
  const kept = dated
    ? sql`(old.${sql.ref(dated)} is null or old.${sql.ref(dated)} = new.${sql.ref(dated)})`
    : sql`true`;
  await sql`create function ${name}() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - ${columns} = to_jsonb(old) - ${columns} and ${kept} then return new; end if;
    end if;
    raise exception 'rows of % are never changed or removed', tg_table_name; end $$`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_append_only`)} before update or delete on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db);
  await sql`create trigger ${sql.ref(`${table}_kept`)} before truncate on ${sql.table(table)}
    for each statement execute function ${name}()`.execute(db);
}

/** Histories of members: rows are added and never changed, save the day on which an e-mail address was confirmed. */
export const migration: SchemaStep = {
  async up(db) {
    for (const [name, [columns, at]] of Object.entries(histories)) {
      await sql`create table ${sql.table(name)} (${recordColumns}, member_id uuid not null references member,
        ${sql.raw(columns)})`.execute(db);
      await sql`create index ${sql.ref(`${name}_member`)} on ${sql.table(name)}
        (member_id, ${sql.ref(at)} desc, id desc)`.execute(db);
      await sql`create index ${sql.ref(`${name}_time`)} on ${sql.table(name)} (${sql.ref(at)} desc, id desc)`.execute(
        db,
      );
      const save = rewritten[name];
      await (save ? appendOnlySave(db, name, save) : appendOnly(db, name));
    }
  },
};
