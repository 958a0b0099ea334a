import type { OptionalInstant } from '../../platform/database/record-columns.ts';

/** Everything that the embedded identity service stores: sessions, grants, codes, tokens, interactions. */
export interface OidcPayloadTable {
  model: string;
  /** SHA-256 of the id; the same for `uid` and `user_code`. */
  id: string;
  /** Encrypted: contains codes, tokens and their accounts. */
  payload_encrypted: string;
  grant_id: string | null;
  /** The account, so that a change of credentials can end it. */
  account_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: OptionalInstant;
  consumed_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    oidc_payload: OidcPayloadTable;
  }
}
