import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Text } from '@console/contracts/core/text';
import { actorOf } from '../../platform/audit/actor.ts';
import { entryId } from '../../platform/audit/entry-id.ts';
import { asChildrenOf } from '../../platform/audit/parent.ts';
import { recordEntry, recordingTogether } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sharingReads } from '../../platform/shared-reads.ts';
import { shareStandings } from '../effective/pending.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { checkDecision, type Checked, type Decision } from './check-decision.ts';
import { decideChange, states, storeDecisions, type Given } from './decide.ts';
import { judgeChanges, type Judgement } from './judge-changes.ts';
import type { StoredChange } from './table.ts';
import { adminRefusalOf, requireTicked, summed, summedEffect, worded } from './warnings.ts';

type App = Pick<Application, 'services' | 'errors'>;
type By = Pick<Context, 'caller' | 'request'>;

/** What became of changes that are decided as one. */
export interface Decided {
  /** All OUTDATED when the record of one has changed since: the caller refuses after the state is stored. */
  readonly changes: readonly StoredChange[];
  /** What the approver had to tick. */
  readonly warnings: readonly ChangeWarning[];
  readonly consequence: Text | null;
}

/** What is judged at the decision; a rejection says what stood in the lists. */
async function judgedNow(
  tx: Tx,
  { services }: App,
  registered: RegisteredResource,
  decision: Decision,
  checked: readonly Checked[],
): Promise<readonly Judgement[]> {
  const none = { warnings: [], consequence: null };
  if (decision === 'withdraw') return checked.map(() => none);
  const changes = checked.map(({ change }) => change);
  const kept = changes.map(({ judged }) => judged);
  if (decision === 'reject' && kept.every((each) => each !== null))
    return kept.map((each) => ({ ...none, consequence: each!.consequence }));
  const records = new Map<string, Row>();
  for (const { before } of checked) if (before) records.set(before.secureId, before);
  const judged = await judgeChanges(tx, services, registered, changes, records);
  return decision === 'approve' ? judged : judged.map(({ consequence }) => ({ ...none, consequence }));
}

async function recordTogether(
  tx: Tx,
  { services }: App,
  { resource: { module } }: RegisteredResource,
  context: By,
  {
    id,
    decision,
    note,
    changes,
  }: Pick<Given, 'note'> & {
    readonly id: string;
    readonly decision: Decision;
    readonly changes: readonly StoredChange[];
  },
): Promise<void> {
  await recordEntry(tx, {
    id,
    actor: actorOf(context),
    module,
    action: decision.toUpperCase(),
    entityType: 'change-request',
    entityId: changes[0]!.id,
    entityLabel: changes[0]!.title,
    recordCount: changes.length,
    reason: note,
    at: services.now(),
  });
}

/**
 * Decides on a change, or on all changes of a batch: all are applied, or none. They are judged together before the
 * first is applied, so that what is ticked is what lists and the question said.
 * @param ids of one batch, or of one change ({@link decidedTogether})
 * @throws Refusal WARNINGS_NOT_TICKED, a rule that is violated now, or of {@link checkDecision}
 */
export async function decideTogether(
  tx: Tx,
  app: App,
  registered: RegisteredResource,
  context: By,
  decision: Decision,
  ids: readonly string[],
  given: Given,
): Promise<Decided> {
  const { services, errors } = app;
  const checked = await checkDecision(tx, services, registered, context, decision, ids);
  const nothing = { warnings: [], consequence: null };
  if (checked.some(({ isOutdated }) => isOutdated)) {
    const changes = await storeDecisions(tx, services, registered, context, checked, { state: 'OUTDATED', given });
    return { changes, ...nothing };
  }
  const judged = await judgedNow(tx, app, registered, decision, checked);
  const adminOnly = context.caller.isAdmin
    ? null
    : adminRefusalOf(
        registered,
        judged.flatMap((each) => each.warnings),
      );
  if (adminOnly) throw new Refusal(adminOnly);
  const warnings = judged.map((each) => worded(errors, each.warnings));
  const all = summed(warnings);
  requireTicked(all, given.acknowledged);
  const parentId = entryId();
  const seen = checked.map((_, at) => ({ warnings: warnings[at]!, consequence: judged[at]!.consequence }));
  const decideEach = async (): Promise<void> => {
    await shareStandings(
      tx,
      registered,
      checked.map(({ change }) => change.record_id),
    );
    for (const [at, each] of checked.entries())
      await decideChange(tx, services, registered, context, decision, each, seen[at]!, given);
  };
  // Rows of one sheet are checked by the same branch, group and terms, which none of them changes.
  const together = () => asChildrenOf(parentId, () => recordingTogether(tx, () => sharingReads(decideEach)));
  await (ids.length === 1 ? decideEach() : together());
  const outcome = { state: states[decision], given, seen };
  const changes = await storeDecisions(tx, services, registered, context, checked, outcome);
  if (ids.length > 1) await recordTogether(tx, app, registered, context, { id: parentId, decision, changes, ...given });
  return { changes, warnings: all, consequence: summedEffect(judged.map(({ consequence }) => consequence)) };
}
