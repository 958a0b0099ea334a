import type { FieldError } from '@console/contracts/core/errors';
import type { RecordOf, Resource, TransitionName } from '@console/contracts/core/resource';
import type { Caller, Tx } from '../../platform/context.ts';

/** A record about to move to another state. */
export interface Moving<R extends Resource> {
  readonly record: RecordOf<R>;
  readonly caller: Caller;
  /** What was typed for it. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Further columns to store, by column name. */
  readonly store: Record<string, unknown>;
}

/**
 * The module's own precondition of a transition, after its state and its required fields. Answers faults beside fields,
 * or throws the refusal.
 */
export type MoveRule<R extends Resource> = (tx: Tx, moving: Moving<R>) => Promise<readonly FieldError[] | void>;

/** Preconditions by transition; a wrong name does not compile. */
export type MoveRules<R extends Resource> = { readonly [Name in TransitionName<R['acts']>]?: MoveRule<R> };
