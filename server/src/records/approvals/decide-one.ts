import type { ManyDecisions } from '@console/contracts/platform/approvals';
import type { Call } from '@console/contracts/core/call';
import { changeCallsOf, type ChangeWarning } from '@console/contracts/core/changes';
import { type Text } from '@console/contracts/core/text';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { checkMaintenance } from '../../people/settings/maintenance.ts';
import { decideDocument, type Found } from './decide.ts';
import { type RegisteredResource } from '../resource/registered.ts';
import { changeTransaction } from '../resource/serialised.ts';
import { decideTogether } from '../changes/decide-together.ts';
import type { Given } from '../changes/decide.ts';
import { lockForApproval } from '../changes/locks.ts';
import { checkBefore } from '../changes/serve-changes.ts';

export type Many = Pick<Context, 'caller' | 'request' | 'language' | 'db'> & { readonly body: ManyDecisions };
export interface Named {
  readonly id: string;
  readonly label: string;
  /** The module of a change. */
  readonly registered?: RegisteredResource | undefined;
  readonly document?: Found | undefined;
  /** What the approver of a document has to tick. */
  readonly warnings?: readonly ChangeWarning[];
  /** The changes that are decided with this one, the first first. */
  readonly group?: readonly string[];
}

/** The module's own call for the decision on one change. */
export function callOf({ resource }: RegisteredResource, decision: ManyDecisions['decision']): Call {
  const { approveChange, rejectChange, withdrawChange } = changeCallsOf(resource);
  return { approve: approveChange, reject: rejectChange, withdraw: withdrawChange }[decision] as Call;
}

/** What was judged at a decision. */
interface Judged {
  readonly warnings: readonly ChangeWarning[];
  readonly effect: Text | null;
}

/** Undoes a trial. */
class Tried extends Error {
  readonly judged: Judged;
  constructor(judged: Judged) {
    super();
    this.judged = judged;
  }
}

/** Decides on one change as its module's own call does, in a transaction of its own. @throws Refusal */
export async function decideOne(
  app: Application,
  by: Many,
  named: Named,
  { note, together }: Pick<Given, 'note' | 'together'>,
  isTrial: boolean,
): Promise<Judged> {
  const { caller, request, body } = by;
  const { id, registered, document, group: ids = [id] } = named;
  if (document) {
    const version = body.versions?.[id] ?? null;
    const acknowledged = body.acknowledged?.[id] ?? [];
    const { warnings = [] } = named;
    await decideDocument(app, by, document, body.decision, { note, version, isTrial, acknowledged, warnings });
    return { warnings, effect: null };
  }
  if (!registered) throw notFound();
  const { services } = app;
  const { decision } = body;
  const given = {
    note,
    acknowledged: isTrial ? null : (body.acknowledged?.[id] ?? []),
    ...(together ? { together } : {}),
  };
  const call = callOf(registered, decision);
  const { privilege, action } = call.access as Exclude<Call['access'], string>;
  if (!caller.can(privilege, action)) throw new Refusal('FORBIDDEN', { privilege, action });
  await checkMaintenance(services, call);
  if (decision === 'approve') await checkBefore(services, registered, ids);
  const decide = async (tx: Tx) => {
    if (decision === 'approve') await lockForApproval(tx, services, registered, ids);
    const decided = await decideTogether(tx, app, registered, { caller, request }, decision, ids, given);
    const { warnings, consequence: effect } = decided;
    const judged = { state: decided.changes[0]!.state, warnings, effect };
    if (isTrial) throw judged.state === 'OUTDATED' ? new Refusal('CHANGE_OUTDATED') : new Tried(judged);
    return judged;
  };
  const decided = await changeTransaction(services.db, registered, decide).catch((cause: unknown) => {
    if (!(cause instanceof Tried)) throw cause;
    return { ...cause.judged, state: null };
  });
  // The transaction is committed before the refusal: the change stays decided as outdated.
  if (decided.state === 'OUTDATED') throw new Refusal('CHANGE_OUTDATED');
  return decided;
}
