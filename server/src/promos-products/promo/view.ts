import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { PromoRateTable, PromoTable, PromoUseTable } from './table.ts';

/** The columns of a promo that other domains may read. */
export type PromoView = Pick<
  Selectable<PromoTable>,
  | 'id'
  | 'business_line'
  | 'promo_code'
  | 'name'
  | 'promo_type'
  | 'product_group_ids'
  | 'quota_contracts'
  | 'used_contracts'
  | 'budget_subsidy'
  | 'used_subsidy'
>;

/** What orders use of promos, without those that gave it back. */
export type PromoUseView = Pick<
  Selectable<PromoUseTable>,
  'order_id' | 'promo_id' | 'amount' | 'subsidy' | 'income' | 'store_admin_fee'
>;

/** An active promo at a branch where a line of its sheet is approved: stores of these groups, these stores, or all. */
export type PromoSheetView = Pick<
  Selectable<PromoTable>,
  'business_line' | 'start_date' | 'end_date' | 'outlet_scope' | 'outlet_ids' | 'single_outlet_ids'
> &
  Pick<Selectable<PromoRateTable>, 'promo_id' | 'branch_id' | 'period_from' | 'period_to'>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    promo_view: PromoView;
    promo_use_view: PromoUseView;
    promo_sheet_view: PromoSheetView;
  }
}

/**
 * Keeps with each use of a promo what its line granted at the issue, because lines change; earlier uses take the
 * present line. Promos and their use that other domains may join.
 */
export const promoViewsMigration: SchemaStep = {
  async up(db) {
    await sql`alter table promo_use add column income bigint not null default 0 check (income >= 0),
      add column store_admin_fee bigint not null default 0 check (store_admin_fee >= 0)`.execute(db);
    await sql`update promo_use u set income = coalesce(round(u.subsidy * l.fif_income / nullif(l.store_subsidy, 0)), 0),
        store_admin_fee = coalesce(l.store_admin_fee, 0)
      from promo_rate_line l where l.id = u.line_id`.execute(db);
    await sql`create view promo_view as select id, business_line, promo_code, name, promo_type, product_group_ids,
      quota_contracts, used_contracts, budget_subsidy, used_subsidy from promo`.execute(db);
    await sql`create view promo_use_view as select order_id, promo_id, amount, subsidy, income, store_admin_fee
      from promo_use where released_at is null`.execute(db);
    await sql`create view promo_sheet_view as select p.business_line, p.start_date, p.end_date, p.outlet_scope,
        p.outlet_ids, r.promo_id, r.branch_id, r.period_from, r.period_to
      from promo_rate r join promo p on p.id = r.promo_id
      where p.status = 'active' and p.deleted_at is null and r.deleted_at is null and exists (select
        from promo_rate_line l where l.rate_id = r.id and l.approval = 'APPROVED' and l.ended_on is null)`.execute(db);
  },
};

/** Promos for single stores and dealers. */
export const promoOutletsMigration: SchemaStep = {
  async up(db) {
    await sql`alter table promo add column single_outlet_ids uuid[], drop constraint promo_outlet_scope_check,
      add constraint promo_outlet_scope_check
        check (outlet_scope in ('ALL', 'STORE_GROUP', 'STORE', 'COMPANY', 'DEALER'))`.execute(db);
    await sql`create or replace view promo_sheet_view as select p.business_line, p.start_date, p.end_date,
        p.outlet_scope, p.outlet_ids, r.promo_id, r.branch_id, r.period_from, r.period_to, p.single_outlet_ids
      from promo_rate r join promo p on p.id = r.promo_id
      where p.status = 'active' and p.deleted_at is null and r.deleted_at is null and exists (select
        from promo_rate_line l where l.rate_id = r.id and l.approval = 'APPROVED' and l.ended_on is null)`.execute(db);
  },
};
