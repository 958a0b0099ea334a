import { same } from '../audit/differences.ts';
import type { Context, Tx } from '../context.ts';
import { accepted, type Answer } from '../http/answer.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Services } from '../services.ts';
import { propose, type Proposal } from './propose.ts';
import { viewChange } from './view.ts';

const differs = ({ resource }: RegisteredResource, { before, values }: Proposal): boolean =>
  !before ||
  !values ||
  Object.keys(resource.fields).some((name) => name in values && !same(values[name], before[name]));

/**
 * Keeps a change for a second person where the module demands one.
 * @returns 202 with the change; `null` when it may take effect at once.
 * @throws Refusal CHANGE_PENDING, or VALIDATION without a reason.
 */
export async function awaiting(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: Context,
  proposal: Proposal,
): Promise<Answer | null> {
  const { resource } = registered;
  if (!resource.fourEyes || !resource.awaitsApproval(proposal) || !differs(registered, proposal)) return null;
  const change = await propose(tx, services, registered, context, proposal);
  return accepted({ change: viewChange(change, context.caller, services.now()) });
}
