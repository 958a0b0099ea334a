// Long: everything that a module says of its records, with its reasons.
import type { FieldError } from '@console/contracts/core/errors';
import type { ChangeAction } from '@console/contracts/core/changes';
import type { Choice } from '@console/contracts/core/envelope';
import type { CreateOf, RecordOf, Resource } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import type { RawBuilder } from 'kysely';
import type { Change as AuditedField } from '../../platform/audit/differences.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Db, Scope, Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { FilterOf, NameOf, Of, Predicates } from './declared-names.ts';
import type { StepHooksOf } from '../steps/hooks.ts';
import type { ApprovalOf } from './approval.ts';

/** An SQL fragment. The resource's table is `t` in every fragment. */
export type Sql = RawBuilder<unknown>;

/** Why records are read. */
export interface View {
  /** `detail` also before a change. */
  readonly of: 'list' | 'detail';
  /** `null` in jobs. */
  readonly caller: Caller | null;
}

export type GuardedAction = 'update' | 'delete' | 'activate' | 'deactivate';

/** A record about to be stored. */
export interface Save<R extends Resource> {
  /** The values to store; may be corrected here. */
  readonly values: CreateOf<R>;
  /** `null` at creation. */
  readonly before: RecordOf<R> | null;
  /** Further columns to store, by column name. */
  readonly store: Record<string, unknown>;
  readonly actor: Actor;
  /** `null` in jobs. */
  readonly caller: Caller | null;
}

/** A requested change: the record before and after it. */
export interface Judged<R extends Resource> {
  readonly action: 'create' | GuardedAction;
  /** `null` at creation. */
  readonly before: RecordOf<R> | null;
  /** The fields after the change; `null` for a delete. */
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

/** How a module's resource is stored, and its special rules. Everything else follows from the contract. */
export interface Definition<R extends Resource = Resource> {
  readonly table: keyof Database;
  /**
   * Where a field is stored, if not in the column of its name in snake_case: a column, or an expression (then
   * read-only).
   */
  readonly columns?: Of<NameOf<R>, string | Sql>;
  /** Expressions of the contract's derived fields. Fields without one are filled by `load`. */
  readonly derived?: { readonly [Name in keyof R['derived']]?: Sql };
  /** Joins that `filters`, `sorts` and the scope need, besides `derived`; they must not multiply rows. */
  readonly joins?: Sql;
  /** Derived fields with the number of live records that use this one, by modules of the contract's `usedBy`. */
  readonly counted?: {
    readonly [Name in keyof R['derived']]?: (keyof R['usedBy'] & string) | readonly (keyof R['usedBy'] & string)[];
  };
  /**
   * Left joins to single rows that only `derived` needs, also as code or name. They are left out while rows are found,
   * sorted and counted.
   */
  readonly lookups?: Sql;
  /** Which rows of the table belong to the resource. Default: those not deleted. */
  readonly where?: Sql;
  /**
   * Which rows of a table that several resources share belong to this one, deleted or not: a deleted row still counts
   * as a use of what it names. Default: all of the table.
   */
  readonly belongs?: Sql;
  /** Adds values that SQL does not compute, by writing into the records; called once for all records of a page. */
  readonly load?: (db: Db | Tx, records: RecordOf<R>[], view: View) => Promise<void>;

  /** Column of the branch that a record belongs to, or a predicate. Without it the records are national. */
  readonly scope?: string | ((scope: Scope) => Sql);
  /**
   * Where a person may write records, where that is not where the person reads them: new ones are in no scope yet. The
   * field has the fault.
   */
  readonly writtenWithin?: { readonly field: keyof R['fields'] & string; readonly scope: (scope: Scope) => Sql };
  /**
   * Predicates of filters, and of parameters of the list of values, that are not plain equality (or membership, for
   * lists) with the field of the same name.
   */
  readonly filters?: Predicates<R>;
  /**
   * A further predicate from all filters, such as a default period. May refuse the list, for example with `invalid(…)`
   * when a period is too long. The scope identifies the caller, for filters such as "mine"; the search is the typed
   * text, for periods that do not apply to a number in full.
   */
  readonly narrow?: (
    filters: Readonly<Record<string, unknown>>,
    now: Date,
    scope: Scope,
    search: string | null,
  ) => Sql | null;
  /**
   * Filters whose rows lie together in the default order of a large list, such as a period: they use their own index.
   */
  readonly together?: readonly FilterOf<R>[];
  /**
   * How pasted numbers are matched with a field that is stored in another form: the column, and the column value of a
   * number.
   */
  readonly numbers?: Of<NameOf<R>, { readonly column: Sql; readonly key: (value: string) => string }>;
  /** Columns that order records which a sort leaves together, by its last field; before the id, which says nothing. */
  readonly ties?: Of<NameOf<R>, readonly Sql[]>;
  /** Indexes have the order of the list within a phase: lists by phase read one phase after another. */
  readonly byPhase?: boolean;
  /** Expressions to sort by, where a field sorts by something else than its own value. */
  readonly sorts?: Of<NameOf<R>, Sql>;
  /** Replaces the search over the contract's fields; `pattern` is an escaped `%text%`. */
  readonly search?: (pattern: string, text: string) => Sql;

  /**
   * Serialises the changes of the module, because one may affect other records of it. A name: also serialised with
   * other modules that use the same name.
   */
  readonly serialised?: boolean | string;
  /** Tables whose rows are parts of a record, or are counted by the module's own guard: they prevent no deletion. */
  readonly parts?: readonly (keyof Database)[];
  /** Tables of reference fields: the record must exist, and be active when newly referenced. */
  readonly references?: Of<keyof R['fields'] & string, keyof Database>;
  /**
   * Name of the unique index of a field, when not `{table}_{column}_key`; and of each value that the module itself
   * gives to new records, such as a number: no request asks for one.
   */
  readonly uniqueIndexes?: Of<NameOf<R>, string>;
  /** Checks that need the database; called in the transaction after the contract's own rules. */
  readonly beforeSave?: (tx: Tx, save: Save<R>) => Promise<readonly FieldError[] | void>;
  /**
   * Whether this person may make the change, by the rights the person holds. Called for everyone who answers for a
   * change: the caller; for a pending change at the request, and again for its maker and its approver at the decision.
   * Throws the refusal.
   */
  readonly judge?: (tx: Tx | Db, change: Judged<R>, by: Caller) => Promise<void>;
  /** Whether even an admin needs another admin for this change, if there is one. */
  readonly secondAdmin?: (
    tx: Tx,
    change: {
      readonly action: ChangeAction;
      readonly before: RecordOf<R> | null;
      readonly values: CreateOf<R> | null;
    },
  ) => Promise<boolean>;
  /**
   * Stores the parts of the record in tables of their own; called just before the record itself, so that both states
   * are audited.
   */
  readonly storeParts?: (tx: Tx, stored: Save<R> & { readonly id: string }) => Promise<void>;
  /** The records for which the action is refused, by secureId. */
  readonly guard?: (
    tx: Tx,
    action: GuardedAction,
    records: readonly RecordOf<R>[],
    caller: Caller | null,
    all: boolean,
  ) => Promise<ReadonlyMap<string, Refusal>>;
  /** Values that a record gets when a person or a job switches it off; they are audited with its status. */
  readonly whenInactive?: Partial<CreateOf<R>>;
  /** What follows from switching a record on, for the question before it. */
  readonly activationNote?: (db: Db, record: RecordOf<R>) => Promise<Text | null>;
  /** Of these records those whose texts are said in other words than the module's, by id, with how. */
  readonly words?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, (words: Text) => Text>>;
  /** Further condition on the records that a person may take from a queue, by its code. */
  readonly takes?: (queue: string, caller: Caller) => Sql | null;
  /** What a module adds to its steps, by the phases of `records/steps`; everything else is in the contract. */
  readonly steps?: StepHooksOf<R>;
  /** The column `editors` names who made a record as it stands; the history says it otherwise. */
  readonly hasEditors?: true;
  /** Special rules for changes that need a second person. */
  readonly approval?: ApprovalOf<R>;
  /** Describes a change in the audit trail in more detail than field by field. */
  readonly audited?: (tx: Tx, changes: readonly AuditedField[]) => Promise<readonly AuditedField[]>;
  /** Effects elsewhere; called in the transaction that stored the change. */
  readonly afterChange?: (tx: Tx, changed: readonly Changed<R>[]) => Promise<void>;

  readonly lov?: {
    /** Who chooses among which records, where that is not who reads them. */
    readonly scope?: (scope: Scope) => Sql;
    /** Further condition, in addition to active records only; it may depend on the parameters of the contract. */
    readonly where?: Sql | { where(parameters: Readonly<Record<string, unknown>>): Sql }['where'];
    /** Default: by name. */
    readonly order?: Sql;
    /** Replaces the search over code and name, for long lists; `pattern` as in the search of the list. */
    readonly search?: (pattern: string) => Sql;
    /** Default 50. */
    readonly limit?: number;
    /** Adds to each choice. */
    readonly extend?: (db: Db, choices: Choice[]) => Promise<Choice[]>;
  };
}

/**
 * Infers the types of a definition.
 * @example export const definition = define(programTypes, { table: 'program_type' });
 */
export const define = <R extends Resource>(_resource: R, definition: Definition<R>): Definition<R> => definition;
