import { same } from '../../platform/audit/differences.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { accepted, type Answer } from '../../platform/http/answer.ts';
import { judged, outcomeOf } from '../resource/judge.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { requireProof } from '../../people/proof/require.ts';
import { forSecondAdmin } from './second-admin.ts';
import { propose, type Proposal } from './propose.ts';
import { viewChange } from './view.ts';

const differs = ({ resource }: RegisteredResource, { before, values }: Proposal): boolean =>
  !before ||
  !values ||
  Object.keys(resource.fields).some((name) => name in values && !same(values[name], before[name]));

/**
 * Checks what a change needs before it takes effect: a fresh proof of identity of its maker, and a second person, where
 * the module requires them.
 * @returns 202 with the stored change; `null` when it may take effect at once.
 * @throws Refusal PROOF_REQUIRED, CHANGE_PENDING, or VALIDATION without a reason.
 */
export async function awaiting(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: Context,
  proposal: Proposal,
): Promise<Answer | null> {
  const { resource } = registered;
  const { caller } = context;
  const { action, before, values } = proposal;
  const asks = resource.stepUp[action];
  // A proof that every change needs was already checked before the body was read.
  if (typeof asks === 'function' && asks(proposal) && differs(registered, proposal))
    await requireProof(tx, services, caller);
  if (!resource.fourEyes || !differs(registered, proposal)) return null;
  const proposed = resource.awaitsApproval({ ...proposal, byAdmin: caller.isAdmin })
    ? proposal
    : await forSecondAdmin(tx, services, registered, context, proposal);
  if (!proposed) return null;
  await judged(tx, registered, { action, before, after: outcomeOf(action, before, values) }, caller);
  const change = await propose(tx, services, registered, context, proposed);
  return accepted({ change: viewChange(change, context.caller, services.now()) });
}
