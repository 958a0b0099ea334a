import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';
import { coreFeedColumns } from '../../records/core-feed/columns.ts';

const coverages = `'PROTEKSI_GADGET', 'PROTEKSI_ELEKTRONIK', 'PROTEKSI_PERABOT', 'JIWA_KREDIT', 'TLO', 'COMPREHENSIVE',
  'COMBINED'`;

/** Lines of business, and since when which of their parameters hold. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table line_of_business (${recordColumns}, ${coreFeedColumns},
      lob_code text not null,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
      name text not null,
      display_name text,
      description text,
      icon uuid,
      sequence integer check (sequence between 1 and 99),
      published boolean not null default false
        check (not published or (rate_method is not null and rounding_step is not null and tenors is not null)),
      rate_method text check (rate_method in ('FLAT_MONTHLY', 'FLAT_ANNUAL', 'EFFECTIVE_ANNUAL')),
      rounding_step text check (rounding_step in ('100', '500', '1000')),
      first_instalment text check (first_instalment in ('ADDB', 'ADDM')),
      tenors text[] check (cardinality(tenors) between 1 and 60),
      dp_min_pct numeric(7, 4) check (dp_min_pct between 0 and 90),
      price_min bigint check (price_min > 0),
      price_max bigint check (price_max >= price_min),
      max_ltv_pct numeric(7, 4) check (max_ltv_pct > 0 and max_ltv_pct <= 100),
      check (max_ltv_pct is null or business_line = 'UFI'),
      insurance_required boolean not null default false,
      insurance_coverages text[] check (insurance_coverages <@ array[${sql.raw(coverages)}]),
      parameters_from date,
      status text not null default 'active' check (status in ('active', 'inactive')))`.execute(db);
    await sql`create unique index line_of_business_lob_code_key on line_of_business (lower(lob_code))
      where deleted_at is null`.execute(db);
    // A period ends the day before the next one begins, so that there is neither a gap nor an overlap.
    await sql`create table line_of_business_period (
      lob_id uuid not null references line_of_business,
      effective_from date not null,
      parameters jsonb not null,
      primary key (lob_id, effective_from))`.execute(db);
  },
};
