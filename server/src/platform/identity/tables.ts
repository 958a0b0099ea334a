import type { AdapterPayload } from 'oidc-provider';
import type { JSONColumnType } from 'kysely';
import type { OptionalInstant } from '../database/record-columns.ts';

/** Everything the embedded identity service keeps: sessions, grants, codes, tokens, interactions. */
export interface OidcPayloadTable {
  model: string;
  id: string;
  payload: JSONColumnType<AdapterPayload>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  expires_at: OptionalInstant;
  consumed_at: OptionalInstant;
}

declare module '../database/schema.ts' {
  interface Database {
    oidc_payload: OidcPayloadTable;
  }
}
