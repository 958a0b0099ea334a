import type { FactorKind } from '@console/contracts/shell/second-factor';
import type { Generated } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A second factor of a user's local sign-in. */
export interface SecondFactorTable {
  id: string;
  user_id: string;
  kind: FactorKind;
  name: string;
  /** Encrypted secret of an authenticator. */
  secret_protected: string | null;
  /** Last used 30-second step: no code is accepted twice. */
  last_step: Generated<number | null>;
  credential_id: string | null;
  /** Base64url of the COSE key. */
  public_key: string | null;
  counter: Generated<number>;
  transports: Generated<string | null>;
  created_at: Instant;
  last_used_at: OptionalInstant;
}

/** Unused recovery codes, by the digest of their text. */
export interface RecoveryCodeTable {
  user_id: string;
  digest: string;
}

/** A step that waits for the browser: a sign-in by its ticket, or a step of a session. */
export interface FactorStepTable {
  /** Digest of the ticket, or the purpose with the session. */
  key: string;
  user_id: string;
  purpose: 'VERIFY' | 'ENROL' | 'PROVE';
  /** Challenge of a passkey. */
  challenge: Generated<string | null>;
  /** Encrypted secret during its enrolment. */
  secret_protected: Generated<string | null>;
  /** Requested new password; stored with the second factor. */
  new_password_hash: Generated<string | null>;
  /** Stamp that the step depends on: when it changes, the step is invalid. */
  credentials: string;
  expires_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    second_factor_step: FactorStepTable;
  }
}
