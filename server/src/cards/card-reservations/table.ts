import type { ReservationState } from '@console/contracts/cards/card-reservations/vocabulary';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

export interface ReservationTable extends RecordColumns {
  reservation_no: string;
  requester_branch_id: string | null;
  requester_mra_id: string | null;
  needed_by: ColumnType<string, string, string>;
  remark: string | null;
  origin: Generated<'SCREEN' | 'IMPORT' | 'REORDER'>;
  state: Generated<ReservationState>;
  /** Users who edited the reservation; they cannot decide on it. */
  editors: string[];
  approver: string | null;
  decided_at: OptionalInstant;
  note: string | null;
  /** The imported file that created it. */
  import_id: string | null;
}

export interface ReservationLineTable {
  id: string;
  version: Generated<number>;
  reservation_id: string;
  destination_branch_id: string | null;
  destination_mra_id: string | null;
  card_type_id: string;
  card_design_id: string | null;
  qty_requested: number;
  qty_approved: number | null;
  qty_allotted: Generated<number>;
  qty_issued: Generated<number>;
  qty_received: Generated<number>;
  via_mra: boolean;
}

export interface AllotmentTable extends RecordColumns {
  line_id: string;
  sequence_id: string;
  serial_from: number;
  serial_to: number;
  quantity: GeneratedAlways<number>;
  /** First fifteen digits of the first and last number. Allotments never overlap. */
  number_from: number;
  number_to: number;
  /** The print order that created cards from the allotment. */
  issuance_id: string | null;
  /** The generation run that has claimed it. */
  run_id: Generated<string | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_reservation: ReservationTable;
    card_reservation_line: ReservationLineTable;
    card_allotment: AllotmentTable;
  }
}
