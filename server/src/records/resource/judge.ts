import { same } from '../../platform/audit/differences.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { GuardedAction } from './definition.ts';
import type { RegisteredResource, Row } from './registered.ts';

export interface JudgedChange {
  readonly action: 'create' | GuardedAction;
  readonly before: Row | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}
type Judge = (tx: Tx | Db, change: JudgedChange, by: Caller) => Promise<void>;

/** The record after an action that sends no values. */
export const outcomeOf = (action: 'create' | GuardedAction, before: Row | null, values: object | null) => {
  if (values) return { ...before, ...values };
  return action === 'delete' ? null : { ...before, status: action === 'activate' ? 'active' : 'inactive' };
};

/** Whether an update gives the record to another one that it belongs to. */
const moves = (field: string, { before, after }: JudgedChange): boolean =>
  before !== null && after !== null && !same(before[field], after[field]);

/**
 * Calls the rules for a person's change: who moves records, and the module's own. Jobs are exempt.
 * @throws Refusal MOVED_BY_ADMIN, or the module's
 */
export async function judged(
  tx: Tx | Db,
  { resource: { parent }, definition }: RegisteredResource,
  change: JudgedChange,
  by: Caller | null,
): Promise<void> {
  if (!by) return;
  if (parent?.movedBy && !by.isAdmin && moves(parent.field, change)) throw new Refusal('MOVED_BY_ADMIN');
  await (definition.judge as Judge | undefined)?.(tx, change, by);
}

/** The refusal of a change, or `null`. */
export async function judgement(
  tx: Tx | Db,
  registered: RegisteredResource,
  change: JudgedChange,
  by: Caller | null,
): Promise<Refusal | null> {
  try {
    await judged(tx, registered, change, by);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
