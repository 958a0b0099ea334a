import type { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import type { MasterColumns } from '../../records/masters/columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

export type VerificationReturnReasonTable = MasterColumns & TableOf<typeof verificationReturnReasons>;

declare module '../../platform/database/schema.ts' {
  interface Database {
    verification_return_reason: VerificationReturnReasonTable;
  }
}
