import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

/** A time-limited permission to use a remote from one's own machine. */
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
