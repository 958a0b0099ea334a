import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** The vehicle of an order of NMC, as dealer and surveyor gave it. */
export const orderUnitMigration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order add column stnk_name text, add column unit_colour text,
      add column unit_year int check (unit_year between 1990 and 2100),
      add column otr_price bigint check (otr_price > 0), add column dealer_ref_no text,
      add column survey_result text check (survey_result in ('PASSED', 'FAILED')), add column surveyor text,
      add constraint purchase_order_unit check (business_line = 'NMC'
        or coalesce(stnk_name, unit_colour, dealer_ref_no, survey_result, surveyor) is null
          and unit_year is null and otr_price is null)`.execute(db);
  },
};

const ordered = 'purchase_date desc, id';
const indexes: Readonly<Record<string, string>> = {
  live_status: `(business_line, status, ${ordered}) where archived_at is null`,
  live_flagged: `(business_line, ${ordered}) where archived_at is null and red_flag`,
  live_sales: `(business_line, sales_code, ${ordered}) where archived_at is null and sales_code is not null`,
  archive_branch: `(branch_id, ${ordered}) where archived_at is not null`,
  archive_status: `(business_line, status, ${ordered}) where archived_at is not null`,
  archived: '(business_line, archived_at desc, id) where archived_at is not null',
  appl_no_prefix: '(appl_no text_pattern_ops)',
  po_number_prefix: '(po_number text_pattern_ops) where po_number is not null',
  cust_no_prefix: '(cust_no text_pattern_ops) where cust_no is not null',
  phone: '(phone_hash)',
  card: '(card_no) where card_no is not null',
};

/** What the lists of PO status need among 1,200,000 live and 18,000,000 archived orders. */
export const orderListMigration: SchemaStep = {
  async up(db) {
    for (const [name, definition] of Object.entries(indexes))
      await sql.raw(`create index purchase_order_${name} on purchase_order ${definition}`).execute(db);
  },
};

/** Orders of a store: what is open, and what came this month. */
export const orderStoreMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_store on purchase_order (store_id, purchase_date desc)
      where store_id is not null`.execute(db);
  },
};

/** Orders of a dealer: what is open, and what came this month. */
export const orderDealerMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_dealer on purchase_order (dealer_id, purchase_date desc)
      where dealer_id is not null`.execute(db);
  },
};

/**
 * The agent who took an order and what the order earns once it is disbursed, fixed when it came; until the agent takes
 * no more orders.
 */
export const orderAgentMigration: SchemaStep = {
  async up(db) {
    await sql`alter table purchase_order add column agent_id uuid references pre_order_agent,
      add column agent_fee bigint check (agent_fee >= 0), add column agent_released_at timestamptz(3),
      add constraint purchase_order_agent check ((agent_id is null) = (agent_fee is null)
        and (agent_id is null or business_line = 'SPEKTRA')
        and (agent_id is not null or agent_released_at is null))`.execute(db);
    await sql`create index purchase_order_agent_orders on purchase_order (agent_id, purchase_date desc, id)
      where agent_id is not null`.execute(db);
  },
};

/** The orders of one promo, the latest first. */
export const orderOfPromoMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_of_promo on purchase_order (promo_id, purchase_date desc, id)
      where promo_id is not null`.execute(db);
  },
};

/** Orders of promos, live and archived, for the report of promos. */
export const orderPromoMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_promo on purchase_order (business_line, purchase_date desc)
      where promo_id is not null`.execute(db);
    await sql`create index purchase_order_promo_branch on purchase_order (branch_id, purchase_date desc)
      where promo_id is not null`.execute(db);
  },
};
