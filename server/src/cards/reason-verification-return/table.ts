import type { MasterColumns } from '../../records/masters/columns.ts';

export interface VerificationReturnReasonTable extends MasterColumns {
  step: string;
  document_type: string | null;
  message_to_applicant: string;
  final_reject: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    verification_return_reason: VerificationReturnReasonTable;
  }
}
