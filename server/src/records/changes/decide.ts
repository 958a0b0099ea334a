import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { actorOf } from '../../platform/audit/actor.ts';
import { onBehalfOf } from '../../platform/audit/behalf.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { sql } from 'kysely';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { rejectPending } from '../effective/pending.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { apply } from './apply.ts';
import { isFirst } from './batch.ts';
import type { Checked, Decision } from './check-decision.ts';
import type { StoredChange } from './table.ts';
import { tellMaker, type ToldTogether } from './tell-maker.ts';
import { tickedLines } from './warnings.ts';

export const states = { approve: 'APPROVED', reject: 'REJECTED', withdraw: 'WITHDRAWN' } as const;

type By = Pick<Context, 'caller' | 'request'>;

/** What a decision comes with. */
export interface Given {
  readonly note: string | null;
  /** Ticks of the warnings; `null` in a trial, which comes before the ticks. */
  readonly acknowledged: readonly string[] | null;
  /** Of a decision on many: its notices. */
  readonly together?: ToldTogether;
}

/** What who decides saw. It is kept with the decision: what is calculated later says nothing of it. */
export interface Seen {
  readonly warnings: readonly ChangeWarning[];
  readonly consequence: Text | null;
}

interface Outcome {
  readonly state: StoredChange['state'];
  readonly given: Given;
  readonly seen?: readonly Seen[];
}

/**
 * Stores what became of changes that are decided as one. What is not approved gives up the period that it held.
 * @param seen what who decides saw of each, in order; none where nothing was judged
 */
export async function storeDecisions(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  { caller }: By,
  checked: readonly Checked[],
  { state, given, seen = [] }: Outcome,
): Promise<StoredChange[]> {
  const now = services.now();
  const records = checked.map(({ change }) => change.record_id);
  if (state !== 'APPROVED') await rejectPending(tx, registered, records, { now, isWithdrawn: state === 'WITHDRAWN' });
  const outcomes = checked.map(({ change: { id }, represented }, at) => ({
    id,
    decided_for: represented,
    acknowledged: seen[at]?.warnings ?? [],
    consequence: seen[at]?.consequence ?? null,
  }));
  const { rows } = await sql<StoredChange>`
    update change_request c set state = ${state}, decided_by = ${caller.username}, decided_at = ${now},
      decided_for = o.decided_for, note = ${given.note}, acknowledged = o.acknowledged, consequence = o.consequence,
      claimed_by = null, claimed_until = null
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      o(id uuid, decided_for text[], acknowledged jsonb, consequence jsonb)
    where c.id = o.id returning c.*`.execute(tx);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return checked.map(({ change }) => byId.get(change.id)!);
}

/**
 * An approver sees the record before and after: else an office would give a record to another one that it does not
 * answer for.
 * @throws Refusal APPROVER_SCOPE
 */
async function checkScopeAfter(
  tx: Tx,
  registered: RegisteredResource,
  { action, record_id: recordId }: StoredChange,
  caller: Caller,
): Promise<void> {
  if (action !== 'update' || recordId === null || registered.definition.scope === undefined) return;
  const seen = await findRecords(tx, registered, [recordId], caller.scope, { of: 'detail', caller });
  if (seen.length === 0) throw new Refusal('APPROVER_SCOPE');
}

/**
 * Decides on one change: approving applies it with its history and audit entries in the same transaction. What became
 * of it is stored with the others of its batch ({@link storeDecisions}).
 * @param checked the change, as `checkDecision` found it
 * @throws Refusal of a rule that is violated now
 */
export async function decideChange(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: By,
  decision: Decision,
  checked: Checked,
  seen: Seen,
  given: Given,
): Promise<void> {
  const { caller } = context;
  const { change, before, represented } = checked;
  const now = services.now();
  const auditId = await onBehalfOf(represented, () =>
    recordEntry(tx, {
      actor: actorOf(context),
      module: registered.resource.module,
      action: decision.toUpperCase(),
      entityType: 'change-request',
      entityId: change.record_id ?? change.id,
      entityLabel: change.record_label,
      changes: [...change.changes, ...tickedLines(seen.warnings)],
      reason: given.note,
      at: now,
    }),
  );
  if (decision === 'approve') {
    await apply(tx, services, registered, change, before, caller, {
      actor: actorOf(context),
      caller: null,
      now,
      reason: change.reason,
      parentId: auditId,
    });
    await checkScopeAfter(tx, registered, change, caller);
  }
  if (decision !== 'withdraw' && isFirst(change))
    await tellMaker(tx, registered, change, decision, context, { ...given, now });
}
