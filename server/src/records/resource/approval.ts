import type { ChangeRequest } from '@console/contracts/core/changes';
import type { CreateOf, RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { Change } from '../../platform/audit/differences.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { GuardedAction, Sql } from './definition.ts';

/** A warning: a code of the module, of which each occurs once, and what its text names. */
export interface Warning {
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** Warnings, each code once: the first of it. */
export const eachOnce = (warnings: readonly Warning[]): readonly Warning[] =>
  warnings.filter(({ code }, at) => warnings.findIndex((other) => other.code === code) === at);

/** A change of which further effects are shown. */
export type ConsequentChange = Pick<ChangeRequest, 'action' | 'recordId' | 'recordLabel'> & {
  readonly changes: readonly Change[];
  /** What the approval stores; `null` when it stores no values. */
  readonly values: Readonly<Record<string, unknown>> | null;
};

/** A change that waits, before anything of it is read. */
export interface LockedChange {
  /** `null` for a create. */
  readonly recordId: string | null;
  readonly values: Readonly<Record<string, unknown>> | null;
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
  /**
   * Names of the locks under which changes are judged and applied: what is judged by each other, also in other modules,
   * takes the same. Two approvals at once would else each be judged without the other.
   */
  readonly locks?: (tx: Db | Tx, changes: readonly LockedChange[]) => Promise<readonly string[]>;
  /** What speaks against a change without refusing it: the approver ticks each as it is then. */
  readonly warnings?: (
    db: Db | Tx,
    change: { readonly values: CreateOf<R> | null; readonly before: RecordOf<R> | null },
  ) => Promise<readonly Warning[]>;
  /** Codes of warnings with which only an admin approves, and the code that refuses the approval of others. */
  readonly adminOnly?: { readonly warnings: readonly string[]; readonly refusal: string };
  /** Executes an approved change instead of storing its values, for records with their own writer. */
  readonly carryOut?: (tx: Tx, approved: Approved<R>) => Promise<void>;
  /** Which changes `carryOut` executes, by their values; the others are stored. All when left out. */
  readonly carries?: (values: Readonly<Record<string, unknown>> | null) => boolean;
  /** The scope of a pending change that creates a record, stored as `c.reach`; that of its maker when left out. */
  readonly reach?: {
    readonly of: (tx: Tx, values: CreateOf<R>) => Promise<Readonly<Record<string, unknown>>>;
    readonly within: (scope: Scope) => Sql;
  };
  /** What refuses the approval of a maker, in place of SELF_APPROVAL. */
  readonly ownRefusal?: (label: string) => Refusal;
  /** Names of what changes are also judged by, where approvals of that take locks of these names. */
  readonly judgedUnder?: readonly string[];
  /** Further effects of an approval, shown to the person who decides. */
  readonly consequence?: (db: Db | Tx, change: ConsequentChange, record: RecordOf<R> | null) => Promise<Text | null>;
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
  /** Username of who asked for it. */
  readonly maker: string;
  /** The approver. */
  readonly caller: Caller;
  readonly now: Date;
}
