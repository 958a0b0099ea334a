import type { FieldError } from '@console/contracts/core/errors';
import type { ChangeAction, ChangeRequest } from '@console/contracts/core/changes';
import type { Choice } from '@console/contracts/core/envelope';
import type { CreateOf, RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { RawBuilder } from 'kysely';
import type { Change as AuditedField } from '../../platform/audit/differences.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

/** A piece of SQL. The resource's table is `t` in every piece. */
export type Sql = RawBuilder<unknown>;

/** Why records are read. */
export interface View {
  /** `detail` also when a change is about to be made. */
  readonly of: 'list' | 'detail';
  /** `null` in jobs. */
  readonly caller: Caller | null;
}

export type GuardedAction = 'update' | 'delete' | 'activate' | 'deactivate';

/** A record about to be stored. */
export interface Save<R extends Resource> {
  /** What will be stored; may be corrected here. */
  readonly values: CreateOf<R>;
  /** `null` at creation. */
  readonly before: RecordOf<R> | null;
  /** Columns that are stored besides the contract's fields, by column name. */
  readonly store: Record<string, unknown>;
  readonly actor: Actor;
  /** `null` in jobs. */
  readonly caller: Caller | null;
}

/** A change about to be made, of a record as it is into what it would be. */
export interface Judged<R extends Resource> {
  readonly action: 'create' | GuardedAction;
  /** `null` at creation. */
  readonly before: RecordOf<R> | null;
  /** The fields as they would be; `null` for a delete. */
  readonly after: (Partial<RecordOf<R>> & CreateOf<R>) | null;
}

/** A change that has been stored. */
export interface Changed<R extends Resource> {
  readonly action: 'create' | GuardedAction;
  readonly before: RecordOf<R> | null;
  /** `null` after a delete. */
  readonly after: RecordOf<R> | null;
  readonly actor: Actor;
}

/** What a module adds to the approval of its changes, where the contract has four eyes. */
export interface ApprovalOf<R extends Resource> {
  /** Fields whose values nobody ever reads again, of these values. */
  readonly secrets?: (values: Partial<CreateOf<R>>) => readonly string[];
  /** Last checks before a change is approved, outside the transaction: whatever asks other services. */
  readonly check?: (change: {
    readonly action: 'create' | GuardedAction;
    readonly values: CreateOf<R> | null;
  }) => Promise<void>;
  /**
   * Carries an approved change out in place of storing its values, for records that only an executor of their own may
   * write.
   */
  readonly carryOut?: (tx: Tx, approved: Approved<R>) => Promise<void>;
  /** In whose scope a waiting change lies that creates a record: facts of it, kept with the change as `c.reach`. */
  readonly reach?: {
    readonly of: (tx: Tx, values: CreateOf<R>) => Promise<Readonly<Record<string, unknown>>>;
    readonly within: (scope: Scope) => Sql;
  };
  /** What else approving a change brings about, to be known before: shown to those who decide. */
  readonly consequence?: (db: Db, change: ChangeRequest) => Promise<Text | null>;
}

/**
 * How a module's resource lies in the database, and what is particular to it. Everything else follows from the
 * contract.
 */
export interface Definition<R extends Resource = Resource> {
  readonly table: keyof Database;
  /**
   * Where a field lies when not in the column of its own name in snake_case: a column, or an expression (then
   * read-only).
   */
  readonly columns?: Readonly<Record<string, string | Sql>>;
  /** Expressions of the contract's derived fields. Those not named are filled by `load`. */
  readonly derived?: { readonly [Name in keyof R['derived']]?: Sql };
  /** Joins that `filters`, `sorts` and the scope need, besides `derived`; they must not multiply rows. */
  readonly joins?: Sql;
  /**
   * Left joins to single rows that `derived` alone needs. They are not made while rows are found, sorted and counted.
   */
  readonly lookups?: Sql;
  /** Which rows of the table belong to the resource at all. Default: those not deleted. */
  readonly where?: Sql;
  /** Fills in what SQL does not, by writing into the records: runs once per page over all of them. */
  readonly load?: (db: Db | Tx, records: RecordOf<R>[], view: View) => Promise<void>;
  /**
   * Which reads leave an entry in the audit trail. Default: those of one record, where the contract has personal data.
   */
  readonly keepsReads?: {
    readonly detail?: boolean;
    readonly list?: (filters: Readonly<Record<string, unknown>>) => boolean;
  };
  /** Fields left out of the answer for this caller. */
  readonly hidden?: (caller: Caller) => readonly string[];

  /** Column of the branch that a record belongs to, or a predicate. None: a national record. */
  readonly scope?: string | ((scope: Scope) => Sql);
  /** Predicates of filters that are not plain equality (or membership, for lists) with the field of the same name. */
  readonly filters?: Readonly<Record<string, (value: never) => Sql>>;
  /**
   * A further predicate made of all given filters, such as a default period. May refuse the list, for example with
   * `invalid(…)` when a period is too long. The scope tells who asks, for filters such as "mine".
   */
  readonly narrow?: (filters: Readonly<Record<string, unknown>>, now: Date, scope: Scope) => Sql | null;
  /**
   * Filters whose rows lie together in the default order of a large list, such as a period: they are found by an index
   * of their own.
   */
  readonly together?: readonly string[];
  /**
   * How pasted numbers are matched with a field that is not stored as it reads: the column, and what a number is there.
   */
  readonly numbers?: Readonly<Record<string, { readonly column: Sql; readonly key: (value: string) => string }>>;
  /** Expressions to sort by, for sorts that are not a field of the record. */
  readonly sorts?: Readonly<Record<string, Sql>>;
  /** Replaces the search over the contract's fields; `pattern` is an escaped `%text%`. */
  readonly search?: (pattern: string, text: string) => Sql;

  /**
   * True: changes happen one after another, because one may touch other records of the module. A name: also those of
   * other modules that give the same name.
   */
  readonly inTurn?: boolean | string;
  /** Tables of the records that reference fields name: each must exist, and be active when newly named. */
  readonly references?: Readonly<Record<string, keyof Database>>;
  /** Name of the unique index of a field, when not `{table}_{column}_key`. */
  readonly uniqueIndexes?: Readonly<Record<string, string>>;
  /** Checks that need the database; runs in the transaction after the contract's own rules. */
  readonly beforeSave?: (tx: Tx, save: Save<R>) => Promise<readonly FieldError[] | void>;
  /**
   * Whether this person may make the change at all, by what he holds himself. Asked of everyone who answers for a
   * change: of the caller; of one that awaits approval when it is asked for, and again of its maker and its approver
   * when it is decided. Throws the refusal.
   */
  readonly judge?: (tx: Tx | Db, change: Judged<R>, by: Caller) => Promise<void>;
  /** Whether even an admin needs another admin for this change, while there is one. */
  readonly secondAdmin?: (
    tx: Tx,
    change: {
      readonly action: ChangeAction;
      readonly before: RecordOf<R> | null;
      readonly values: CreateOf<R> | null;
    },
  ) => Promise<boolean>;
  /**
   * Stores what of the record lies in tables of its own; just before the record itself, so that both states are
   * audited.
   */
  readonly storeParts?: (tx: Tx, stored: Save<R> & { readonly id: string }) => Promise<void>;
  /** Which of the records the action is refused for, by secureId. */
  readonly guard?: (
    tx: Tx,
    action: GuardedAction,
    records: readonly RecordOf<R>[],
    caller: Caller | null,
    all: boolean,
  ) => Promise<ReadonlyMap<string, Refusal>>;
  /** What is particular to changes that wait for a second person. */
  readonly approval?: ApprovalOf<R>;
  /** Says in the audit trail, in finer words than field by field, what a change did. */
  readonly audited?: (tx: Tx, changes: readonly AuditedField[]) => Promise<readonly AuditedField[]>;
  /** Effects elsewhere; runs in the transaction that stored the change. */
  readonly afterChange?: (tx: Tx, changed: readonly Changed<R>[]) => Promise<void>;

  readonly lov?: {
    /** Field shown as code and as name. Default: `code` and the contract's label. */
    readonly code?: string;
    readonly name?: string;
    /** Further condition. Active records only is already said. */
    readonly where?: Sql;
    /** Default: by name. */
    readonly order?: Sql;
    /** Default 50. */
    readonly limit?: number;
    /** Adds to each choice. */
    readonly extend?: (db: Db, choices: Choice[]) => Promise<Choice[]>;
  };
}

/** A change that has been approved, about to take effect. */
export interface Approved<R extends Resource> {
  /** Of the change request. */
  readonly id: string;
  readonly action: ChangeRequest['action'];
  readonly reason: string;
  readonly values: Partial<CreateOf<R>> | null;
  /** The record, locked; `null` when the approval makes it. */
  readonly before: RecordOf<R> | null;
  /** Who approves. */
  readonly caller: Caller;
  readonly now: Date;
}

/** Gives a definition its types. */
export const define = <R extends Resource>(_resource: R, definition: Definition<R>): Definition<R> => definition;
