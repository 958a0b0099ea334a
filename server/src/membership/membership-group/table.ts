import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type RecordColumns } from '../../platform/database/record-columns.ts';
import { createMaster, type NamedColumns } from '../../records/masters/columns.ts';

type Day = ColumnType<string, string, string>;
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface MemberGroupTable extends NamedColumns {
  kind: 'COMMUNITY' | 'COMPANY' | 'CAMPAIGN';
  exclusive: boolean;
  pic_name: string;
  pic_phone_encrypted: string;
  pic_phone_hash: string;
  branch_scope: 'ALL' | 'MRA' | 'BRANCHES';
  mra_id: string | null;
  branch_ids: Generated<string[]>;
  program_type_id: string | null;
  quota: number;
  valid_from: Day;
  valid_until: OptionalDay;
}

/** A membership of a group; one without a last day is active. */
export interface GroupMappingTable extends RecordColumns {
  group_id: string;
  member_id: string;
  /** Of the group, which never changes. */
  exclusive: boolean;
  role: 'CHAIR' | 'MEMBER';
  joined_date: Day;
  left_date: OptionalDay;
  note: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    member_group: MemberGroupTable;
    group_mapping: GroupMappingTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await createMaster(
      db,
      'member_group',
      `kind text not null check (kind in ('COMMUNITY', 'COMPANY', 'CAMPAIGN')), exclusive boolean not null,
      pic_name text not null, pic_phone text not null,
      branch_scope text not null check (branch_scope in ('ALL', 'MRA', 'BRANCHES')), mra_id uuid references mra,
      branch_ids uuid[] not null default '{}', program_type_id uuid references program_type,
      quota int not null check (quota between 1 and 100000), valid_from date not null,
      valid_until date check (valid_until > valid_from), unique (id, exclusive)`,
      false,
    );
    await sql`create table group_mapping (${recordColumns}, group_id uuid not null, member_id uuid not null
        references member, exclusive boolean not null, role text not null check (role in ('CHAIR', 'MEMBER')),
      joined_date date not null, left_date date check (left_date >= joined_date), note text,
      foreign key (group_id, exclusive) references member_group (id, exclusive))`.execute(db);
    // Held in any write: one active membership of a pair, one chair of a group, one exclusive group of a member.
    await sql`create unique index group_mapping_pair on group_mapping (group_id, member_id)
      where left_date is null`.execute(db);
    await sql`create unique index group_mapping_chair on group_mapping (group_id)
      where left_date is null and role = 'CHAIR'`.execute(db);
    await sql`create unique index group_mapping_exclusive on group_mapping (member_id)
      where left_date is null and exclusive`.execute(db);
    await sql`create index group_mapping_joined on group_mapping (group_id, joined_date desc, id)`.execute(db);
    await sql`create index group_mapping_member on group_mapping (member_id, joined_date desc)`.execute(db);
  },
};
