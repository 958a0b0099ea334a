import { isDeepStrictEqual } from 'node:util';
import type { Change } from '@console/contracts/platform/releases/changes';
import type {
  ChangeKind,
  Proposal,
  RemoteState,
  RemoteTargets,
  SteppedBack,
} from '@console/contracts/platform/releases/state';
import type { Actor } from '../platform/audit/actor.ts';
import { recordChange } from '../platform/audit/record.ts';
import type { Tx } from '../platform/context.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import type { Services } from '../platform/services.ts';
import { decide } from './everybody.ts';
import { changes } from './metrics.ts';
import type { Principal } from './principal.ts';
import { stateOf, targetsOf, type RemoteRow } from './remotes.ts';
import { snapshots } from './snapshot.ts';

/** Name of the module in the audit trail. */
export const auditModule = 'platform-remotes';

/** What a change comes to. */
export interface Next extends Partial<RemoteTargets> {
  readonly stable?: string;
  readonly steppedBack?: SteppedBack | null;
  /** In place of the requested kind. */
  readonly kind?: ChangeKind;
  /** Waits for a second person; any other change drops it. */
  readonly proposal?: Proposal;
  readonly secondPerson?: boolean;
  readonly owner?: RemoteState['owner'];
}

/** What of a remote a change may set beside its targets. */
const ruleOf = ({ owner, second_person: secondPerson, proposal }: RemoteRow) => ({ owner, secondPerson, proposal });

export interface RemoteChangeRequest {
  readonly remote: string;
  readonly kind: ChangeKind;
  /** The state it was decided on; `null` for the program itself, which decides on the state it finds. */
  readonly stateVersion: number | null;
  readonly reason: string;
  readonly actor: Actor;
  /**
   * Who asks for which change; `null` for the program itself, which gives only what it came with or what was stable.
   */
  readonly asked: { readonly change: Change; readonly principal: Principal } | null;
  /** Decides on the locked row. Throws a Refusal when the change cannot be made. */
  next(tx: Tx, row: RemoteRow): Promise<Next> | Next;
  /** More to do in the same transaction. */
  after?(tx: Tx, state: RemoteState): Promise<void>;
}

/** Raises the number by which browsers know that something has changed. */
export const raiseRevision = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('release_revision')
    .set((row) => ({ value: row('value', '+', 1) }))
    .where('id', '=', 1)
    .execute();

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

/**
 * Changes the state of a remote: in one transaction with its history and its audit entry, or not at all.
 * @throws Refusal NOT_FOUND; STALE_VERSION with the state as it is; UNCHANGED
 */
export async function changeRemote(services: Services, request: RemoteChangeRequest): Promise<RemoteState> {
  const { remote, stateVersion, reason, actor, asked } = request;
  const at = services.now();
  const state = await services.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('release_remote')
      .selectAll()
      .where('id', '=', remote)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (stateVersion !== null && row.state_version !== stateVersion)
      throw new Refusal('STALE_VERSION', { result: stateOf(row) });
    const before = targetsOf(row);
    const {
      steppedBack = null,
      kind = request.kind,
      proposal = null,
      secondPerson = row.second_person,
      owner = row.owner,
      ...next
    } = asked
      ? await decide(tx, row, { ...asked, reason, actor, at }, await request.next(tx, row))
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

/** The title of a remote is that of its stable release. Its owner is the registry's to say. */
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
