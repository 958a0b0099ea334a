import type { HoldCode, StockClass } from '@console/contracts/cards/lifecycle/holds';
import type { CardKind, CardStatus, PlaceKind } from '@console/contracts/cards/lifecycle/statuses';
import type { CardEvent, DocumentKind, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../../platform/database/record-columns.ts';

type OptionalDay = ColumnType<string | null, string | null, string | null>;

export interface CardSequenceTable extends RecordColumns {
  code: string;
  card_type_id: string;
  purpose: CardKind;
  prefix: string;
  number_code: string;
  serial_from: number;
  serial_to: number;
  /** First number that is neither used nor allotted. */
  next_serial: number;
  /** Number of cards created from it. */
  used: Generated<number>;
  warn_below: number;
  state: Generated<'DRAFT' | 'ACTIVE' | 'CLOSED' | 'EXHAUSTED'>;
  /** Users who edited it; they cannot activate it. */
  editors: Generated<string[]>;
}

export interface CardTable extends RecordColumns {
  card_no: string;
  status: CardStatus;
  kind: CardKind;
  card_type_id: string;
  card_design_id: string | null;
  card_source_id: string | null;
  sequence_id: string;
  /** The last issuance that printed the card. */
  issuance_id: string | null;
  holder_member_id: string | null;
  name_on_card: string | null;
  place_kind: PlaceKind;
  place_id: string | null;
  /** Print vendor that has the card, or last had it. */
  vendor_code: string | null;
  /**
   * The office that sees the card: where it is, where it is going, or its holder's branch; the last one when it is lost
   * or cancelled.
   */
  office_branch_id: string | null;
  office_mra_id: string | null;
  /** The sending office of a card in transit. */
  sender_branch_id: string | null;
  sender_mra_id: string | null;
  /** Stock figure that counts the card at its office; null elsewhere. */
  stock_class: StockClass | null;
  /** Whether the card has an open hold. */
  held: Generated<boolean>;
  activated_at: OptionalInstant;
  expiry_date: OptionalDay;
  extension_count: Generated<number>;
  replaces_card_id: string | null;
  replaced_by_card_id: string | null;
  print_count: Generated<number>;
  last_movement_no: number;
  last_movement_at: Instant;
  mark: GeneratedAlways<string>;
}

export interface CardMovementTable {
  card_id: string;
  seq_no: number;
  transition_code: TransitionCode | CardEvent;
  from_status: CardStatus | 'new';
  from_place_kind: PlaceKind | null;
  from_place_id: string | null;
  to_status: CardStatus;
  to_place_kind: PlaceKind;
  to_place_id: string | null;
  document_kind: DocumentKind | null;
  document_id: string | null;
  document_no: string | null;
  reason_id: string | null;
  actor: string;
  acted_at: Instant;
  remark: string | null;
  previous_no: GeneratedAlways<number | null>;
  from_mark: GeneratedAlways<string | null>;
  to_mark: GeneratedAlways<string>;
}

export interface CardHoldTable {
  id: Generated<string>;
  card_id: string;
  code: HoldCode;
  document_kind: DocumentKind | null;
  document_id: string | null;
  document_no: string | null;
  placed_at: Instant;
  placed_by: string;
  released_at: OptionalInstant;
  released_by: string | null;
}

export interface CardStockTable extends RecordColumns {
  office_branch_id: string | null;
  office_mra_id: string | null;
  card_type_id: string;
  free: Generated<number>;
  waiting: Generated<number>;
  held: Generated<number>;
  total: GeneratedAlways<number>;
  in_transit_in: Generated<number>;
  in_transit_out: Generated<number>;
  minimum: Generated<number>;
  maximum: Generated<number>;
  mismatch: Generated<boolean>;
}

declare module '../../../platform/database/schema.ts' {
  interface Database {
    card_sequence: CardSequenceTable;
    card: CardTable;
    card_transition: { code: string; from_status: string; to_status: string };
    card_movement: CardMovementTable;
    card_hold: CardHoldTable;
    card_stock: CardStockTable;
  }
}
