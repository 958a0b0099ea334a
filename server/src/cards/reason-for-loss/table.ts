import type { lossReasons } from '@console/contracts/cards/reason-for-loss';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type LossReasonTable = MasterColumns & TableOf<typeof lossReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    loss_reason: LossReasonTable;
  }
}
