import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@console/contracts/platform/releases/changes';
import type {
  ChangeKind,
  Proposal,
  RemoteState,
  RemoteTargets,
  SteppedBack,
} from '@console/contracts/platform/releases/state';
import type { Actor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { staleState } from '../../platform/http/stale-version.ts';
import type { Services } from '../../platform/services.ts';
import { decide } from './second-person.ts';
import { changes } from '../metrics.ts';
import { auditModule } from '../audit-module.ts';
import type { Principal } from '../keys/principal.ts';
import { stateOf, targetsOf, type RemoteRow } from '../remotes.ts';
import { snapshots } from '../delivery/snapshot.ts';

/** The result of a change. */
export interface Next extends Partial<RemoteTargets> {
  readonly stable?: string;
  readonly steppedBack?: SteppedBack | null;
  /** Overrides the requested kind. */
  readonly kind?: ChangeKind;
  /** Waits for a second person; every other change discards it. */
  readonly proposal?: Proposal;
  readonly secondPerson?: boolean;
  readonly owner?: RemoteState['owner'];
}

/** What a change may set on a remote beside its targets. */
const ruleOf = ({ owner, second_person: secondPerson, proposal }: RemoteRow) => ({ owner, secondPerson, proposal });

export interface RemoteChangeRequest {
  readonly remote: string;
  readonly kind: ChangeKind;
  /**
   * The version of the state that the caller saw; `null` for the program itself, which decides on the current state.
   */
  readonly stateVersion: number | null;
  readonly reason: string;
  readonly actor: Actor;
  /**
   * The requested change and the person who requests it; `null` for the program itself, which only gives its own build
   * or a former stable release.
   */
  readonly requested: { readonly change: Change; readonly principal: Principal } | null;
  /** Computes the new state from the locked row. Throws a Refusal when the change is not allowed. */
  next(tx: Tx, row: RemoteRow): Promise<Next> | Next;
  /** Further work in the same transaction. */
  after?(tx: Tx, state: RemoteState): Promise<void>;
}

/** Increments the revision by which browsers detect changes. */
export const raiseRevision = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('release_revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1)
    .execute();

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/**
 * Changes the state of a remote, with its history and audit entry, in one transaction.
 * @throws Refusal NOT_FOUND; STALE_VERSION with the current state; UNCHANGED
 */
export async function changeRemote(services: Services, request: RemoteChangeRequest): Promise<RemoteState> {
  const { remote, stateVersion, reason, actor, requested } = request;
  const at = services.now();
  const state = await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('release_remote')
      .selectAll()
      .where('id', '=', remote)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (stateVersion !== null && row.state_version !== stateVersion) throw staleState(stateOf(row));
    const before = targetsOf(row);
    const {
      steppedBack = null,
      kind = request.kind,
      proposal = null,
      secondPerson = row.second_person,
      owner = row.owner,
      ...next
    } = requested
      ? await decide(tx, row, { ...requested, reason, actor, at }, await request.next(tx, row))
      : await request.next(tx, row);
    const after = { ...before, ...next };
    const [rule, newRule] = [ruleOf(row), { owner, secondPerson, proposal }];
    if (isDeepStrictEqual([before, rule], [after, newRule])) throw new Refusal('UNCHANGED');
    const changed = await tx
      .updateTable('release_remote')
      .set({
        state_version: row.state_version + 1,
        stable: after.stable ?? row.stable,
        previous: after.previous,
        canary: json(after.canary),
        pinned: after.pinned,
        disabled: after.disabled,
        stepped_back: json(steppedBack),
        owner: JSON.stringify(owner),
        second_person: secondPerson,
        proposal: json(proposal),
        changed_by: actor.username,
        changed_at: at,
        ...(await titleOf(tx, remote, after.stable)),
      })
      .where('id', '=', remote)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('release_change')
      .values({
        remote_id: remote,
        state_version: changed.state_version,
        kind,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        reason,
        by: actor.username,
        at,
      })
      .execute();
    await tx
      .updateTable('release')
      .set({ offered_at: null })
      .where('remote_id', '=', remote)
      .where('version', '=', changed.stable)
      .where('offered_at', 'is not', null)
      .execute();
    await raiseRevision(tx);
    await recordChange(tx, {
      actor,
      module: auditModule,
      action: kind,
      entityId: remote,
      entityLabel: remote,
      reason,
      at,
      before: { ...before, ...rule },
      after: { ...after, ...newRule },
    });
    changes.inc({ remote, kind });
    const result = stateOf(changed);
    await request.after?.(tx, result);
    return result;
  });
  snapshots(services).forget();
  return state;
}

/** The title of a remote comes from its stable release. Its owner is stored in the registry. */
async function titleOf(
  tx: Tx,
  remote: string,
  version: string | null,
): Promise<{ title: string } | Record<string, never>> {
  if (version === null) return {};
  const row = await tx
    .selectFrom('release')
    .select('record')
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) return {};
  return { title: JSON.stringify((JSON.parse(row.record) as { title: unknown }).title) };
}
