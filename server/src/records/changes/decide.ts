import type { ChangeWarning } from '@console/contracts/core/changes';
import { actorOf } from '../../platform/audit/actor.ts';
import { onBehalfOf } from '../../platform/audit/behalf.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { callers } from '../../people/auth/callers.ts';
import { decidedFor } from '../../people/stand-in/absent.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { judged, judgement } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import type { Services } from '../../platform/services.ts';
import { judgedChange, valuesOf } from './judged-change.ts';
import type { StoredChange } from './table.ts';
import { seesChange } from './visible-changes.ts';
import { rejectPending } from '../effective/pending.ts';
import { apply } from './apply.ts';
import { tellMaker } from './tell-maker.ts';
import { requireApprover } from './approver.ts';
import { requireTicked, tickedLines, warningsOf, worded } from './warnings.ts';

export type Decision = 'approve' | 'reject' | 'withdraw';

const states = { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' } as const;

/** The change, locked. @throws Refusal NOT_FOUND, NOT_PENDING, CHANGE_CLAIMED while another person has claimed it. */
export async function pendingChange(
  tx: Tx,
  module: string | null,
  id: string,
  { caller }: Pick<Context, 'caller'>,
  now: Date,
): Promise<StoredChange> {
  const change = await tx
    .selectFrom('change_request')
    .selectAll()
    .where('id', '=', id)
    .$if(module !== null, (rows) => rows.where('module', '=', module as string))
    .forUpdate()
    .executeTakeFirst();
  if (!change) throw notFound();
  if (change.state !== 'PENDING' || Date.parse(change.expires_at) <= now.getTime()) throw new Refusal('NOT_PENDING');
  const claimed =
    change.claimed_by !== null &&
    change.claimed_by !== caller.username &&
    Date.parse(change.claimed_until ?? '') > now.getTime();
  if (claimed) throw new Refusal('CHANGE_CLAIMED', { parameters: { username: change.claimed_by as string } });
  return change;
}

/** The record of the change; `null` for a create. @throws Refusal NOT_FOUND outside the caller's scope. */
async function recordOf(
  tx: Tx,
  registered: RegisteredResource,
  change: StoredChange,
  { caller }: Pick<Context, 'caller'>,
): Promise<Row | null> {
  if (!change.record_id) {
    if (!(await seesChange(tx, registered, change.id, caller))) throw notFound();
    return null;
  }
  const [seen] = await findRecords(tx, registered, [change.record_id], caller.scope, { of: 'detail', caller });
  if (!seen) throw notFound();
  // Scope was checked on the record itself: the approver's own view may leave fields out.
  const own = { of: 'detail', caller: null, lock: true } as const;
  const [record] = await findRecords(tx, registered, [change.record_id], { type: 'all' }, own);
  return record ?? null;
}

/**
 * Checks that the decider, and for an approval also the maker, holds now what the change grants.
 * @throws Refusal of the module's rule, MAKER_RIGHTS_LOST
 */
async function judgeDecision(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  change: StoredChange,
  before: Row | null,
  decision: 'approve' | 'reject',
  caller: Caller,
): Promise<void> {
  if (!registered.definition.judge) return;
  const about = await judgedChange(tx, services, registered, change, before);
  await judged(tx, registered, about, caller);
  if (decision === 'reject') return;
  const maker = await callers(services).ofActiveUser(tx, change.maker_id);
  if (!maker || (await judgement(tx, registered, about, maker))) throw new Refusal('MAKER_RIGHTS_LOST');
}

type MayApprove = (tx: Tx, change: object) => Promise<void>;

/** Asks the module whether this person may approve, where not everybody at the level may. */
async function requireMayApprove(
  tx: Tx,
  services: Services,
  { definition }: RegisteredResource,
  change: StoredChange,
  before: Row | null,
  caller: Caller,
): Promise<void> {
  const mayApprove = definition.approval?.mayApprove as MayApprove | undefined;
  await mayApprove?.(tx, { values: await valuesOf(services, change), before, caller });
}

/** What a decision comes with. */
export interface Given {
  readonly note: string | null;
  /** Codes of the warnings that an approver has ticked; `null` in a trial, which comes before the ticks. */
  readonly acknowledged: readonly string[] | null;
}

/**
 * Decides on one change: approving applies it with its history and audit entries in the same transaction.
 * @returns the decided change; OUTDATED when the record has changed since: the caller refuses after the state is
 *   stored.
 * @throws Refusal SELF_APPROVAL for everyone who edited the values, NOT_FOUND, NOT_PENDING, CHANGE_CLAIMED,
 *   APPROVER_DEPENDENT, MAKER_RIGHTS_LOST, WARNINGS_NOT_TICKED, or a rule that is violated now.
 */
export async function decideChange(
  tx: Tx,
  app: Pick<Application, 'services' | 'errors'>,
  registered: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  decision: Decision,
  id: string,
  { note, acknowledged }: Given,
): Promise<StoredChange> {
  const { services } = app;
  const { caller } = context;
  const now = services.now();
  const { module, privilege } = registered.resource;
  const change = await pendingChange(tx, module, id, context, now);
  if (decision === 'withdraw' && change.maker !== caller.username) throw notFound();
  if (decision !== 'withdraw') {
    const secondPerson = decision === 'approve' ? 'independent' : 'other';
    await guardSecondPerson(tx, { secondPerson, makers: change.editors, decider: caller, now });
  }
  if (decision !== 'withdraw' && !caller.can(privilege, 'approve'))
    throw new Refusal('FORBIDDEN', { privilege, action: 'approve' });
  if (decision !== 'withdraw') requireApprover(registered, caller);
  const before = decision === 'withdraw' ? null : await recordOf(tx, registered, change, context);
  const represented = decision === 'withdraw' ? [] : await decidedFor(tx, caller.userId, privilege, now);
  const set = async (state: StoredChange['state'], ticked: readonly ChangeWarning[] = []) => {
    if (state !== 'APPROVED') await rejectPending(tx, registered, [change.record_id], now);
    return tx
      .updateTable('change_request')
      .set({
        state,
        decided_by: caller.username,
        decided_at: now,
        decided_for: [...represented],
        note,
        acknowledged: JSON.stringify(ticked),
        claimed_by: null,
        claimed_until: null,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  };
  if (decision === 'approve' && change.record_id && before?.version !== change.base_version) return set('OUTDATED');
  if (decision !== 'withdraw') await judgeDecision(tx, services, registered, change, before, decision, caller);
  if (decision === 'approve') await requireMayApprove(tx, services, registered, change, before, caller);
  const found =
    decision === 'approve'
      ? await warningsOf(tx, registered, { values: await valuesOf(services, change), before })
      : [];
  const warnings = worded(app.errors, found);
  requireTicked(warnings, acknowledged);
  const auditId = await onBehalfOf(represented, () =>
    recordEntry(tx, {
      actor: actorOf(context),
      module,
      action: decision.toUpperCase(),
      entityType: 'change-request',
      entityId: change.record_id ?? change.id,
      entityLabel: change.record_label,
      changes: [...change.changes, ...tickedLines(warnings)],
      reason: note,
      at: now,
    }),
  );
  if (decision === 'approve')
    await apply(tx, services, registered, change, before, caller, {
      actor: actorOf(context),
      caller: null,
      now,
      reason: change.reason,
      parentId: auditId,
    });
  if (decision !== 'withdraw') await tellMaker(tx, registered, change, decision, context, note, now);
  return set(states[decision], warnings);
}
