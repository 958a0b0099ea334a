import type { PickUpState, PickUpType } from '@console/contracts/cards/card-pickup';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

type OptionalDay = ColumnType<string | null, string | null, string | null>;

/** One hand-over of a card at a branch counter (docs/model/cards.md#pick-up). */
export interface PickUpTable extends RecordColumns {
  pickup_no: string;
  card_id: string;
  member_id: string;
  /** The SPEKTRA branch in whose safe the card waits. */
  branch_id: string;
  type: PickUpType;
  arrived_at: OptionalInstant;
  /** Last day on which the card is handed over. */
  deadline: OptionalDay;
  extension_count: Generated<number>;
  collector: Generated<'SELF' | 'PROXY'>;
  proxy_name: string | null;
  proxy_nik: string | null;
  proxy_relation: string | null;
  proxy_letter: string | null;
  ktp_seen: Generated<boolean>;
  /** Percent by which the face is the member's; null when no machine compared it. */
  face_score: number | null;
  /** The face was compared by eye. */
  face_manual: Generated<boolean>;
  otp_verified_at: OptionalInstant;
  photo: string | null;
  signature: string | null;
  replaces_ecard: Generated<boolean>;
  /** The replacement of a number that results in this card. */
  replacement_id: Generated<string | null>;
  state: PickUpState;
  /** Days before the deadline of the reminder that was sent last; null before the first. */
  reminded: number | null;
  closed_at: OptionalInstant;
  closed_by: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_pickup: PickUpTable;
  }
}
