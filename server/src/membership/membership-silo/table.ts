import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { PairState, SiloState } from '@console/contracts/membership/membership-silo';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns, type OptionalInstant, type RecordColumns } from '../../platform/database/record-columns.ts';

type OptionalDay = ColumnType<string | null, string | null, string | null>;

/** A customer of one line, as the financing core knows them. */
export interface SiloRecordTable extends RecordColumns {
  source_line: BusinessLine;
  cust_no: string;
  name: string;
  nik_encrypted: string | null;
  nik_hash: string | null;
  birth_date: ColumnType<string, string, string>;
  phone_encrypted: string | null;
  phone_hash: string | null;
  /** Only compared, and never answered. */
  mothers_name_encrypted: string | null;
  branch_id: string;
  contract_count: Generated<number>;
  last_contract_date: OptionalDay;
  /** Of the member while linked. */
  cust_main_no: string;
  /** The own number while linked; it stays an alias of the member's. */
  former_cust_main_no: string | null;
  state: Generated<SiloState>;
  /** Highest score of its pairs. */
  best_score: Generated<number>;
  /** The proposed or linked member. */
  member_id: string | null;
  proposed_by: string | null;
  linked_at: OptionalInstant;
  /** Who proposed the link; none of them may decide on it. */
  editors: Generated<string[]>;
  note: string | null;
  /** When members were looked for; null when they are to be looked for again. */
  matched_at: OptionalInstant;
}

/** A member who may be the customer of a record, with the points of each comparison. */
export interface SiloCandidateTable {
  silo_id: string;
  member_id: string;
  nik: number;
  name: number;
  birth_date: number;
  phone: number;
  mothers_name: number;
  score: number;
  state: Generated<PairState>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    silo_record: SiloRecordTable;
    silo_candidate: SiloCandidateTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create table silo_record (${recordColumns},
      source_line text not null check (source_line in ('SPEKTRA', 'NMC', 'UFI')),
      cust_no text not null check (cust_no ~ '^[0-9]{10}$'), name text not null check (length(name) <= 60),
      nik_encrypted text, nik_hash text, birth_date date not null, phone_encrypted text, phone_hash text,
      mothers_name_encrypted text, branch_id uuid not null references branch,
      contract_count int not null default 0 check (contract_count >= 0), last_contract_date date,
      cust_main_no text not null check (cust_main_no ~ '^[0-9]{10}$'), former_cust_main_no text,
      state text not null default 'UNLINKED'
        check (state in ('UNLINKED', 'CANDIDATE', 'LINK_PROPOSED', 'LINKED', 'SEPARATE')),
      best_score int not null default 0 check (best_score between 0 and 100),
      member_id uuid references member, proposed_by text, linked_at timestamptz(3),
      editors text[] not null default '{}', note text, matched_at timestamptz(3),
      unique (source_line, cust_no), check ((linked_at is null) = (former_cust_main_no is null)),
      check (linked_at is null or member_id is not null))`.execute(db);
    await sql`create index silo_record_score on silo_record (best_score desc, id)`.execute(db);
    await sql`create index silo_record_state on silo_record (state, best_score desc, id)`.execute(db);
    await sql`create index silo_record_line on silo_record (source_line, best_score desc, id)`.execute(db);
    await sql`create index silo_record_branch on silo_record (branch_id, best_score desc, id)`.execute(db);
    await sql`create index silo_record_cust_no on silo_record (cust_no)`.execute(db);
    await sql`create index silo_record_nik on silo_record (nik_hash)`.execute(db);
    await sql`create index silo_record_phone on silo_record (phone_hash)`.execute(db);
    await sql`create index silo_record_name on silo_record (lower(name) text_pattern_ops)`.execute(db);
    await sql`create index silo_record_member on silo_record (member_id) where member_id is not null`.execute(db);
    await sql`create index silo_record_alias on silo_record (former_cust_main_no)
      where former_cust_main_no is not null`.execute(db);
    await sql`create index silo_record_unmatched on silo_record (id)
      where matched_at is null and state in ('UNLINKED', 'CANDIDATE')`.execute(db);
    await sql`create table silo_candidate (silo_id uuid not null references silo_record,
      member_id uuid not null references member, nik int not null, name int not null, birth_date int not null,
      phone int not null, mothers_name int not null, score int not null check (score between 0 and 100),
      state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'REFUSED')),
      primary key (silo_id, member_id))`.execute(db);
    await sql`create index silo_candidate_member on silo_candidate (member_id)`.execute(db);
    // A customer is one member at most.
    await sql`create unique index silo_candidate_accepted on silo_candidate (silo_id) where state = 'ACCEPTED'`.execute(
      db,
    );
    await sql`create index member_birth_date on member (birth_date)`.execute(db);
  },
};
