import type { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type DeliveryReturnReasonTable = MasterColumns & TableOf<typeof deliveryReturnReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    delivery_return_reason: DeliveryReturnReasonTable;
  }
}
