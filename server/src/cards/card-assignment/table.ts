import type {
  AssignmentCardResult,
  AssignmentKind,
  AssignmentState,
  Carrier,
  LineState,
} from '@console/contracts/cards/card-assignment';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

export interface AssignmentTable extends RecordColumns {
  assignment_no: string;
  kind: AssignmentKind;
  origin_branch_id: string | null;
  origin_mra_id: string | null;
  requested_by: string;
  remark: string | null;
  state: AssignmentState;
  sent_at: OptionalInstant;
}

export interface AssignmentLineTable {
  id: string;
  version: Generated<number>;
  assignment_id: string;
  line_no: number;
  destination_branch_id: string | null;
  destination_mra_id: string | null;
  card_type_id: string;
  quantity: number;
  card_from: string | null;
  card_to: string | null;
  carrier: Carrier;
  /** Waybill number, or name of the person who carries the cards. */
  carrier_ref: string | null;
  state: LineState;
  sent_at: OptionalInstant;
  received_at: OptionalInstant;
  received_by: string | null;
  receipt_file: string | null;
  /** When the offices were notified that the line is overdue. */
  overdue_told_at: OptionalInstant;
}

/** A card of a line. Its id is the card's place while the card is in transit. */
export interface AssignmentCardTable {
  id: string;
  line_id: string;
  card_id: string;
  result: Generated<AssignmentCardResult>;
  /** Deadline of the pick-up that sending closed; the next pick-up keeps it. */
  pickup_deadline: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface AssignmentRemarkTable {
  id: Generated<string>;
  line_id: string;
  creation_date: Instant;
  remark: string;
  remark_by: string;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_assignment: AssignmentTable;
    card_assignment_line: AssignmentLineTable;
    card_assignment_card: AssignmentCardTable;
    card_assignment_remark: AssignmentRemarkTable;
  }
}
