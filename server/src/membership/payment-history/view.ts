import type { Selectable } from 'kysely';
import type { PaymentHistoryTable } from './table.ts';

/** The columns of a payment that other domains may read. */
export type PaymentHistoryView = Pick<
  Selectable<PaymentHistoryTable>,
  'contract_no' | 'installment_no' | 'member_id' | 'business_line' | 'principal' | 'principle_paid_date'
>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    payment_history_view: PaymentHistoryView;
  }
}
