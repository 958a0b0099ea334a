import type { MasterColumns } from '../../records/masters/columns.ts';

export interface CardResetReasonTable extends MasterColumns {
  loss_required: boolean;
  fee_charged: boolean;
  keep_expiry: boolean;
  approval_required: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_reset_reason: CardResetReasonTable;
  }
}
