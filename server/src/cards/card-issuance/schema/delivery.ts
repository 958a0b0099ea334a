import { sql } from 'kysely';
import type { SchemaStep } from '../../../platform/database/migrate.ts';
import { recordColumns } from '../../../platform/database/record-columns.ts';

const state = `case
  when recalled_at is not null then 'RECALLED'
  when pending = sent then 'DISPATCHED'
  when pending > 0 then 'PARTIALLY_RECEIVED'
  else 'RECEIVED' end`;

/** Creates deliveries to offices and members, with lines and receipts. */
export const migration: SchemaStep = {
  async up(db) {
    // One row per waybill number, used by a whole parcel to an office or by one line to a member.
    await sql`create table card_awb (courier_code text not null, awb_no text not null
      check (awb_no ~ '^[A-Z0-9-]{5,30}$'), owner_id uuid not null unique,
      primary key (courier_code, awb_no), unique (courier_code, awb_no, owner_id))`.execute(db);
    await sql`create index card_awb_no on card_awb (awb_no)`.execute(db);

    await sql`create table card_delivery (${recordColumns}, delivery_no text not null unique, mode text not null
      check (mode in ('OFFICE', 'CUSTOMER')),
      origin_vendor_code text, origin_branch_id uuid references branch, destination_branch_id uuid
        references branch, destination_mra_id uuid references mra,
      courier_code text not null, awb_no text, seal_no text, dispatched_at timestamptz(3) not null,
      expected_at date not null, overdue boolean not null default false,
      recalled_at timestamptz(3), return_note_file_id uuid,
      sent int not null
        check (sent >= 1), received int not null default 0, missing int not null default 0,
        damaged int not null default 0, returned int not null default 0,
      lost int not null default 0, pending int not null,
      state text not null generated always as (${sql.raw(state)}) stored,
      constraint card_delivery_counts
        check (sent = received + missing + damaged + returned + lost + pending
        and least(received, missing, damaged, returned, lost, pending) >= 0),
      constraint card_delivery_recalled check (recalled_at is null or pending = sent),
      check (num_nonnulls(origin_vendor_code, origin_branch_id) = 1),
      check (num_nonnulls(destination_branch_id, destination_mra_id) = case mode when 'OFFICE' then 1 else 0 end),
      check ((mode = 'OFFICE') = (awb_no is not null)), foreign key (courier_code, awb_no, id)
        references card_awb (courier_code, awb_no, owner_id))`.execute(db);
    await sql`create index card_delivery_on_its_way on card_delivery (dispatched_at)
      where recalled_at is null and pending > 0`.execute(db);
    await sql`create index card_delivery_branch on card_delivery (destination_branch_id, dispatched_at desc)
      where destination_branch_id is not null`.execute(db);
    await sql`create index card_delivery_mra on card_delivery (destination_mra_id, dispatched_at desc)
      where destination_mra_id is not null`.execute(db);

    await sql`create table card_delivery_line (id uuid primary key, delivery_id uuid not null
      references card_delivery, card_id uuid not null references card,
      issuance_id uuid references card_issuance, member_id uuid
        references member, recipient_name text, address_encrypted text, zip_code text, phone_encrypted text,
      courier_code text, awb_no text, attempt_no int not null default 1 check (attempt_no between 1 and 2),
      result text not null default 'PENDING'
        check (result in ('PENDING', 'RECEIVED', 'MISSING', 'DAMAGED', 'RETURNED', 'LOST')),
      result_at timestamptz(3), event_date date, received_by text, relation text
        check (relation in ('SELF', 'SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'NEIGHBOUR', 'SECURITY')),
      reason_id uuid
        references delivery_return_reason, overdue boolean not null default false, closed_at timestamptz(3),
      unique (delivery_id, card_id), check ((result = 'PENDING') = (result_at is null)),
        check ((reason_id is not null) = (result = 'RETURNED')),
      check (closed_at is not null or result in ('PENDING', 'MISSING', 'RETURNED')),
      check (num_nonnulls(courier_code, awb_no) in (0, 2)), foreign key (courier_code, awb_no, id)
        references card_awb (courier_code, awb_no, owner_id))`.execute(db);
    await sql`create unique index card_delivery_line_open on card_delivery_line (card_id)
      where closed_at is null`.execute(db);
    await sql`create index card_delivery_line_card on card_delivery_line (card_id)`.execute(db);
    await sql`create index card_delivery_line_issuance on card_delivery_line (issuance_id, delivery_id)
      where issuance_id is not null`.execute(db);
    await sql`alter table card_issuance_line add foreign key (delivery_line_id)
      references card_delivery_line deferrable initially deferred`.execute(db);

    await sql`create table card_delivery_receipt (${recordColumns}, delivery_id uuid not null
      references card_delivery, receipt_no text not null check (length(receipt_no) between 1 and 30),
      file_id uuid not null
        references stored_file, received_date date not null, received_by text not null, received int not null default 0,
        missing int not null default 0,
      damaged int not null default 0, returned int not null default 0, remark text
        check (length(remark) <= 250))`.execute(db);
    await sql`create unique index card_delivery_receipt_no on card_delivery_receipt (delivery_id,
      lower(receipt_no))`.execute(db);
  },
};
