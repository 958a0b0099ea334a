import type { ChangeRequest } from '@console/contracts/core/changes';
import type { CreateOf, RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { GuardedAction, Sql } from './definition.ts';

/** A warning: a code of the module, of which each occurs once, and what its text names. */
export interface Warning {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** What a module adds to the approval of its changes, where the contract has four eyes. */
export interface ApprovalOf<R extends Resource> {
  /** Fields that are write-only, among these values. */
  readonly secrets?: (values: Partial<CreateOf<R>>) => readonly string[];
  /** Last checks before a change is approved, outside the transaction: for calls to other services. */
  readonly check?: (change: {
    readonly action: 'create' | GuardedAction;
    readonly values: CreateOf<R> | null;
  }) => Promise<void>;
  /** Whether this person may approve the change, where not everybody at the level may. Throws the refusal. */
  readonly mayApprove?: (
    tx: Tx,
    change: { readonly values: CreateOf<R> | null; readonly before: RecordOf<R> | null; readonly caller: Caller },
  ) => Promise<void>;
  /** What speaks against a change without refusing it: the approver ticks each, by its code. */
  readonly warnings?: (
    db: Db | Tx,
    change: { readonly values: CreateOf<R> | null; readonly before: RecordOf<R> | null },
  ) => Promise<readonly Warning[]>;
  /** Executes an approved change instead of storing its values, for records with their own writer. */
  readonly carryOut?: (tx: Tx, approved: Approved<R>) => Promise<void>;
  /** The scope of a pending change that creates a record, stored as `c.reach`; that of its maker when left out. */
  readonly reach?: {
    readonly of: (tx: Tx, values: CreateOf<R>) => Promise<Readonly<Record<string, unknown>>>;
    readonly within: (scope: Scope) => Sql;
  };
  /** Further effects of an approval, shown to the person who decides. */
  readonly consequence?: (db: Db, change: ChangeRequest) => Promise<Text | null>;
}

/** An approved change, about to take effect. */
export interface Approved<R extends Resource> {
  /** Of the change request. */
  readonly id: string;
  readonly action: ChangeRequest['action'];
  readonly reason: string;
  readonly values: Partial<CreateOf<R>> | null;
  /** The record, locked; `null` when the approval creates it. */
  readonly before: RecordOf<R> | null;
  /** The approver. */
  readonly caller: Caller;
  readonly now: Date;
}
