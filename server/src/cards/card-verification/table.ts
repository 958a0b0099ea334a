import type { Checklist } from '@console/contracts/cards/card-verification/checklist';
import type {
  StepState,
  VerificationPreference,
  VerificationState,
} from '@console/contracts/cards/card-verification/states';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';

/** An application for a card (docs/model/cards.md#verification). */
export interface VerificationTable extends RecordColumns {
  verification_no: string;
  member_id: string;
  /** The member's branch at the time of submission. */
  branch_id: string;
  source_id: string;
  card_type_id: string;
  name_on_card: string;
  preference: VerificationPreference;
  pickup_branch_id: string | null;
  delivery_address_encrypted: string | null;
  zip_code: string | null;
  required_steps: string[];
  /** Failed steps of the latest attempt, overridden ones included. */
  failed_steps: Generated<string[]>;
  state: VerificationState;
  /** Starts at 1; each resubmission adds one. */
  attempt: Generated<number>;
  submitted_at: Instant;
  /** Time of the next automatic check, and the number of tries. */
  next_check_at: OptionalInstant;
  check_tries: Generated<number>;
  claimed_by: string | null;
  claimed_at: OptionalInstant;
  /** The page that made the claim. Closing that page ends it. */
  claim_key: Generated<string | null>;
  checklist: ColumnType<Checklist, string | undefined, string>;
  draft_note: string | null;
  /** Users who verified this attempt; they cannot approve it. */
  editors: Generated<string[]>;
  /** The last verifier. */
  verifier: string | null;
  decided_by: string | null;
  decided_at: OptionalInstant;
  decision_note: string | null;
  /** When it was last returned to the applicant. */
  returned_at: OptionalInstant;
  card_id: string | null;
  /** The generation run that has claimed it. */
  run_id: Generated<string | null>;
}

/** Result of a step in one attempt. */
export interface VerificationStepTable {
  verification_id: string;
  attempt: number;
  step: string;
  state: StepState;
  score: number | null;
  face_match: number | null;
  provider_ref: string | null;
  checked_at: OptionalInstant;
  detail: string | null;
}

/** A photo of one attempt. Several attempts may share a file. */
export interface VerificationDocumentTable {
  verification_id: string;
  attempt: number;
  document_type: string;
  file_id: string;
}

/** A change of state with its reasons. */
export interface VerificationEventTable {
  id: Generated<number>;
  verification_id: string;
  attempt: number;
  at: Instant;
  by: string;
  from_state: VerificationState | null;
  to_state: VerificationState;
  note: string | null;
  reason_ids: string[];
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_verification: VerificationTable;
    card_verification_step: VerificationStepTable;
    card_verification_document: VerificationDocumentTable;
    card_verification_event: VerificationEventTable;
  }
}
