import { documentTypes } from '@console/contracts/membership/verification-steps';
import { sql, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

declare module '../member/table.ts' {
  interface MemberTable {
    /** Each kind of document once, as present or as absent; kept by the database. */
    document_marks: Generated<string[]>;
  }
}

/** The mark of a kind of document that a member has none of. */
export const absent = (type: string): string => `-${type}`;

const types = documentTypes.map(({ value }) => value);
const arrayOf = (values: readonly string[]) =>
  sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`);

/**
 * Members are listed by a kind of document that they have, or have none of. Both are marks of the member with one
 * index: of a kind that nearly everybody has, those without are found as fast as those with a rare one.
 */
export const marksMigration: SchemaStep = {
  async up(db) {
    await sql`alter table member add column document_marks text[] not null
      default ${arrayOf(types.map(absent))}`.execute(db);
    await sql`create function member_document_marks(of uuid) returns text[] stable language sql as $$
      select array_agg(case when d.id is null then '-' || k.type else k.type end order by k.type)
      from unnest(${arrayOf(types)}) k (type)
        left join member_document d on d.member_id = of and d.current and d.document_type = k.type $$`.execute(db);
    await sql`update member set document_marks = member_document_marks(id)
      where id in (select member_id from member_document where current)`.execute(db);
    // At the end of a transaction: a document that takes the place of another changes no mark.
    await sql`create function member_document_marked() returns trigger language plpgsql as $$
      declare member_of uuid := case tg_op when 'DELETE' then old.member_id else new.member_id end;
        marks text[] := member_document_marks(member_of);
      begin
        update member set document_marks = marks where id = member_of and document_marks <> marks;
        return null; end $$`.execute(db);
    await sql`create constraint trigger member_document_marked after insert or update of current or delete
      on member_document deferrable initially deferred for each row
      execute function member_document_marked()`.execute(db);
    await sql`create index member_document_marks on member using gin (document_marks)`.execute(db);
    await sql`create index member_program on member (program_type_id) where deleted_at is null`.execute(db);
    // Of a branch every filter is read in the index of its order, and no member.
    await sql`drop index member_list_branch`.execute(db);
    await sql`create index member_list_branch on member (branch_id, joined_at desc nulls last, id desc)
      include (status, risk_grade, document_marks, program_type_id, database_type_id, zip_code, verification_step,
        registration_source) where deleted_at is null`.execute(db);
    // The order from the earliest, whose blanks are last as well.
    await sql`create index member_list_first on member (joined_at, id) where deleted_at is null`.execute(db);
  },
};
