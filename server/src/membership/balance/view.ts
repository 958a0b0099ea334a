import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { EscrowResult } from '@console/contracts/membership/escrow';
import type { Direction } from '@console/contracts/membership/plafond';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** A movement of a limit or of money held, or a check of an account; what differs by the kind of account is null. */
export interface BalanceLogView {
  readonly id: string;
  readonly at: string;
  readonly row_kind: 'MOVEMENT' | 'CHECK';
  readonly account_kind: 'PLAFOND' | 'ESCROW';
  readonly account_id: string;
  /** In clear for limits, whose number names no bank account. */
  readonly account_no: string | null;
  readonly account_encrypted: string | null;
  readonly account_hash: string | null;
  readonly business_line: BusinessLine;
  readonly member_id: string;
  readonly branch_id: string;
  readonly seq_no: number;
  readonly kind: string | null;
  readonly direction: Direction | null;
  readonly amount: number | null;
  readonly balance_before: number | null;
  readonly balance_after: number | null;
  readonly total_after: number | null;
  readonly used_after: number | null;
  readonly reserved_after: number | null;
  readonly held_after: number | null;
  readonly reference_no: string | null;
  readonly maker: string | null;
  readonly approver: string | null;
  readonly expected: number | null;
  readonly found: number | null;
  readonly first_bad_seq: number | null;
  readonly result: EscrowResult | null;
}

declare module '../plafond/table.ts' {
  interface PlafondMovementTable {
    id: import('kysely').ColumnType<string, string | undefined, never>;
  }
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    balance_log_view: BalanceLogView;
  }
}

const columns = `id, at, row_kind, account_kind, account_id, account_no, account_encrypted, account_hash, business_line,
  member_id, branch_id, seq_no, kind, direction, amount, balance_before, balance_after, total_after, used_after,
  reserved_after, held_after, reference_no, maker, approver, expected, found, first_bad_seq, result`;

/**
 * The common, read-only trace of limits and money held. It is no copy: a movement and its trace are one row, so that
 * they cannot differ.
 */
export const balanceViewMigration: SchemaStep = {
  async up(db) {
    await sql`alter table plafond_movement add column id uuid not null default gen_random_uuid() unique`.execute(db);
    await sql`create index plafond_movement_time on plafond_movement (at desc, id desc)`.execute(db);
    await sql`create index plafond_movement_reference on plafond_movement (reference)`.execute(db);
    await sql`create index escrow_movement_reference on escrow_movement (reference)`.execute(db);
    await sql`create index escrow_check_time on escrow_check (at desc, id desc)`.execute(db);
    await sql`create view balance_log_view (${sql.raw(columns)}) as
      select v.id, v.at, 'MOVEMENT', 'PLAFOND', p.id,
        m.member_no || case p.business_line when 'SPEKTRA' then '1' when 'NMC' then '2' else '3' end, null::text,
        null::text, p.business_line, m.id, m.branch_id, v.seq_no, v.kind, v.direction, v.amount, v.balance_before,
        v.balance_after, v.total_after, v.used_after, v.reserved_orders_after + v.reserved_family_after, null::bigint,
        v.reference, v.maker, v.approver, null::bigint, null::bigint, null::int, null::text
      from plafond_movement v join member_plafond p on p.id = v.plafond_id join member m on m.id = p.member_id
      union all
      select v.id, v.at, 'MOVEMENT', 'ESCROW', a.id, null, a.escrow_no_encrypted, a.escrow_no_hash, a.business_line,
        a.member_id, a.branch_id, v.seq_no, v.kind, v.direction, v.amount, v.balance_before, v.balance_after, null,
        null, null, v.held_after, v.reference, v.maker, v.approver, null, null, null, null
      from escrow_movement v join escrow_account a on a.id = v.escrow_id
      union all
      select c.id, c.at, 'CHECK', 'ESCROW', a.id, null, a.escrow_no_encrypted, a.escrow_no_hash, a.business_line,
        a.member_id, a.branch_id, c.seq_no, null, null, null, null, null, null, null, null, null, null, c.by, null,
        c.expected, c.found, c.first_bad_seq, c.result
      from escrow_check c join escrow_account a on a.id = c.escrow_id`.execute(db);
  },
};
