import type { FieldsOf, RecordOf, Resource } from '@console/contracts/core/resource';
import type { ValuesOf } from '@console/contracts/core/fields';
import type { Actor } from '../../platform/audit/actor.ts';
import type { AuditedEntry } from '../resource/follow.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** A record on its way through a step. */
export interface StepRecord<R extends Resource = Resource> {
  /** The record before the step. */
  readonly record: RecordOf<R>;
  /** Further columns to store, by column name. */
  readonly store: Record<string, unknown>;
  /** What the audit entry of the record says besides the change; `perform` sets it. */
  entry: AuditedEntry;
  /** The state after the step; `perform` sets it where the contract names several. */
  to: string | undefined;
  /** Takes this record out of the batch; the others continue. */
  readonly refuse: (cause: Refusal) => void;
}

/** The records of a batch that nothing has refused yet, in the order of their ids. */
export interface StepSet<R extends Resource = Resource, Values = Readonly<Record<string, unknown>>> {
  readonly tx: Tx;
  readonly caller: Caller;
  readonly actor: Actor;
  readonly now: Date;
  /** What was typed for the step, the same for each record. */
  readonly values: Values;
  readonly records: readonly StepRecord<R>[];
}

type Hook<R extends Resource, Values> = { hook(set: StepSet<R, Values>): Promise<void> | void }['hook'];

/** What a module adds to a step: functions over all records of a batch, by the phase that calls them. */
export interface StepHooks<R extends Resource = Resource, Values = Readonly<Record<string, unknown>>> {
  /** Takes the locks of the step, before any record is locked. */
  readonly locks?: { take(tx: Tx, ids: readonly string[]): Promise<void> }['take'];
  /** Who made what the step decides on, by id, where that is not the record as it stands. */
  readonly makers?: {
    makers(set: Pick<StepSet<R, Values>, 'tx' | 'records' | 'values'>): Promise<ReadonlyMap<string, readonly string[]>>;
  }['makers'];
  /** Who may make the step, besides level, office and second person. */
  readonly guard?: Hook<R, Values>;
  /** Why a record refuses the step. Writes nothing: a preview runs it too. */
  readonly rules?: Hook<R, Values>;
  /** Writes what belongs to the record, and says by `store` and `to` what is stored with it. */
  readonly perform?: Hook<R, Values>;
  /** Writes what follows elsewhere from the stored records. */
  readonly effects?: Hook<R, Values>;
  /** Set where the decision of a second person does not rest on the makers: they may have left. */
  readonly makersMayBeGone?: true;
}

/** Hooks by step; a wrong name does not compile. */
export type StepHooksOf<R extends Resource> = {
  readonly [Name in keyof R['steps'] & string]?: StepHooks<R, ValuesOf<FieldsOf<R['steps'][Name]>>>;
};

/**
 * The array form of a hook that reads nothing: a refusal that it throws is that of its record.
 * @example guard: eachRecord(({ record }, { caller }) => requireReviewer(record.reviewer, caller)),
 */
export const eachRecord =
  <R extends Resource, Values>(
    work: (record: StepRecord<R>, set: StepSet<R, Values>) => Promise<void> | void,
  ): Hook<R, Values> =>
  async (set) => {
    for (const record of set.records)
      try {
        await work(record, set);
      } catch (cause) {
        if (!(cause instanceof Refusal)) throw cause;
        record.refuse(cause);
      }
  };
