import type { ReleaseSignature } from '@console/contracts/platform/releases/record';
import type {
  Canary,
  ChangeKind,
  Proposal,
  RemoteTargets,
  SteppedBack,
} from '@console/contracts/platform/releases/state';
import type { PublicKey } from '@console/contracts/platform/releases/tokens';
import type { Text } from '@console/contracts/core/text';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Instant, OptionalInstant } from '../../platform/database/record-columns.ts';

type Json<Value> = ColumnType<Value, string, string>;

/** The state of a remote: one row with a version number. */
export interface ReleaseRemoteTable {
  id: string;
  title: Json<Text>;
  owner: Json<{ team: string; contact: string }>;
  state_version: number;
  stable: string;
  previous: string | null;
  canary: ColumnType<Canary | null, string | null, string | null>;
  pinned: string | null;
  disabled: string | null;
  stepped_back: ColumnType<SteppedBack | null, string | null, string | null>;
  /** Whether changes for everybody need a second person. */
  second_person: ColumnType<boolean, boolean | undefined, boolean>;
  /** A proposed change, pending until a second person approves it or any other change is made. */
  proposal: ColumnType<Proposal | null, string | null | undefined, string | null>;
  /** Varies the buckets between remotes. Never changes. */
  salt: string;
  changed_by: string;
  changed_at: Instant;
}

/** A release, byte for byte as it was signed. */
export interface ReleaseTable {
  remote_id: string;
  version: string;
  record: string;
  /** `sha384-…` of the record. */
  record_hash: string;
  content: string;
  signature: Json<ReleaseSignature>;
  bytes: number;
  files: number;
  publisher: string;
  published_at: Instant;
  stepped_back_at: OptionalInstant;
  /** When the build beside the program offered it; `null` after the offer was answered. */
  offered_at: OptionalInstant;
  /**
   * When the program itself made it stable, as its own build; otherwise only a team's signature allows its delivery.
   */
  placed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  removed_at: OptionalInstant;
}

export interface ReleaseChangeTable {
  remote_id: string;
  state_version: number;
  kind: ChangeKind;
  before: Json<RemoteTargets>;
  after: Json<RemoteTargets>;
  reason: string;
  by: string;
  at: Instant;
}

/** One row: incremented by every change of any remote. */
export interface ReleaseRevisionTable {
  id: number;
  value: number;
}

export interface ReleaseTokenTable {
  id: string;
  remote_id: string;
  name: string;
  /** SHA-256 of the secret. */
  hash: string;
  kid: string | null;
  public_key: ColumnType<PublicKey | null, string | null, never>;
  created_by: string;
  /** The account that created it; `null` for the program's own token. */
  created_by_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  last_used_at: OptionalInstant;
  revoked_at: OptionalInstant;
}

/** Shells that this installation has served, with what they provide. */
export interface ReleaseShellTable {
  version: string;
  contract: string;
  provides: JSONColumnType<Record<string, Record<string, string>>>;
  shared: JSONColumnType<Record<string, string>>;
  seen_at: Instant;
}

/**
 * Reported counts of a release by hour: `starts`, `calls`, `failedCalls`, `csp`, `failure:<kind>`, `<measure>:<class>`.
 */
export interface ReleaseCountTable {
  remote_id: string;
  version: string;
  hour: Instant;
  series: string;
  count: Generated<number>;
}

/** A user saw a release start or fail. The user is a keyed hash that changes every day. */
export interface ReleaseSightingTable {
  remote_id: string;
  version: string;
  reporter: string;
  /** `start`, or the kind of a failure. */
  kind: string;
  at: Instant;
}

/** Pages of remotes with their own privilege; a privilege belongs to the first remote that declares it. */
export interface ReleasePageTable {
  url: string;
  privilege: string;
  remote_id: string;
  since: Instant;
}

/** The remote in the token of a local console: valid for every remote. No call creates such a token. */
export const anyRemote = '*';

declare module '../../platform/database/schema.ts' {
  interface Database {
    release_page: ReleasePageTable;
    release_remote: ReleaseRemoteTable;
    release: ReleaseTable;
    release_change: ReleaseChangeTable;
    release_revision: ReleaseRevisionTable;
    release_token: ReleaseTokenTable;
    release_shell: ReleaseShellTable;
    release_count: ReleaseCountTable;
    release_sighting: ReleaseSightingTable;
  }
}
