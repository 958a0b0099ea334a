import type { Application } from '../../platform/http/application.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { awaiting } from '../changes/awaiting.ts';
import { checkBody, type Writer } from '../resource/check.ts';
import { present } from '../resource/present.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import type { WriteOptions } from '../resource/write.ts';
import { putInForce } from '../effective/apply.ts';
import { requireNoSuccessor, storePending } from '../effective/pending.ts';
import { jakartaDay } from '../resource/phase.ts';
import { phaseOf, requireNoChange, requirePhase, startErrors, successorErrors } from '../effective/rules.ts';

/** The rules of a period that is new, or changed before it begins; nothing for records without one. */
export function newPeriod(
  { resource }: RegisteredResource,
  { isAdmin }: Pick<Caller, 'isAdmin'>,
  now: Date,
): Pick<Writer, 'alsoCheck'> {
  if (!resource.effective) return {};
  // Going back needs a reason, which only changes with a second person carry.
  return { alsoCheck: startErrors(jakartaDay(now), isAdmin && resource.fourEyes) };
}

/**
 * Whether an update makes a successor: that of a record in force, which itself never changes.
 * @throws Refusal CHANGE_PENDING, INVALID_STATE for a record that is neither in force nor scheduled
 */
export function supersedes({ resource }: RegisteredResource, before: Row): boolean {
  if (!resource.effective) return false;
  requirePhase(before, ['IN_FORCE', 'SCHEDULED'], 'update');
  return phaseOf(before) === 'IN_FORCE';
}

/**
 * Puts a successor in the place of a record in force, from tomorrow or later.
 * @returns the change that awaits approval, or the successor
 * @throws Refusal VALIDATION beside each field, PERIOD_OVERLAP, CHANGE_PENDING
 */
export async function supersede(
  tx: Tx,
  app: Application,
  registered: RegisteredResource,
  context: Context,
  before: Row,
  options: WriteOptions,
): Promise<Answer | Row> {
  await requireNoChange(tx, registered, [before.secureId]);
  await requireNoSuccessor(tx, registered, before.secureId);
  const alsoCheck = successorErrors(registered, before, jakartaDay(options.now));
  const checked = await checkBody(tx, registered, context.body, before, { ...options, alsoCheck });
  const store = () => storePending(tx, registered, checked, before, options);
  const waiting = await awaiting(tx, app.services, registered, context, {
    action: 'update',
    before,
    values: checked.values,
    reason: (context.body as { readonly reason?: unknown }).reason,
    store,
  });
  return (
    waiting ??
    present(registered, await putInForce(tx, registered, await store(), checked.store, options), context.caller)
  );
}
