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
  /** Of MEMBER reports. */
  member_id: string | null;
  /** The office whose users see it: where the cards were, headed for, or whose member it is. */
  office_branch_id: string | null;
  office_mra_id: string | null;
  /** Of COURIER reports: what the cards travelled on. */
  source_kind: 'delivery' | 'assignment' | null;
  source_id: string | null;
  source_no: string | null;
  state: LossState;
  /** Users who shaped it; none of them confirms or rejects. */
  editors: string[];
  decided_by: string | null;
  decided_at: OptionalInstant;
  note: string | null;
  /** Ways by which the member was identified. */
  identified_by: string[];
  photo: string | null;
}

export interface LossCardTable {
  loss_id: string;
  card_id: string;
  status_before: CardStatus;
  place_kind_before: PlaceKind;
  place_id_before: string | null;
  /** Line of the delivery or assignment on which it was missing. */
  line_id: string | null;
  result: LossCardResult;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_loss: LossTable;
    card_loss_card: LossCardTable;
  }
}
