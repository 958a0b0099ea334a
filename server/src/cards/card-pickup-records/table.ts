import type { PickUpState, PickUpType } from '@console/contracts/cards/card-pickup';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

type OptionalDay = ColumnType<string | null, string | null, string | null>;

/** The hand-over of a card at a branch counter (docs/model/cards.md#pick-up). */
export interface PickUpTable extends RecordColumns {
  pickup_no: string;
  card_id: string;
  member_id: string;
  /** The SPEKTRA branch whose safe has the card. */
  branch_id: string;
  type: PickUpType;
  arrived_at: OptionalInstant;
  /** Last day for the hand-over. */
  deadline: OptionalDay;
  extension_count: Generated<number>;
  collector: Generated<'SELF' | 'PROXY'>;
  proxy_name: string | null;
  proxy_nik: string | null;
  proxy_relation: string | null;
  proxy_letter: string | null;
  ktp_seen: Generated<boolean>;
  /** Similarity of the face in percent; null when no provider compared it. */
  face_score: number | null;
  /** A person compared the face. */
  face_manual: Generated<boolean>;
  otp_verified_at: OptionalInstant;
  photo: string | null;
  signature: string | null;
  replaces_ecard: Generated<boolean>;
  /** The replacement that this card completes. */
  replacement_id: Generated<string | null>;
  state: PickUpState;
  /** Days before the deadline of the last reminder; null before the first. */
  reminded: number | null;
  closed_at: OptionalInstant;
  closed_by: string | null;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_pickup: PickUpTable;
  }
}
