import { randomUUID } from 'node:crypto';
import { changeRules, type ChangeAction } from '@console/contracts/core/changes';
import { actorOf } from '../../platform/audit/actor.ts';
import { differences } from '../../platform/audit/differences.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../../people/notices/notify.ts';
import { outcomeOf } from '../resource/judge.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { changeAddress } from '../resource/address.ts';
import { labelOf } from '../resource/label.ts';
import type { Services } from '../../platform/services.ts';
import { storedScope } from '../../people/scope/covers.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { ableDeciderIds } from './deciders.ts';
import { claimValues } from './pending-values.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { StoredChange } from './table.ts';

const dayMs = 86_400_000;

export interface Proposal {
  readonly action: ChangeAction;
  /** `null` for a create. */
  readonly before: Row | null;
  /** The values that an approval stores; `null` when it stores none, as for a delete. */
  readonly values: Readonly<Record<string, unknown>> | null;
  readonly reason: unknown;
  /** Stores what awaits approval as a record of its own, which the change is then about. */
  readonly store?: () => Promise<Row>;
}

function checkReason(reason: unknown): string {
  const { minimum, maximum } = changeRules.reason;
  const given = typeof reason === 'string' ? reason.trim() : '';
  if (given.length < minimum)
    throw invalid({ field: 'reason', code: given ? 'TOO_SHORT' : 'REQUIRED', parameters: { minimum } });
  if (given.length > maximum) throw invalid({ field: 'reason', code: 'TOO_LONG', parameters: { maximum } });
  return given;
}

/** The differences as everyone may see them. A status change or delete shows the status alone. */
function shown({ resource, definition }: RegisteredResource, { action, before, values }: Proposal) {
  const secrets = new Set(
    (definition.approval?.secrets as ((values: object) => readonly string[]) | undefined)?.(values ?? before ?? {}),
  );
  if (!values)
    return action === 'delete'
      ? []
      : [{ field: 'status', before: before?.status ?? null, after: action === 'activate' ? 'active' : 'inactive' }];
  const stored = before && Object.fromEntries(Object.entries(before).filter(([name]) => name in resource.fields));
  return differences(stored, values, resource.fields).map((change) =>
    secrets.has(change.field) ? { ...change, before: before && '***', after: '***' } : change,
  );
}

/**
 * Stores a change for a second person to decide; the record stays as it is.
 * @throws Refusal CHANGE_PENDING while another change of the record is pending, DUPLICATE for a unique value of a
 *   record or another pending change, VALIDATION without a reason.
 */
export async function propose(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  proposal: Proposal,
): Promise<StoredChange> {
  const { caller } = context;
  const { resource } = registered;
  const reason = checkReason(proposal.reason);
  const now = services.now();
  const target = proposal.store ? await proposal.store() : proposal.before;
  const label = labelOf(registered, (target ?? proposal.values) as Row);
  const changes = shown(registered, proposal);
  const reachOf = registered.definition.approval?.reach?.of as
    | ((tx: Tx, values: object) => Promise<object>)
    | undefined;
  const reach = (proposal.values && (await reachOf?.(tx, proposal.values))) ?? storedScope(caller.scope);
  const stored = await tx
    .insertInto('change_request')
    .values({
      id: randomUUID(),
      module: resource.module,
      privilege: resource.privilege,
      action: proposal.action,
      record_id: target?.secureId ?? null,
      record_label: label,
      base_version: target?.version ?? null,
      changes: JSON.stringify(changes),
      values_protected: (await protectionOf(services)).encrypt(JSON.stringify(proposal.values)),
      editors: [caller.username],
      maker_id: caller.userId,
      maker: caller.username,
      maker_name: caller.name,
      reason,
      decided_by: null,
      decided_at: null,
      note: null,
      claimed_by: null,
      claimed_until: null,
      made_at: now,
      expires_at: new Date(now.getTime() + Number(await settingIn(tx, 'CHANGE_EXPIRY_DAYS')) * dayMs),
      reach: proposal.action === 'create' ? JSON.stringify(reach) : null,
    })
    .onConflict((pending) => pending.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!stored) throw new Refusal('CHANGE_PENDING');
  const { action, before, values } = proposal;
  await claimValues(tx, services, registered, { id: stored.id, recordId: stored.record_id }, before, values);
  await recordEntry(tx, {
    actor: actorOf(context),
    module: resource.module,
    action: 'REQUEST',
    entityType: 'change-request',
    entityId: target?.secureId ?? stored.id,
    entityLabel: label,
    changes,
    reason,
    at: now,
  });
  await notify(tx, {
    userIds: await ableDeciderIds(tx, services, registered, stored, {
      action,
      before,
      after: outcomeOf(action, before, values),
    }),
    kind: 'CHANGE_WAITING',
    link: changeAddress(registered, target ?? proposal.values, stored.id),
    at: now,
    parameters: { module: resource.title.id, label, maker: caller.name },
  });
  return stored;
}
