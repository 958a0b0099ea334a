import type { PrintRequestState } from '@console/contracts/cards/ecard-printing';
import type { Generated } from 'kysely';
import type { Instant, RecordColumns } from '../../platform/database/record-columns.ts';

export interface PrintRequestTable extends RecordColumns {
  request_no: string;
  card_id: string;
  member_id: string;
  requested_at: Instant;
  /** The member's branch. */
  branch_id: string | null;
  card_type_id: string;
  source_id: string | null;
  name_on_card: string;
  address_encrypted: string | null;
  zip_code: string;
  phone_encrypted: string | null;
  fee: number;
  fee_state: 'NONE' | 'PAID';
  /** Set when the vendor selects it. */
  print_vendor_code: string | null;
  issuance_id: string | null;
  note: string | null;
  state: Generated<PrintRequestState>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    ecard_print_request: PrintRequestTable;
  }
}
