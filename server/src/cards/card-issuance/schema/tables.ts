import type {
  DeliveryMode,
  DeliveryState,
  BatchState,
  IssuanceMode,
  IssuanceState,
  LineResult,
  Relation,
} from '@console/contracts/cards/card-issuance/vocabulary';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../../platform/database/record-columns.ts';

type Day = ColumnType<string, string, string>;
type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;

export interface IssuanceTable extends RecordColumns {
  issuance_no: string;
  mode: IssuanceMode;
  card_type_id: string;
  print_vendor_code: string | null;
  total: Generated<number>;
  issued: Generated<number>;
  printing: Generated<number>;
  in_transit: Generated<number>;
  /** Cards received by an office or their holder. */
  done: Generated<number>;
  lost: Generated<number>;
  cancelled: Generated<number>;
  /** E-cards withdrawn from the issuance. */
  withdrawn: Generated<number>;
  /** Cards dispatched. */
  dispatched: Generated<number>;
  state: GeneratedAlways<IssuanceState>;
}

export interface PrintBatchTable extends RecordColumns {
  batch_no: string;
  issuance_id: string;
  quantity: number;
  spoiled: Generated<number>;
  file_taken_at: OptionalInstant;
  file_taken_by: string | null;
  downloads: Generated<number>;
  printed_at: OptionalInstant;
  withdrawn_at: OptionalInstant;
  state: GeneratedAlways<BatchState>;
}

export interface IssuanceLineTable {
  id: Generated<string>;
  issuance_id: string;
  card_id: string;
  destination_kind: 'OFFICE' | 'HOME';
  destination_branch_id: string | null;
  destination_mra_id: string | null;
  batch_id: string | null;
  /** Delivery line on which the card was last sent. */
  delivery_line_id: string | null;
  /** When the card was removed from the issuance. */
  closed_at: OptionalInstant;
}

export interface DeliveryTable extends RecordColumns {
  delivery_no: string;
  mode: DeliveryMode;
  origin_vendor_code: string | null;
  origin_branch_id: string | null;
  destination_branch_id: string | null;
  destination_mra_id: string | null;
  courier_code: string;
  awb_no: string | null;
  seal_no: string | null;
  dispatched_at: Instant;
  expected_at: Day;
  overdue: Generated<boolean>;
  recalled_at: OptionalInstant;
  return_note_file_id: string | null;
  sent: number;
  received: Generated<number>;
  missing: Generated<number>;
  damaged: Generated<number>;
  returned: Generated<number>;
  lost: Generated<number>;
  pending: number;
  state: GeneratedAlways<DeliveryState>;
}

export interface DeliveryLineTable {
  id: string;
  delivery_id: string;
  card_id: string;
  issuance_id: string | null;
  member_id: string | null;
  recipient_name: string | null;
  address_encrypted: string | null;
  zip_code: string | null;
  phone_encrypted: string | null;
  courier_code: string | null;
  awb_no: string | null;
  attempt_no: Generated<number>;
  result: Generated<LineResult>;
  result_at: OptionalInstant;
  event_date: OptionalDay;
  received_by: string | null;
  relation: Relation | null;
  reason_id: string | null;
  overdue: Generated<boolean>;
  /** When the line was closed permanently. */
  closed_at: OptionalInstant;
}

/** Branches of the members that a delivery goes to. */
export interface DeliveryOfficeTable {
  branch_id: string;
  delivery_id: string;
}

export interface DeliveryReceiptTable extends RecordColumns {
  delivery_id: string;
  receipt_no: string;
  file_id: string;
  received_date: Day;
  received_by: string;
  received: Generated<number>;
  missing: Generated<number>;
  damaged: Generated<number>;
  returned: Generated<number>;
  remark: string | null;
  /** The receipt with the wrong file that this one replaces. */
  supersedes_id: Generated<string | null>;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    card_issuance: IssuanceTable;
    card_print_batch: PrintBatchTable;
    card_issuance_line: IssuanceLineTable;
    card_awb: { courier_code: string; awb_no: string; owner_id: string };
    card_delivery: DeliveryTable;
    card_delivery_line: DeliveryLineTable;
    card_delivery_office: DeliveryOfficeTable;
    card_delivery_receipt: DeliveryReceiptTable;
  }
}
