import type { Change, changeBodies } from '@console/contracts/platform/releases/changes';
import type { ChangeKind } from '@console/contracts/platform/releases/state';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Next } from './change.ts';
import type { RemoteRow } from '../remotes.ts';
import { checkUsable, checkWasStable, stableBefore } from '../delivery/usable.ts';

type Body<Name extends Change> = z.infer<(typeof changeBodies)[Name]>;

/** The new state for each kind of change. `decide` checks for all of them whether one person may make it. */
type Moves = {
  readonly [Name in Change]: {
    readonly kind: ChangeKind;
    next(tx: Tx, row: RemoteRow, body: Body<Name>): Promise<Next> | Next;
  };
};

/** While a release is pinned everyone gets it: a change without effect is refused. */
function checkUnpinned({ pinned }: RemoteRow): void {
  if (pinned !== null) throw new Refusal('RELEASE_PINNED', { parameters: { version: pinned } });
}

async function undone(tx: Tx, row: RemoteRow): Promise<Next> {
  const latest = await tx
    .selectFrom('release_change')
    .selectAll()
    .where('remote_id', '=', row.id)
    .where('state_version', '<=', row.state_version)
    // Approving a proposed undo repeats the undo of the same change.
    .$if(row.proposal?.change === 'undo', (changes) => changes.where('kind', '!=', 'PROPOSE'))
    .orderBy('state_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.kind === 'PUBLISH') throw new Refusal('NOTHING_TO_UNDO');
  const { before } = latest;
  for (const version of [before.stable, before.previous, before.canary?.version, before.pinned])
    if (version != null) await checkUsable(tx, row.id, version, true);
  return { ...before, stable: before.stable ?? row.stable };
}

export const moves: Moves = {
  canary: {
    kind: 'CANARY',
    async next(tx, row, { version, share, users, roles, again = false }) {
      checkUnpinned(row);
      if (share === 0 && users.length === 0 && roles.length === 0) throw new Refusal('CANARY_FOR_NOBODY');
      await checkUsable(tx, row.id, version, again);
      return {
        canary: {
          version,
          share,
          users: [...new Set(users.map((name) => name.toUpperCase()))].sort(),
          roles: [...new Set(roles)].sort(),
        },
      };
    },
  },
  canaryEnd: {
    kind: 'CANARY_END',
    next(_, { canary }) {
      if (!canary) throw new Refusal('NO_CANARY');
      return { canary: null };
    },
  },
  promote: {
    kind: 'PROMOTE',
    async next(tx, row, { version = row.canary?.version, again = false }) {
      checkUnpinned(row);
      if (version === undefined) throw new Refusal('NO_CANARY');
      await checkUsable(tx, row.id, version, again);
      if (version === row.stable) throw new Refusal('UNCHANGED');
      const canary = row.canary?.version === version ? null : row.canary;
      return { stable: version, previous: row.stable, canary };
    },
  },
  rollback: {
    kind: 'ROLLBACK',
    async next(tx, row, { version = row.previous ?? undefined }) {
      checkUnpinned(row);
      if (version === undefined) throw new Refusal('NO_PREVIOUS_RELEASE');
      await checkUsable(tx, row.id, version, false);
      await checkWasStable(tx, row.id, version);
      if (version === row.stable) throw new Refusal('UNCHANGED');
      const previous = await stableBefore(tx, row.id, version, row.stable);
      return { stable: version, previous, canary: null };
    },
  },
  pin: {
    kind: 'PIN',
    async next(tx, row, { version }) {
      await checkUsable(tx, row.id, version, true);
      return { pinned: version };
    },
  },
  unpin: { kind: 'UNPIN', next: () => ({ pinned: null }) },
  disable: { kind: 'DISABLE', next: (_, __, { reason }) => ({ disabled: reason }) },
  enable: { kind: 'ENABLE', next: () => ({ disabled: null }) },
  undo: { kind: 'UNDO', next: undone },
  policy: {
    kind: 'POLICY',
    next: (_, __, { secondPerson }) => ({ secondPerson }),
  },
  owner: { kind: 'OWNER', next: (_, __, { team, contact }) => ({ owner: { team, contact } }) },
};
