import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/**
 * Payments, in a partition for each year in which they are due, and the deliveries that they come in. An instalment
 * occurs once over all years, and a paid one stands as it is.
 */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table payment_history (contract_no text not null check (contract_no ~ '^[0-9]{12}$'),
      installment_no int not null check (installment_no between 1 and 60), member_id uuid not null references member,
      business_line text not null check (business_line in ('SPEKTRA', 'NMC', 'UFI')), due_date date not null,
      angsuran bigint not null, principal bigint not null check (principal > 0),
      interest bigint not null check (interest >= 0), principle_paid_date date, plafond bigint, plafond_id uuid,
      movement_no int, primary key (contract_no, installment_no, due_date),
      constraint payment_history_sum check (angsuran = principal + interest),
      constraint payment_history_paid check (num_nonnulls(principle_paid_date, plafond, plafond_id, movement_no)
        in (0, 4)),
      constraint payment_history_restores foreign key (plafond_id, movement_no)
        references plafond_movement (plafond_id, seq_no)) partition by range (due_date)`.execute(db);
    await sql`create index payment_history_member on payment_history (member_id, due_date desc)`.execute(db);
    await sql`create function payment_history_stands() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then
        if old.principle_paid_date is not null then
          raise exception 'a paid instalment is never changed or removed';
        end if;
        return case tg_op when 'DELETE' then old else new end;
      end if;
      -- One instalment at a time: the key of a partition knows those of its year alone.
      perform pg_advisory_xact_lock(hashtextextended(new.contract_no, new.installment_no));
      if exists (select from payment_history where contract_no = new.contract_no
        and installment_no = new.installment_no) then
        raise exception 'instalment % of % is there already', new.installment_no, new.contract_no
          using errcode = 'unique_violation';
      end if;
      return new; end $$`.execute(db);
    await sql`create trigger payment_history_stands before insert or update or delete on payment_history
      for each row execute function payment_history_stands()`.execute(db);
    await sql`create function payment_history_year(year int) returns void language plpgsql as $$ begin
      perform pg_advisory_xact_lock(hashtextextended('payment_history_year', year));
      if to_regclass('payment_history_' || year) is null then
        execute format('create table payment_history_%s partition of payment_history for values from (%L) to (%L)',
          year, year || '-01-01', (year + 1) || '-01-01');
      end if; end $$`.execute(db);
    await sql`create view payment_history_view as select contract_no, installment_no, member_id, business_line,
      principal, principle_paid_date from payment_history`.execute(db);
    await sql`create table payment_delivery (name text primary key, checksum text not null,
      last_row int not null default 0, read_count int not null default 0, changed_count int not null default 0,
      refused_count int not null default 0, faults jsonb not null default '[]', ended_at timestamptz(3))`.execute(db);
  },
};
