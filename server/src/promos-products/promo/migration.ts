import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

async function promoTable(db: Db): Promise<void> {
  await sql`create table promo (${recordColumns},
    business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
    promo_code text not null, name text not null, promo_type text not null check (promo_type in ('RATE', 'ZERO',
      'ADMIN')), description text, terms_text text,
    start_date date not null, end_date date not null check (end_date >= start_date and end_date - start_date < 367),
    lob_id uuid not null references line_of_business,
    product_group_ids uuid[] not null check (cardinality(product_group_ids) between 1 and 40), product_ids uuid[],
    outlet_scope text not null check (outlet_scope in ('ALL', 'STORE_GROUP', 'COMPANY')), outlet_ids uuid[],
    financial_scheme_id uuid, tenors text[] not null check (cardinality(tenors) between 1 and 60),
    customer_kind text not null check (customer_kind in ('ALL', 'REGULAR', 'REPEAT')), membership_group_ids uuid[],
    price_min bigint check (price_min > 0), price_max bigint check (price_max >= price_min),
    dp_min_pct numeric(7, 4) check (dp_min_pct between 0 and 90),
    admin_fee bigint check (admin_fee is null or (admin_fee >= 0 and promo_type = 'ADMIN')), channels text[],
    priority integer not null check (priority between 1 and 999),
    quota_contracts integer check (quota_contracts > 0), quota_amount bigint check (quota_amount > 0),
    budget_subsidy bigint check (budget_subsidy > 0), allowed_in_qanun boolean not null default false,
    banner_id uuid references master_banner, brands text[], vehicle_types text[], regional_price_area uuid,
    collateral_types text[], age_from integer, age_to integer check (age_to >= age_from),
    max_ltv_pct numeric(7, 4) check (max_ltv_pct between 0.0001 and 100),
    status text not null default 'new' check (status in ('new', 'active', 'inactive')),
    inactive_reason text check (inactive_reason in ('MANUAL', 'ENDED', 'QUOTA_REACHED', 'BUDGET_REACHED',
      'REJECTED')), inactive_note text,
    editors text[] not null, activated_by text, activated_at timestamptz(3), reactivation_asked_at timestamptz(3),
    acknowledged jsonb not null default '[]', used_contracts integer not null default 0,
    used_amount bigint not null default 0, used_subsidy bigint not null default 0,
    check (business_line <> 'UFI' or promo_type <> 'ZERO'))`.execute(db);
  await sql`create unique index promo_promo_code_key on promo (promo_code)`.execute(db);
  await sql`create unique index promo_name on promo (business_line, lower(name))
    where deleted_at is null and status <> 'inactive'`.execute(db);
  await sql`create index promo_by_start on promo (business_line, start_date desc, id)
    where deleted_at is null`.execute(db);
  await sql`create index promo_active on promo (business_line, end_date) where status = 'active'`.execute(db);
  await sql`create sequence promo_no`.execute(db);
}

async function sheetTables(db: Db): Promise<void> {
  await sql`create table promo_rate (${recordColumns}, promo_id uuid not null references promo,
    branch_id uuid not null references branch, period_from date not null,
    period_to date not null check (period_to >= period_from),
    constraint promo_rate_period exclude using gist (promo_id with =, branch_id with =,
      daterange(period_from, period_to, '[]') with &&) where (deleted_at is null))`.execute(db);
  await sql`create index promo_rate_at_branch on promo_rate (branch_id, promo_id)
    where deleted_at is null`.execute(db);
  await sql`create table promo_rate_line (id uuid primary key default gen_random_uuid(),
    rate_id uuid not null references promo_rate deferrable, version integer not null default 1,
    tenor integer not null check (tenor between 1 and 60),
    rate_regular numeric(7, 4) check (rate_regular between 0.0001 and 60),
    rate_repeat numeric(7, 4) check (rate_repeat between 0.0001 and coalesce(rate_regular, 60)),
    store_subsidy numeric(7, 4) check (store_subsidy between 0.0001 and 30),
    fif_income numeric(7, 4) check (fif_income between 0.0001 and coalesce(store_subsidy, 0)),
    store_admin_fee bigint check (store_admin_fee between 1 and 5000000),
    approval text not null default 'PENDING' check (approval in ('PENDING', 'APPROVED', 'REJECTED')),
    source text not null default 'MANUAL' check (source in ('MANUAL', 'IMPORT', 'BULK')), batch_id uuid,
    ended_on date)`.execute(db);
  await sql`create unique index promo_rate_line_tenor on promo_rate_line (rate_id, tenor)
    where ended_on is null`.execute(db);
}

/** Orders that count towards quota and budget of a promo, from their issue until they are released. */
async function useTable(db: Db): Promise<void> {
  await sql`create table promo_use (order_id uuid primary key, promo_id uuid not null references promo,
    line_id uuid references promo_rate_line, amount bigint not null check (amount >= 0),
    subsidy bigint not null check (subsidy >= 0), counted_at timestamptz(3) not null,
    released_at timestamptz(3))`.execute(db);
  await sql`create index promo_use_of_promo on promo_use (promo_id, counted_at)`.execute(db);
  await sql`create index promo_use_of_line on promo_use (line_id)`.execute(db);
}

/** Promos of the three lines, their rate sheets and the lines of these. */
export const promoMigration: SchemaStep = {
  async up(db) {
    await promoTable(db);
    await sheetTables(db);
    await useTable(db);
  },
};
