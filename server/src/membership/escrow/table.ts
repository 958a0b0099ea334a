import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { EscrowKind, EscrowState } from '@console/contracts/membership/escrow';
import type { Direction } from '@console/contracts/membership/plafond';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** Money held for a member in a line; its sums are written by `postEscrow` alone. */
export interface EscrowAccountTable extends RecordColumns {
  /** Number of the virtual account, 16 digits. */
  escrow_no_encrypted: string;
  escrow_no_hash: string;
  member_id: string;
  /** Of the member, kept by the database. */
  branch_id: Generated<string>;
  business_line: BusinessLine;
  balance: Generated<number>;
  held: Generated<number>;
  available: GeneratedAlways<number>;
  payout_bank: string | null;
  payout_account_encrypted: string | null;
  payout_account_name: string | null;
  payout_changed_at: OptionalInstant;
  state: Generated<EscrowState>;
  last_movement_no: number | null;
  last_movement_at: OptionalInstant;
}

export interface EscrowMovementTable {
  escrow_id: string;
  seq_no: number;
  direction: Direction;
  kind: EscrowKind;
  amount: number;
  balance_before: number;
  balance_after: number;
  held_before: number;
  held_after: number;
  reference: string;
  value_date: ColumnType<string, string, never>;
  source: string;
  maker: string;
  approver: string | null;
  /** Number of the movement that it takes back. */
  reversal_of: number | null;
  at: Instant;
  previous_no: GeneratedAlways<number | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    escrow_account: EscrowAccountTable;
    escrow_movement: EscrowMovementTable;
  }
}
