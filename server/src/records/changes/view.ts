import type { ChangeRequest } from '@console/contracts/core/changes';
import { writtenDays } from '@console/contracts/core/written-days';
import type { Caller } from '../../platform/context.ts';
import type { StoredChange } from './table.ts';

const isClaimed = ({ claimed_by: by, claimed_until: until }: StoredChange, now: Date): boolean =>
  by !== null && Date.parse(until ?? '') > now.getTime();

function actionsOf(change: StoredChange, caller: Caller, now: Date): ChangeRequest['actions'] {
  if (change.state !== 'PENDING') return [];
  if (change.maker === caller.username) return ['withdraw'];
  if (change.editors.includes(caller.username) || !caller.can(change.privilege, 'approve')) return [];
  const claimed = isClaimed(change, now);
  if (claimed && change.claimed_by !== caller.username) return [];
  return [claimed ? 'release' : 'claim', 'approve', 'reject'];
}

/** The change in the form of the API. */
export const viewChange = (change: StoredChange, caller: Caller, now: Date): ChangeRequest => ({
  secureId: change.id,
  module: change.module,
  action: change.action,
  recordId: change.record_id,
  recordLabel: writtenDays(change.title ?? change.record_label),
  ...(change.batch_id && change.batch_count ? { batch: { count: change.batch_count } } : {}),
  baseVersion: change.base_version,
  changes: change.changes.map(({ field, before, after }) => ({ field, before, after })),
  maker: change.maker,
  makerName: change.maker_name,
  madeAt: change.made_at,
  reason: change.reason,
  state: change.state,
  decidedBy: change.decided_by,
  decidedAt: change.decided_at,
  note: change.note,
  ...(change.acknowledged.length > 0 ? { warnings: change.acknowledged } : {}),
  ...(change.decided_for.length > 0 ? { decidedFor: change.decided_for } : {}),
  ...(isClaimed(change, now)
    ? { claimedBy: change.claimed_by, claimedUntil: change.claimed_until }
    : { claimedBy: null, claimedUntil: null }),
  expiresAt: change.expires_at,
  actions: actionsOf(change, caller, now),
});
