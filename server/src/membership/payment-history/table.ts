import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant } from '../../platform/database/record-columns.ts';
import type { Fault } from '../../records/core-feed/read-delivery.ts';

type Day = ColumnType<string, string, string>;

/** An instalment of a contract, from the financing core. A paid one never changes. */
export interface PaymentHistoryTable {
  contract_no: string;
  installment_no: number;
  member_id: string;
  business_line: BusinessLine;
  /** Which partition it lies in: one for each year. */
  due_date: Day;
  /** Whole rupiah: what is paid is principal and interest. */
  angsuran: number;
  principal: number;
  interest: number;
  /** When the principal was paid; null: not yet. */
  principle_paid_date: ColumnType<string | null, string | null, string | null>;
  /** What was available after the payment. */
  plafond: number | null;
  /** The movement that gave the principal back to the limit. */
  plafond_id: string | null;
  movement_no: number | null;
}

/** How far a delivery of payments was taken over. */
export interface PaymentDeliveryTable {
  name: string;
  checksum: string;
  last_row: Generated<number>;
  read_count: Generated<number>;
  changed_count: Generated<number>;
  refused_count: Generated<number>;
  faults: ColumnType<readonly DeliveryFault[], string | undefined, string>;
  ended_at: OptionalInstant;
}

/** A row that could not be taken over. */
export interface DeliveryFault {
  readonly row: number;
  readonly label: string;
  readonly errors: readonly Fault[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    payment_history: PaymentHistoryTable;
    payment_delivery: PaymentDeliveryTable;
  }
}
