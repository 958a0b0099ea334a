import type { Caller, Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { currentReads, sharingReads } from '../../platform/shared-reads.ts';
import { callers } from '../../people/auth/callers.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { decidedFor } from '../../people/stand-in/absent.ts';
import { hasBegun } from '../effective/begun.ts';
import { shareStandings } from '../effective/pending.ts';
import { judged, judgement } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { requireApprover } from './approver.ts';
import { recordsOf } from './judge-changes.ts';
import { judgedChange, valuesOf } from './judged-change.ts';
import { pendingChanges } from './pending-change.ts';
import type { StoredChange } from './table.ts';
import { seesChange } from './visible-changes.ts';

export type Decision = 'approve' | 'reject' | 'withdraw';

/** A change that the caller may decide on. */
export interface Checked {
  readonly change: StoredChange;
  /** The record of the change, locked; `null` for a create, and when it is withdrawn. */
  readonly before: Row | null;
  /** Usernames of the people that the decider represents. */
  readonly represented: readonly string[];
  /** Its record has changed since, or its start has come. */
  readonly isOutdated: boolean;
}

type By = Pick<Context, 'caller' | 'request'>;

/** Who may decide on a change, whatever it is about. Changes of a batch have the same makers: they are asked once. */
async function checkDecider(
  tx: Tx,
  services: Services,
  { resource, definition }: RegisteredResource,
  { caller }: By,
  decision: 'approve' | 'reject',
  { editors: makers, record_label: label }: StoredChange,
): Promise<void> {
  const now = services.now();
  const secondPerson = decision === 'approve' ? 'independent' : 'other';
  const ownRefusal = decision === 'approve' ? definition.approval?.ownRefusal?.(label) : undefined;
  await currentReads().once(['second person', secondPerson, makers, ownRefusal && label], () =>
    guardSecondPerson(tx, { secondPerson, makers, decider: caller, now, ownRefusal }),
  );
  if (!caller.can(resource.privilege, 'approve'))
    throw new Refusal('FORBIDDEN', { privilege: resource.privilege, action: 'approve' });
  requireApprover({ resource }, caller);
}

/** The records of changes, locked. @throws Refusal NOT_FOUND outside the caller's scope. */
async function ownRecords(
  tx: Tx,
  registered: RegisteredResource,
  changes: readonly StoredChange[],
  caller: Caller,
): Promise<ReadonlyMap<string, Row>> {
  for (const { id, record_id: recordId } of changes)
    if (recordId === null && !(await seesChange(tx, registered, id, caller))) throw notFound();
  const ids = changes.flatMap(({ record_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const seen = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller });
  const found = new Set(seen.map(({ secureId }) => secureId));
  if (ids.some((id) => !found.has(id))) throw notFound();
  // Scope was checked on the records themselves: the approver's own view may leave fields out.
  return recordsOf(tx, registered, changes, true);
}

/**
 * Checks that the decider, and for an approval also the maker, holds now what the change grants.
 * @throws Refusal of the module's rule, MAKER_RIGHTS_LOST
 */
async function checkRights(
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  { change, before }: Checked,
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

/**
 * Checks the decision on changes of one batch, or on one change, and locks them with their records.
 * @throws Refusal SELF_APPROVAL for everyone who edited the values, NOT_FOUND, NOT_PENDING, CHANGE_CLAIMED,
 *   APPROVER_DEPENDENT, MAKER_RIGHTS_LOST
 */
export const checkDecision = (
  tx: Tx,
  services: Services,
  registered: RegisteredResource,
  context: By,
  decision: Decision,
  ids: readonly string[],
): Promise<Checked[]> =>
  sharingReads(async () => {
    const { caller } = context;
    const { module, privilege } = registered.resource;
    const now = services.now();
    const changes = await pendingChanges(tx, module, ids, context, now);
    for (const change of changes) {
      if (decision === 'withdraw' && change.maker !== caller.username) throw notFound();
      if (decision !== 'withdraw') await checkDecider(tx, services, registered, context, decision, change);
    }
    if (decision === 'withdraw')
      return changes.map((change) => ({ change, before: null, represented: [], isOutdated: false }));
    const records = await ownRecords(tx, registered, changes, caller);
    await shareStandings(
      tx,
      registered,
      changes.map(({ record_id: id }) => id),
    );
    const represented = await decidedFor(tx, caller.userId, privilege, now);
    const found: Checked[] = [];
    for (const change of changes) {
      const before = change.record_id === null ? null : (records.get(change.record_id) ?? null);
      const hasMoved = change.record_id !== null && before?.version !== change.base_version;
      const isOutdated =
        decision === 'approve' &&
        (hasMoved || (await hasBegun(tx, registered, change, before, await valuesOf(services, change))));
      found.push({ change, before, represented, isOutdated });
    }
    if (!found.some(({ isOutdated }) => isOutdated))
      for (const each of found) await checkRights(tx, services, registered, each, decision, caller);
    return found;
  });
