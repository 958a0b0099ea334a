import type { MasterColumns } from '../../records/masters/columns.ts';

export interface DeliveryReturnReasonTable extends MasterColumns {
  applies_to: string[];
  courier_code: string | null;
  redeliverable: boolean;
  address_fix_required: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    delivery_return_reason: DeliveryReturnReasonTable;
  }
}
