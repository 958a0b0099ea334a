import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** That somebody may use a remote of their own machine for a while. */
export interface ReleaseDevelopmentTable {
  id: string;
  user_id: string;
  remote_id: string;
  address: string;
  started_at: Instant;
  valid_until: Instant;
  ended_at: OptionalInstant;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    release_development: ReleaseDevelopmentTable;
  }
}
