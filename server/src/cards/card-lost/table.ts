import type { LossCardResult, LossState } from '@console/contracts/cards/card-lost';
import type { CardStatus, PlaceKind } from '@console/contracts/cards/lifecycle/statuses';
import type { LossKind } from '@console/contracts/cards/reason-for-loss';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** A report of loss (docs/model/cards.md#loss). */
export interface LossTable extends RecordColumns {
  loss_no: string;
  reporter_kind: LossKind;
  reason_id: string;
  lost_date: ColumnType<string, string, string>;
  reported_by: string;
  relation: string | null;
  phone_encrypted: string | null;
  police_letter_no: string | null;
  police_letter_file: string | null;
  chronology: string;
  wants_replacement: Generated<boolean>;
  /** MEMBER reports only. */
  member_id: string | null;
  /** The office whose users see the report: where the cards were, where they were going, or the member's branch. */
  office_branch_id: string | null;
  office_mra_id: string | null;
  /** COURIER reports only: the kind of document the cards travelled on. */
  source_kind: 'delivery' | 'assignment' | null;
  source_id: string | null;
  source_no: string | null;
  state: LossState;
  /** Users who edited the report; they cannot confirm or reject it. */
  editors: string[];
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
  /** How the member was identified. */
  identified_by: string[];
  photo: string | null;
}

export interface LossCardTable {
  loss_id: string;
  card_id: string;
  status_before: CardStatus;
  place_kind_before: PlaceKind;
  place_id_before: string | null;
  /** Line of the delivery or assignment on which the card was missing. */
  line_id: string | null;
  result: LossCardResult;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_loss: LossTable;
    card_loss_card: LossCardTable;
  }
}
