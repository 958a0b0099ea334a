import { randomUUID } from 'node:crypto';
import type { ChangeAction } from '@console/contracts/core/changes';
import type { Fields } from '@console/contracts/core/fields';
import { addressOf, placeFields } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import { differences } from '../../platform/audit/differences.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../../people/notices/notify.ts';
import { outcomeOf } from '../resource/judge.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { listWithChange } from '../resource/address.ts';
import { labelOf } from '../resource/label.ts';
import type { Services } from '../../platform/services.ts';
import { storedScope } from '../../people/scope/covers.ts';
import { settingIn } from '../../people/settings/settings.ts';
import type { Batch } from './batch.ts';
import { destined } from './destined.ts';
import { ableDeciderIds } from './deciders.ts';
import { isJudged, judgeAndKeep } from './judge-changes.ts';
import { checkedReason } from './reason.ts';
import { claimValues } from './pending-values.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { StoredChange } from './table.ts';

const dayMs = 86_400_000;

type Values = Readonly<Record<string, unknown>>;

export interface Proposal {
  readonly action: ChangeAction;
  /** `null` for a create. */
  readonly before: Row | null;
  /** The values that an approval stores; `null` when it stores none, as for a delete. */
  readonly values: Values | null;
  /** Derived fields that the module's own writer sets with the approval. */
  readonly adds?: Fields;
  readonly reason: unknown;
  /** Stores what awaits approval as a record of its own, which the change is then about. */
  readonly store?: () => Promise<Row>;
  /** What it is proposed together with. */
  readonly batch?: Batch;
}

/** The differences as everyone may see them. A status change or delete shows the status alone. */
function shown({ resource, definition }: RegisteredResource, { action, before, values, adds }: Proposal) {
  const fields = { ...resource.fields, ...adds };
  const secrets = new Set(
    (definition.approval?.secrets as ((values: object) => readonly string[]) | undefined)?.(values ?? before ?? {}),
  );
  if (!values)
    return action === 'delete'
      ? []
      : [{ field: 'status', before: before?.status ?? null, after: action === 'activate' ? 'active' : 'inactive' }];
  const stored = before && Object.fromEntries(Object.entries(before).filter(([name]) => name in fields));
  return differences(stored, values, fields).map((change) =>
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
  const reason = checkedReason(proposal.reason);
  const now = services.now();
  const target = proposal.store ? await proposal.store() : proposal.before;
  const record = target ?? (await destined(tx, registered, context, proposal.values, now));
  const label = labelOf(registered, record as Row);
  const place = Object.fromEntries(placeFields(resource).map((name) => [name, (record as Values)[name]]));
  const changes = shown(registered, proposal);
  const reachOf = registered.definition.approval?.reach?.of as
    | ((tx: Tx, values: object) => Promise<object>)
    | undefined;
  const reach = (proposal.values && (await reachOf?.(tx, proposal.values))) ?? storedScope(caller.scope);
  const { batch } = proposal;
  const stored = await tx
    .insertInto('change_request')
    .values({
      id: batch?.count === 0 ? batch.id : randomUUID(),
      batch_id: batch?.id ?? null,
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
      place: target ? null : JSON.stringify(place),
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
  const announce = async (title: string) =>
    notify(tx, {
      userIds: await ableDeciderIds(tx, services, registered, stored, {
        action,
        before,
        after: outcomeOf(action, before, values),
      }),
      kind: 'CHANGE_WAITING',
      link: listWithChange(addressOf(resource, 'list', record), stored.id),
      at: now,
      parameters: { module: resource.title.id, label: title, maker: caller.name },
    });
  if (!batch) {
    // Lists read what is judged now; the decision judges again.
    if (isJudged(registered, action)) await judgeAndKeep(tx, services, registered, [stored]);
    await announce(label);
  } else {
    batch.count += 1;
    batch.announce ??= announce;
  }
  return stored;
}
