import type { MasterColumns } from '../../records/masters/columns.ts';

export interface LossReasonTable extends MasterColumns {
  applies_to: string[];
  police_letter_required: boolean;
  fee_exempt: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    loss_reason: LossReasonTable;
  }
}
