import type { SignInMode } from '@console/contracts/shell/profile';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';
import type { JWK } from 'jose';

/** A running or ended session of a user. */
export interface UserSessionTable {
  id: string;
  user_id: string;
  mode: SignInMode;
  ip: string;
  user_agent: string;
  created_at: Instant;
  last_used_at: Instant;
  /** Absolute end, whatever is refreshed. */
  expires_at: Instant;
  revoked_at: OptionalInstant;
  revoked_because: string | null;
  /** When the person last proved who they are; `null` in sessions of before it was kept. */
  proven_at: ColumnType<string | null, Date | undefined, Date>;
  /** Wrong proofs since the last right one. */
  wrong_proofs: Generated<number>;
  /** As which role an admin views the console in this session, and until when. */
  viewed_role_id: Generated<string | null>;
  viewed_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** Rises with every begin and end of a view, so that clients notice. */
  view_turn: Generated<number>;
}

/** Every refresh token given out, by the digest of its text. */
export interface RefreshTokenTable {
  digest: string;
  session_id: string;
  issued_at: Instant;
  /** The token it was exchanged for; `null` of the first of a session. */
  parent: string | null;
  expires_at: Instant;
  /** When it was exchanged first; a use well after that is theft (see refresh.ts). */
  used_at: OptionalInstant;
}

/** Keys that sign tokens, kept so that a restart ends no session. */
export interface SigningKeyTable {
  kid: string;
  purpose: 'access' | 'identity' | 'cookie' | 'registry';
  /** The public half. */
  jwk: JSONColumnType<JWK>;
  /** The whole key as a secret at rest; `null` once it signs no more. */
  private_encrypted: string | null;
  created_at: Instant;
  /** When a key of the registry that is being replaced stops signing; from then on its public half alone is kept. */
  retires_at: ColumnType<string | null, Date | null | undefined, Date | null>;
}

/** ID tokens exchanged already: each may be used once. */
export interface UsedIdTokenTable {
  digest: string;
  expires_at: Instant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    user_session: UserSessionTable;
    refresh_token: RefreshTokenTable;
    signing_key: SigningKeyTable;
    used_id_token: UsedIdTokenTable;
  }
}
