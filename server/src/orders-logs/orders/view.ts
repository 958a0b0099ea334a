import { sql, type Selectable } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { PurchaseOrderTable } from './table.ts';

/** The columns of an order that other domains may read. */
export type PurchaseOrderView = Pick<
  Selectable<PurchaseOrderTable>,
  | 'id'
  | 'appl_no'
  | 'po_number'
  | 'business_line'
  | 'member_id'
  | 'branch_id'
  | 'store_id'
  | 'dealer_id'
  | 'sales_code'
  | 'source_input'
  | 'status'
  | 'status_since'
  | 'purchase_date'
  | 'financed_amount'
  | 'reserved'
  | 'contract_no'
  | 'disbursed_at'
  | 'promo_id'
  | 'promo_rate_id'
  | 'archived_at'
> & {
  /** Whether it can still change. */
  readonly is_open: boolean;
};

declare module '../../platform/database/schema.ts' {
  interface Database {
    purchase_order_view: PurchaseOrderView;
  }
}

/** Orders for other domains. Plain columns, so that the planner uses the table directly. */
export const orderView: SchemaStep = {
  async up(db) {
    await sql`create view purchase_order_view as
      select id, appl_no, po_number, business_line, member_id, branch_id, store_id, dealer_id, sales_code, source_input,
        status, status_since, purchase_date, financed_amount, reserved, contract_no, disbursed_at, promo_id,
        promo_rate_id, archived_at, status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED') as is_open
      from purchase_order`.execute(db);
  },
};
