import { riskStates, type RiskMethod, type RiskState } from '@console/contracts/membership/risk-profile-membership';
import type { RiskGrade } from '@console/contracts/membership/risk-grades';
import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import {
  recordColumns,
  type Instant,
  type OptionalInstant,
  type RecordColumns,
} from '../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;

/** The columns of the factors, in the order of their names in the contract. */
export interface FactorColumns {
  identity_certainty: number;
  occupation: number;
  income_source: number;
  area: number;
  product_use: number;
  payment_behaviour: number;
  external_score: number;
}

/** How risky a member is, by the factors of a day and a version of the rules. */
export interface RiskProfileTable extends RecordColumns, FactorColumns {
  profile_no: Generated<string>;
  member_id: string;
  method: RiskMethod;
  rules_version: number;
  politically_exposed: boolean;
  sanctions_hit: boolean;
  source_of_funds: string | null;
  edd_document: string | null;
  note: string | null;
  score: number;
  grade: RiskGrade;
  previous_grade: RiskGrade | null;
  previous_id: string | null;
  assessed_at: Instant;
  valid_until: Day;
  state: Generated<RiskState>;
  /** Who shaped it; none of them decides on it. */
  editors: string[];
  decided_by: string | null;
  decided_at: OptionalInstant;
  decision_note: string | null;
  /** 0 while it waits for an approval: those stand first. */
  waits: GeneratedAlways<number>;
  /** Whether the grade is higher or lower than the one before. */
  moved: GeneratedAlways<'UP' | 'DOWN' | null>;
  /** Of the member, kept by the database. */
  branch_id: Generated<string>;
  program_type_id: Generated<string>;
}

declare module '../member/table.ts' {
  interface MemberTable {
    current_risk_profile_id: ColumnType<string | null, string | null | undefined, string | null>;
  }
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    risk_profile: RiskProfileTable;
  }
}

const states = riskStates.map(({ value }) => `'${value}'`).join(', ');
const factor = (name: string) => `${name} smallint not null check (${name} between 0 and 100)`;
const factors = [
  'identity_certainty',
  'occupation',
  'income_source',
  'area',
  'product_use',
  'payment_behaviour',
  'external_score',
];

/** Risk profiles: a member has one in force at most, and one that is not decided. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create sequence risk_profile_no`.execute(db);
    await sql`create table risk_profile (${recordColumns},
      profile_no text not null unique default 'RSK-' || lpad(nextval('risk_profile_no')::text, 8, '0'),
      member_id uuid not null references member, method text not null check (method in ('SYSTEM', 'MANUAL')),
      rules_version int not null, ${sql.raw(factors.map(factor).join(', '))},
      politically_exposed boolean not null, sanctions_hit boolean not null, source_of_funds text, edd_document uuid,
      note text, score smallint not null check (score between 0 and 100),
      grade text not null check (grade in ('LOW', 'MEDIUM', 'HIGH')),
      previous_grade text check (previous_grade in ('LOW', 'MEDIUM', 'HIGH')),
      previous_id uuid references risk_profile, assessed_at timestamptz(3) not null, valid_until date not null,
      state text not null default 'DRAFT' check (state in (${sql.raw(states)})),
      editors text[] not null check (cardinality(editors) > 0), decided_by text, decided_at timestamptz(3),
      decision_note text,
      waits smallint not null generated always as (case state when 'SUBMITTED' then 0 else 1 end) stored,
      constraint risk_profile_overridden
        check (grade = 'HIGH' or not (politically_exposed or sanctions_hit)),
      constraint risk_profile_decided check (decided_by is null or state = 'EXPIRED' or not decided_by = any(editors)
        or method = 'SYSTEM'))`.execute(db);
    await sql`create unique index risk_profile_current
      on risk_profile (member_id) where state in ('APPROVED', 'EXPIRED')`.execute(db);
    await sql`create unique index risk_profile_open
      on risk_profile (member_id) where state in ('DRAFT', 'SUBMITTED')`.execute(db);
    await sql`create index risk_profile_member
      on risk_profile (member_id, assessed_at desc, id)`.execute(db);
    await sql`create index risk_profile_order
      on risk_profile (waits, valid_until, id) where deleted_at is null`.execute(db);
    await sql`create index risk_profile_state
      on risk_profile (state, valid_until, id) where deleted_at is null`.execute(db);
    await sql`create index risk_profile_grade
      on risk_profile (grade, waits, valid_until, id)
      where deleted_at is null`.execute(db);
    await sql`create index risk_profile_assessed
      on risk_profile (assessed_at desc, id) where deleted_at is null`.execute(db);
    await sql`create index risk_profile_edd
      on risk_profile (id) where grade = 'HIGH'
      and (source_of_funds is null or edd_document is null) and state in ('SUBMITTED', 'APPROVED')`.execute(db);
    await sql`alter table member add column current_risk_profile_id uuid references risk_profile`.execute(db);
  },
};
