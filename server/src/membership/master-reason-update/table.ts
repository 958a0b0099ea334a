import type { FieldGroup } from '@console/contracts/membership/master-reason-update';
import type { MasterColumns } from '../../records/masters/columns.ts';

export interface UpdateReasonTable extends MasterColumns {
  field_group: FieldGroup[];
  /** Document type that proves the reason. */
  evidence_required: string | null;
  note_required: boolean;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    update_reason: UpdateReasonTable;
  }
}
