import type { Step } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { AuditedEntry, WriteOptions } from '../resource/follow.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import type { StepHooks } from './hooks.ts';

/** A record that a batch names. */
export interface Target {
  readonly secureId: string;
  /** The version that the caller saw; `null` for records of a filter, which nobody has seen one by one. */
  readonly version: number | null;
  /** The record before the step, set when it is loaded. */
  before: Row | null;
  /** The stored record, set when it is read again. */
  after: Row | null;
  store: Record<string, unknown>;
  entry: AuditedEntry;
  to: string | undefined;
  refusal: Refusal | null;
}

/** What a batch of records is to go through: one record is a batch of one. */
export interface StepInput extends Pick<Context, 'caller'> {
  readonly request: Context['request'] | null;
  readonly tx: Tx;
  readonly registered: RegisteredResource;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** Reads and checks, locks and writes nothing. */
  readonly preview?: boolean;
  readonly targets: readonly Pick<Target, 'secureId' | 'version'>[];
}

export interface Batch extends Omit<StepInput, 'targets'> {
  readonly step: Step;
  readonly hooks: StepHooks;
  readonly targets: readonly Target[];
  /** The typed values, cleaned by `checkValues`. */
  values: StepInput['values'];
  /** Who writes, when, and why: the reason is set by `checkValues`. */
  options: WriteOptions;
}

/** A batch at the beginning of a step. */
export function batchOf(input: StepInput): Batch {
  const { registered, name, caller, request, now } = input;
  const step = registered.resource.steps[name];
  if (!step) throw new TypeError(`${registered.resource.module} declares no step ${name}`);
  const hooks = (registered.definition.steps as Readonly<Record<string, StepHooks>> | undefined)?.[name] ?? {};
  const to = typeof step.to === 'string' ? step.to : undefined;
  return {
    ...input,
    step,
    hooks,
    options: { actor: actorOf({ caller, request: request as Context['request'] }), caller, now },
    targets: input.targets.map((target) => ({
      ...target,
      before: null,
      after: null,
      store: {},
      entry: {},
      to,
      refusal: null,
    })),
  };
}

/** A target that was loaded and that nothing has refused. */
export type Standing = Target & { readonly before: Row };

/** The targets that continue, in the order of their ids. */
export const standing = ({ targets }: Pick<Batch, 'targets'>): Standing[] =>
  targets.filter((target): target is Standing => target.before !== null && target.refusal === null);

/** Calls a hook of the module with the records that continue. */
export async function callHook(batch: Batch, name: 'guard' | 'rules' | 'perform' | 'effects'): Promise<void> {
  const { tx, caller, values, options, hooks } = batch;
  const records = standing(batch).map((target) => ({
    record: target.before,
    store: target.store,
    get entry() {
      return target.entry;
    },
    set entry(entry: AuditedEntry) {
      target.entry = entry;
    },
    get to() {
      return target.to;
    },
    set to(state: string | undefined) {
      target.to = state;
    },
    refuse: (cause: Refusal) => {
      target.refusal ??= cause;
    },
  }));
  const set = { tx, caller, actor: options.actor, now: options.now, values, records };
  if (records.length > 0) await hooks[name]?.(set as never);
}
