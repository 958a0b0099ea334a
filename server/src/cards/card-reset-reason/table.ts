import type { resetReasons } from '@console/contracts/cards/card-reset-reason';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type CardResetReasonTable = MasterColumns & TableOf<typeof resetReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_reset_reason: CardResetReasonTable;
  }
}
