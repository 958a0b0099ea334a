import type { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type ExtensionReasonTable = MasterColumns & TableOf<typeof extensionReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    extension_reason: ExtensionReasonTable;
  }
}
