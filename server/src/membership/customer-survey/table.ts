import type { BusinessLine } from '@console/contracts/core/business-lines';
import type {
  FollowUp,
  SurveyCategory,
  SurveyChannel,
  SurveyState,
  SurveyTrigger,
} from '@console/contracts/membership/customer-survey';
import type { SurveyAnswer } from '@console/contracts/membership/customer-survey/calls';
import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;

export interface SurveyTable extends RecordColumns {
  survey_no: string;
  template_code: string;
  title: string;
  trigger: SurveyTrigger;
  business_line: BusinessLine;
  member_id: string;
  branch_id: string;
  reference: string;
  channel: SurveyChannel;
  /** The application that asked, which alone answers; `null` for what it asked before that was kept. */
  source_id: string | null;
  sent_at: Instant;
  /** The day in Jakarta on which it was sent. */
  sent_on: Day;
  answered_at: OptionalInstant;
  nps: number | null;
  csat: number | null;
  category: GeneratedAlways<SurveyCategory | null>;
  answers: ColumnType<SurveyAnswer[], string, string>;
  comment: string | null;
  state: Generated<SurveyState>;
  follow_up: Generated<FollowUp>;
  owner: string | null;
  due_at: ColumnType<string | null, string | null, string | null>;
  overdue_told_at: OptionalInstant;
}

/** What was done about an unhappy member; never changed. */
export interface SurveyNoteTable {
  survey_id: string;
  at: Instant;
  by: string;
  note: string;
  contacted: 'REACHED' | 'NOT_REACHED';
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    survey: SurveyTable;
    survey_note: SurveyNoteTable;
  }
}

export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence survey_no`.execute(db);
    await sql`create table survey (${recordColumns}, survey_no text not null unique, template_code text not null,
      title text not null, trigger text not null, business_line text not null,
      member_id uuid not null references member, branch_id uuid not null references branch,
      reference text not null, channel text not null, sent_at timestamptz(3) not null, sent_on date not null,
      answered_at timestamptz(3), nps int check (nps between 0 and 10), csat int check (csat between 1 and 5),
      category text generated always as
        (case when nps >= 9 then 'PROMOTER' when nps >= 7 then 'PASSIVE' when nps >= 0 then 'DETRACTOR' end) stored,
      answers jsonb not null default '[]', comment text,
      state text not null default 'SENT' check (state in ('SENT', 'ANSWERED', 'EXPIRED')),
      follow_up text not null default 'NONE'
        check (follow_up in ('NONE', 'OPEN', 'IN_PROGRESS', 'DONE', 'NOT_REACHED')),
      owner text, due_at date, overdue_told_at timestamptz(3),
      check ((state = 'ANSWERED') = (answered_at is not null and nps is not null)),
      check (follow_up = 'NONE' or due_at is not null),
      constraint survey_once exclude using gist (member_id with =, daterange(sent_on, sent_on + 30) with &&))`.execute(
      db,
    );
    await sql`create index survey_answered on survey (answered_at desc, id)`.execute(db);
    await sql`create index survey_branch on survey (branch_id, answered_at desc, id)`.execute(db);
    await sql`create index survey_reference on survey (lower(reference))`.execute(db);
    await sql`create index survey_sent on survey (sent_at)`.execute(db);
    await sql`create index survey_open on survey (due_at, branch_id)
      where follow_up in ('OPEN', 'IN_PROGRESS')`.execute(db);
    await sql`create index survey_waiting on survey (sent_at) where state = 'SENT'`.execute(db);
    await sql`create table survey_note (survey_id uuid not null references survey, at timestamptz(3) not null,
      by text not null, note text not null,
      contacted text not null check (contacted in ('REACHED', 'NOT_REACHED')))`.execute(db);
    await sql`create index survey_note_of on survey_note (survey_id, at)`.execute(db);
  },
};

/** Which application asked. */
export const sourceMigration: SchemaStep = {
  async up(db) {
    await sql`alter table survey add column source_id uuid references external_source`.execute(db);
  },
};
