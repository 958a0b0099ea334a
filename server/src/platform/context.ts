import type { Action } from '@console/contracts/core/privileges';
import type { Language } from '@console/contracts/core/text';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database/schema.ts';

/** Which records a user sees (docs/model/platform.md#scope). */
export type Scope = Extent & {
  /**
   * The person, where a record's visibility depends on more than its branch. Missing in jobs, which see all records.
   */
  readonly viewer?: {
    readonly userId: string;
    readonly username: string;
    readonly isAdmin: boolean;
    /** Set for users of a print vendor: they see only the cards and documents of their own vendor. */
    readonly vendorCode?: string | null;
  };
};

type Extent =
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  /**
   * `branchIds` are resolved down from MRA and MRO to branches; `mraIds` are those the user is mapped to or above.
   * `officeBranchIds` are the branches of the same offices, whatever their line; those of `branchIds` when left out.
   */
  | {
      readonly type: 'branches';
      readonly branchIds: readonly string[];
      readonly mraIds: readonly string[];
      readonly officeBranchIds?: readonly string[];
    };

/** The role as which an admin views the console (ADR 16). */
export interface ViewedRole {
  readonly roleSecureId: string;
  readonly roleName: string;
  readonly until: Date;
  /** The person's real roles, for the audit trail. */
  readonly ownRoleNames: readonly string[];
}

/** The person behind a call, as read from the database at this call (cached for 5 s at most). */
export interface Caller {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly sessionId: string;
  readonly roles: readonly { readonly secureId: string; readonly name: string; readonly jobName: string | null }[];
  readonly isAdmin: boolean;
  readonly mappingType: 'BRANCH' | 'MRA' | 'MRO' | 'NATIONAL' | null;
  readonly scope: Scope;
  readonly privilegesVersion: number;
  /** When the person last proved their identity in this session; missing in jobs. */
  readonly provenAt?: Date;
  /**
   * The privileges version sent to clients; it differs while the console is viewed as a role. Default:
   * `privilegesVersion`.
   */
  readonly toldVersion?: number;
  /**
   * Set while the console is viewed as a role: `roles` and permissions are those of that role, and nothing can be
   * changed.
   */
  readonly viewing?: ViewedRole | null;
  /** Whether the union of the caller's levels on the privilege allows the action. */
  can(privilege: string, action: Action): boolean;
}

/** The data of a request that goes into audit entries and logs. */
export interface RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Digest of the device cookie, which a browser has since its first sign-in. */
  readonly device?: string | undefined;
  readonly base: string;
  readonly method: string;
  readonly path: string;
}

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** A received file of an upload call; it lies in a temporary place until the call is answered. */
export interface Upload {
  readonly path: string;
  /** The name given by the sender; never used as a path. */
  readonly name: string;
  /** The media type claimed by the sender. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** The input of a handler. Public calls have no caller, and reading it throws. */
export interface Context<Query = unknown, Body = unknown> {
  readonly caller: Caller;
  readonly request: RequestInfo;
  /** The Authorization header; only sign-out reads it, a public call that ends a session. */
  readonly authorization: string | undefined;
  /** The Cookie header; only the start-up call reads it, which the page asks for before any script runs. */
  readonly cookies: string | undefined;
  readonly language: Language;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly db: Db;
  /** The file of a call declared with `upload`. */
  readonly upload: Upload | null;
  /** Aborted when the client goes away before the answer. */
  readonly signal: AbortSignal;
  /**
   * Stores the answer of an idempotent call in the transaction that does the work, so that a repeated call finds it
   * even after a crash. Without it the answer is stored right after the handler returns.
   */
  remember(tx: Tx, result: unknown): Promise<void>;
}
