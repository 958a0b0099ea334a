// Long: one table with what must hold of it whatever is written.
import { sql } from 'kysely';
import { appendOnly } from '../../platform/database/append-only.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { recordColumns } from '../../platform/database/record-columns.ts';

type Db = Parameters<SchemaStep['up']>[0];

/** The steps of the machine as they were when the table was made; a later change of them is a step of its own. */
const steps = `ENTRY>VERIFYING VERIFYING>SURVEY VERIFYING>CONFIRMING SURVEY>CONFIRMING VERIFYING>REJECTED
  SURVEY>REJECTED CONFIRMING>REJECTED CONFIRMING>APPROVED APPROVED>INDENT APPROVED>PO_ISSUED INDENT>PO_ISSUED
  PO_ISSUED>DELIVERED DELIVERED>DISBURSED ENTRY>EXPIRED PO_ISSUED>EXPIRED ENTRY>ON_HOLD VERIFYING>ON_HOLD
  SURVEY>ON_HOLD CONFIRMING>ON_HOLD APPROVED>ON_HOLD INDENT>ON_HOLD ON_HOLD>ENTRY ON_HOLD>VERIFYING ON_HOLD>SURVEY
  ON_HOLD>CONFIRMING ON_HOLD>APPROVED ON_HOLD>INDENT ENTRY>CANCELLED VERIFYING>CANCELLED SURVEY>CANCELLED
  CONFIRMING>CANCELLED APPROVED>CANCELLED INDENT>CANCELLED ON_HOLD>CANCELLED PO_ISSUED>CANCELLED`.split(/\s+/);
const allowed = sql.raw(`array[${steps.map((each) => `'${each}'`).join(', ')}]`);

async function createOrders(db: Db): Promise<void> {
  await sql`create table purchase_order (${recordColumns},
    appl_no text not null unique check (appl_no ~ '^[0-9]{7}[123][0-9]{6}$'), po_number text unique,
    business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')),
    member_id uuid not null references member, member_name text not null, cust_no text, card_no text,
    phone_encrypted text not null, phone_hash text not null, nik_encrypted text not null, nik_hash text not null,
    customer_type text not null check (customer_type in ('S', 'R')), purchase_date timestamptz(3) not null,
    sales_code text check (sales_code ~ '^[A-Z0-9]{3,10}$'),
    status text not null check (status in ('ENTRY', 'VERIFYING', 'SURVEY', 'CONFIRMING', 'APPROVED', 'INDENT',
      'PO_ISSUED', 'DELIVERED', 'DISBURSED', 'ON_HOLD', 'REJECTED', 'EXPIRED', 'CANCELLED')),
    status_since timestamptz(3) not null, history_no int not null check (history_no >= 1),
    central boolean not null,
    platform text not null check (platform in ('ANDROID', 'IOS', 'PWA', 'WEB', 'STORE_TABLET', 'API')),
    source_input text not null check (source_input <> 'Website group'), red_flag boolean not null default false,
    ias text check (ias in ('APPROVE', 'REFER', 'REJECT')), ias_score int check (ias_score between 0 and 1000),
    ias_at timestamptz(3), branch_id uuid not null references branch, mra_id uuid not null references mra,
    zip_code text not null, store_id uuid, dealer_id uuid,
    price_total bigint not null check (price_total > 0), down_payment bigint not null check (down_payment >= 0),
    admin_fee bigint not null check (admin_fee >= 0), insurance_fee bigint not null check (insurance_fee >= 0),
    financed_amount bigint not null check (financed_amount > 0),
    tenor int not null check (tenor between 1 and 60), rate numeric(7, 4) not null check (rate >= 0),
    angsuran bigint not null check (angsuran > 0), payment_type text check (payment_type in ('Y', 'M', 'S')),
    promo_id uuid, promo_rate_id uuid, rate_kind text not null check (rate_kind in ('REGULAR', 'REPEAT')),
    contract_no text unique check (contract_no ~ '^[0-9]{12}$'), delivered_at timestamptz(3),
    disbursed_at timestamptz(3), bast_file_id uuid,
    held_from text check (held_from in ('ENTRY', 'VERIFYING', 'SURVEY', 'CONFIRMING', 'APPROVED', 'INDENT')),
    hold_reason text, cancel_reason_code text check (cancel_reason_code in ('CUSTOMER_REQUEST', 'STORE_REQUEST',
      'STOCK_EMPTY', 'WRONG_DATA', 'SUSPECTED_FRAUD', 'DUPLICATE')),
    cancel_note text, reject_code text, archived_at timestamptz(3), restored_at timestamptz(3), restored_by text,
    archive_hold_until timestamptz(3),
    reserved bigint generated always as (case
      when status in ('VERIFYING', 'SURVEY', 'CONFIRMING', 'APPROVED', 'INDENT', 'PO_ISSUED', 'DELIVERED')
        or status = 'ON_HOLD' and held_from <> 'ENTRY' then financed_amount else 0 end) stored,
    constraint purchase_order_line check (substr(appl_no, 8, 1)
      = case business_line when 'SPEKTRA' then '1' when 'NMC' then '2' else '3' end),
    constraint purchase_order_outlet check (case business_line when 'SPEKTRA' then dealer_id else store_id end is null),
    constraint purchase_order_financed check (financed_amount
      between price_total - down_payment and price_total - down_payment + admin_fee + insurance_fee),
    constraint purchase_order_nmc_alone check (business_line = 'NMC' or status not in ('SURVEY', 'INDENT')
      and coalesce(held_from, '') not in ('SURVEY', 'INDENT')),
    constraint purchase_order_held check ((status = 'ON_HOLD') = (held_from is not null)
      and (status <> 'ON_HOLD' or hold_reason is not null)),
    constraint purchase_order_issued
      check (status not in ('PO_ISSUED', 'DELIVERED', 'DISBURSED') or po_number is not null),
    constraint purchase_order_delivered check ((status in ('DELIVERED', 'DISBURSED')) = (delivered_at is not null)),
    constraint purchase_order_disbursed check ((status = 'DISBURSED') = (contract_no is not null)
      and (contract_no is null) = (disbursed_at is null)),
    constraint purchase_order_cancelled check ((status = 'CANCELLED') = (cancel_reason_code is not null)),
    constraint purchase_order_rejected check ((status = 'REJECTED') = (reject_code is not null)),
    constraint purchase_order_flagged check (not red_flag or status not in ('APPROVED', 'INDENT')),
    constraint purchase_order_archived
      check (archived_at is null or status in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')))`.execute(db);
  // An order is live or archived: one row, whose numbers are unique over both.
  await sql`create index purchase_order_live on purchase_order (business_line, purchase_date desc, id)
    where archived_at is null`.execute(db);
  await sql`create index purchase_order_live_branch on purchase_order (branch_id, purchase_date desc, id)
    where archived_at is null`.execute(db);
  await sql`create index purchase_order_archive on purchase_order (business_line, purchase_date desc, id)
    where archived_at is not null`.execute(db);
  await sql`create index purchase_order_member
    on purchase_order (member_id, business_line, purchase_date desc)`.execute(db);
  await sql`create index purchase_order_open_branch on purchase_order (branch_id)
    where status not in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db);
  await sql`create index purchase_order_reserved on purchase_order (member_id, business_line)
    where reserved > 0`.execute(db);
  await sql`create index purchase_order_lapsing on purchase_order (status, status_since)
    where status in ('ENTRY', 'PO_ISSUED')`.execute(db);
  await sql`create index purchase_order_archivable on purchase_order (purchase_date)
    where archived_at is null and status in ('DISBURSED', 'REJECTED', 'CANCELLED', 'EXPIRED')`.execute(db);
  await sql`create table purchase_order_serial (office_code text not null, year int not null,
    last int not null check (last between 1 and 999999), primary key (office_code, year))`.execute(db);
}

async function createParts(db: Db): Promise<void> {
  await sql`create table purchase_order_item (order_id uuid not null references purchase_order, no int not null,
    product_id uuid not null, name text not null, brand text not null, type text not null,
    condition_code text not null, qty int not null check (qty between 1 and 10),
    unit_price bigint not null check (unit_price > 0), primary key (order_id, no))`.execute(db);
  await sql`create index purchase_order_item_product on purchase_order_item (product_id)`.execute(db);
  await appendOnly(db, 'purchase_order_item');
  await sql`create table purchase_order_flag (id uuid primary key, order_id uuid not null references purchase_order,
    code text not null check (code in ('DUP_PHONE', 'BLACKLIST_PHONE', 'FAST_REPEAT', 'ADDRESS_MISMATCH',
      'FACE_MISMATCH', 'DENIED_CONFIRMATION', 'MANUAL')),
    note text, raised_by text not null, raised_at timestamptz(3) not null, cleared_by text,
    cleared_at timestamptz(3), clear_note text,
    check ((cleared_at is null) = (cleared_by is null) and (cleared_at is null) = (clear_note is null)),
    check (cleared_by <> raised_by))`.execute(db);
  await sql`create unique index purchase_order_flag_open on purchase_order_flag (order_id, code)
    where cleared_at is null`.execute(db);
  await sql`create table purchase_order_history (order_id uuid not null references purchase_order,
    no int not null check (no >= 1), previous_no int generated always as (nullif(no - 1, 0)) stored,
    from_status text, to_status text not null, at timestamptz(3) not null, by text not null, approver text,
    reason text, request_id text, primary key (order_id, no), unique (order_id, no, to_status),
    constraint purchase_order_history_begins check ((no = 1) = (from_status is null)
      and (no > 1 or to_status = 'ENTRY')),
    constraint purchase_order_history_step check (from_status is null or from_status || '>' || to_status
      = any(${allowed})),
    constraint purchase_order_history_chain foreign key (order_id, previous_no, from_status)
      references purchase_order_history (order_id, no, to_status))`.execute(db);
  await sql`create unique index purchase_order_history_request on purchase_order_history (order_id, request_id)
    where request_id is not null`.execute(db);
  await appendOnly(db, 'purchase_order_history');
  await sql`alter table purchase_order add constraint purchase_order_last_step
    foreign key (id, history_no, status) references purchase_order_history (order_id, no, to_status)
    deferrable initially deferred`.execute(db);
}

/** What no constraint of one row can hold; judged at the end of a transaction, but for the mark of red flags. */
async function createTriggers(db: Db): Promise<void> {
  await sql`create function purchase_order_marks_flags() returns trigger language plpgsql as $$ begin
    update purchase_order o set red_flag = exists (select from purchase_order_flag f
      where f.order_id = o.id and f.cleared_at is null) where o.id = new.order_id;
    return null; end $$`.execute(db);
  await sql`create trigger purchase_order_marks_flags after insert or update on purchase_order_flag for each row
    execute function purchase_order_marks_flags()`.execute(db);
  await sql`create function purchase_order_is_whole() returns trigger language plpgsql as $$
    declare goods record; begin
    select count(*) as items, coalesce(sum(qty), 0) as pieces, coalesce(sum(qty * unit_price), 0) as price into goods
      from purchase_order_item where order_id = new.id;
    if goods.price <> new.price_total or goods.items not between 1 and 10
      or new.business_line <> 'SPEKTRA' and goods.pieces <> 1 then
      raise exception 'the goods of order % do not make its price', new.appl_no using errcode = 'check_violation';
    end if;
    if (select max(no) from purchase_order_history where order_id = new.id) <> new.history_no then
      raise exception 'order % does not name its last step', new.appl_no using errcode = 'check_violation';
    end if;
    return null; end $$`.execute(db);
  await sql`create constraint trigger purchase_order_is_whole after insert or update of status, history_no, price_total
    on purchase_order deferrable initially deferred for each row execute function purchase_order_is_whole()`.execute(
    db,
  );
  // The limit is locked by every movement, so that the last of several transactions sees the orders of all.
  await sql`create function purchase_order_reserves() returns trigger language plpgsql as $$
    declare orders bigint; held bigint; begin
    select coalesce(sum(reserved), 0) into orders from purchase_order
      where member_id = new.member_id and business_line = new.business_line and reserved > 0;
    select coalesce(sum(reserved_orders), 0) into held from member_plafond_view
      where member_id = new.member_id and business_line = new.business_line;
    if orders <> held then
      raise exception 'orders of member % reserve % in %, the limit %', new.member_id, orders, new.business_line, held
        using errcode = 'check_violation';
    end if;
    return null; end $$`.execute(db);
  await sql`create constraint trigger purchase_order_reserves_new after insert on purchase_order
    deferrable initially deferred for each row when (new.reserved <> 0)
    execute function purchase_order_reserves()`.execute(db);
  await sql`create constraint trigger purchase_order_reserves after update on purchase_order
    deferrable initially deferred for each row when (old.reserved is distinct from new.reserved)
    execute function purchase_order_reserves()`.execute(db);
}

/**
 * Orders. The database holds the machine: each step begins where the one before ended, an order stands where its last
 * step led, its goods make its price, and what orders reserve is what the limit of the member has reserved for them.
 */
export const migration: SchemaStep = {
  async up(db) {
    await createOrders(db);
    await createParts(db);
    await createTriggers(db);
  },
};

/** Orders of all lines by date, live and archived, as the list of who sees every member reads them. */
export const datesMigration: SchemaStep = {
  async up(db) {
    await sql`create index purchase_order_dates on purchase_order (purchase_date desc, id)`.execute(db);
  },
};
