import type { Change, changeBodies } from '@console/contracts/platform/releases/changes';
import type { ChangeKind } from '@console/contracts/platform/releases/state';
import type * as z from 'zod/mini';
import type { Tx } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Next } from './change.ts';
import type { RemoteRow } from './remotes.ts';
import { forEverybody, withSecondPerson, type Decision } from './everybody.ts';
import { checkUsable, stableBefore } from './usable.ts';

type Body<Name extends Change> = z.infer<(typeof changeBodies)[Name]>;

/** Who decides, and when. */
export type Decider = Pick<Decision, 'actor' | 'at'>;

/** What each change makes of the state it finds. */
type Moves = {
  readonly [Name in Change]: {
    readonly kind: ChangeKind;
    next(tx: Tx, row: RemoteRow, body: Body<Name>, by: Decider): Promise<Next> | Next;
  };
};

/** Everyone gets the pinned release: what would have no effect is refused, not done silently. */
function checkUnpinned({ pinned }: RemoteRow): void {
  if (pinned !== null) throw new Refusal('RELEASE_PINNED', { parameters: { version: pinned } });
}

async function undone(tx: Tx, row: RemoteRow): Promise<Next> {
  const latest = await tx
    .selectFrom('release_change')
    .selectAll()
    .where('remote_id', '=', row.id)
    .where('state_version', '=', row.state_version)
    .executeTakeFirst();
  if (!latest || latest.kind === 'PUBLISH') throw new Refusal('NOTHING_TO_UNDO');
  const { before } = latest;
  for (const version of [before.stable, before.previous, before.canary?.version, before.pinned])
    if (version != null) await checkUsable(tx, row.id, version, true);
  return { ...before, stable: before.stable ?? row.stable };
}

/** A canary for all is a promotion. */
const wholeShare = 100;

export const moves: Moves = {
  canary: {
    kind: 'CANARY',
    async next(tx, row, { version, share, users, roles, again = false, reason }, by) {
      checkUnpinned(row);
      if (share === 0 && users.length === 0 && roles.length === 0) throw new Refusal('CANARY_FOR_NOBODY');
      await checkUsable(tx, row.id, version, again);
      const next: Next = {
        canary: {
          version,
          share,
          users: [...new Set(users.map((name) => name.toUpperCase()))].sort(),
          roles: [...new Set(roles)].sort(),
        },
      };
      return share === wholeShare ? forEverybody(tx, row, { change: 'canary', version, reason, ...by }, next) : next;
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
    async next(tx, row, { version = row.canary?.version, again = false, reason }, by) {
      checkUnpinned(row);
      if (version === undefined) throw new Refusal('NO_CANARY');
      await checkUsable(tx, row.id, version, again);
      if (version === row.stable) throw new Refusal('UNCHANGED');
      const canary = row.canary?.version === version ? null : row.canary;
      const next: Next = { stable: version, previous: row.stable, canary };
      return forEverybody(tx, row, { change: 'promote', version, reason, ...by }, next);
    },
  },
  rollback: {
    kind: 'ROLLBACK',
    async next(tx, row, { version = row.previous ?? undefined, reason }, by) {
      checkUnpinned(row);
      if (version === undefined) throw new Refusal('NO_PREVIOUS_RELEASE');
      await checkUsable(tx, row.id, version, true);
      if (version === row.stable) throw new Refusal('UNCHANGED');
      const previous = await stableBefore(tx, row.id, version, row.stable);
      const next: Next = { stable: version, previous, canary: null };
      return forEverybody(tx, row, { change: 'promote', version, reason, ...by }, next);
    },
  },
  pin: {
    kind: 'PIN',
    async next(tx, row, { version, reason }, by) {
      await checkUsable(tx, row.id, version, true);
      return forEverybody(tx, row, { change: 'pin', version, reason, ...by }, { pinned: version });
    },
  },
  unpin: { kind: 'UNPIN', next: () => ({ pinned: null }) },
  disable: { kind: 'DISABLE', next: (_, __, { reason }) => ({ disabled: reason }) },
  enable: { kind: 'ENABLE', next: () => ({ disabled: null }) },
  undo: { kind: 'UNDO', next: undone },
  policy: {
    kind: 'POLICY',
    // One person may ask for more care, never for less.
    next: (_, row, { secondPerson, reason }, by) =>
      withSecondPerson(row, { change: 'policy', version: null, reason, ...by }, { secondPerson }),
  },
  owner: { kind: 'OWNER', next: (_, __, { team, contact }) => ({ owner: { team, contact } }) },
};
