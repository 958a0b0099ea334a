import type { OptionalInstant } from '../../platform/database/record-columns.ts';

/** Everything the embedded identity service keeps: sessions, grants, codes, tokens, interactions. */
export interface OidcPayloadTable {
  model: string;
  /** SHA-256 of the name, as those of `uid` and `user_code`. */
  id: string;
  /** Secret at rest: holds codes, tokens and who they are for. */
  payload_encrypted: string;
  grant_id: string | null;
  /** Whose it is, so that it ends with what lets them in. */
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
