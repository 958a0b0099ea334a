import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { adminIds, notify } from '../../people/notices/notify.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { labelOf } from '../resource/label.ts';
import type { Services } from '../../platform/services.ts';
import { deciderIds } from './deciders.ts';
import type { Proposal } from './propose.ts';

/** Default reason of a change when the admin has given none. */
const standing = 'Memerlukan persetujuan admin kedua';
const alone = 'Hanya ada satu admin aktif: berlaku tanpa admin kedua';

/**
 * The proposal that a second admin must approve, where one admin alone may not act. If there is no other active admin,
 * the change takes effect at once: the audit trail records that, and everyone who manages accounts is notified.
 * @returns `null` when no second admin is needed.
 */
export async function forSecondAdmin(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  proposal: Proposal,
): Promise<Proposal | null> {
  const { resource, definition } = registered;
  const { caller } = context;
  const asks = definition.secondAdmin as ((tx: Tx, proposal: object) => Promise<boolean>) | undefined;
  if (!caller.isAdmin || !asks || !(await asks(tx, proposal))) return null;
  const admins = await adminIds(tx);
  if (admins.some((id) => id !== caller.userId && id !== proposal.before?.secureId))
    return proposal.reason ? proposal : { ...proposal, reason: standing };
  const at = services.now();
  const label = labelOf(registered, (proposal.before ?? proposal.values) as Row);
  await recordEntry(tx, {
    actor: actorOf(context),
    module: resource.module,
    action: 'REQUEST',
    entityType: 'change-request',
    entityId: proposal.before?.secureId ?? null,
    entityLabel: label,
    reason: alone,
    at,
  });
  await notify(tx, {
    userIds: [...new Set([...admins, ...(await deciderIds(tx, resource.privilege, []))])],
    kind: 'SOLE_ADMIN',
    parameters: { label, actor: caller.username },
    at,
  });
  return null;
}
