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
  /** Absolute end, despite refreshes. */
  expires_at: Instant;
  revoked_at: OptionalInstant;
  revoked_because: string | null;
  /** When the person last proved their identity; `null` in sessions from before it was stored. */
  proven_at: ColumnType<string | null, Date | undefined, Date>;
  /** Wrong proofs since the last correct one. */
  wrong_proofs: Generated<number>;
  /** The role as which an admin views the console in this session, and until when. */
  viewed_role_id: Generated<string | null>;
  viewed_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** Incremented at every start and end of a view, so that clients notice. */
  view_turn: Generated<number>;
}

/** Every issued refresh token, by the digest of its text. */
export interface RefreshTokenTable {
  digest: string;
  session_id: string;
  issued_at: Instant;
  /** The token it was exchanged for; `null` for the first of a session. */
  parent: string | null;
  expires_at: Instant;
  /** First use; a use long after it counts as theft (see refresh.ts). */
  used_at: OptionalInstant;
}

/** Keys that sign tokens, stored so that sessions survive a restart. */
export interface SigningKeyTable {
  kid: string;
  purpose: 'access' | 'identity' | 'cookie' | 'registry';
  /** The public key. */
  jwk: JSONColumnType<JWK>;
  /** The whole key encrypted; `null` when it no longer signs. */
  private_encrypted: string | null;
  created_at: Instant;
  /** When a replaced key of the registry stops signing; afterwards only its public key is kept. */
  retires_at: ColumnType<string | null, Date | null | undefined, Date | null>;
}

/** Used ID tokens: each is accepted once. */
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
