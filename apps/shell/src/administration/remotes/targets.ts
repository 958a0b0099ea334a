import type { Change } from '@console/contracts/platform/releases/changes';
import type { Canary, RemoteState, RemoteTargets } from '@console/contracts/platform/releases/state';

/** What the user decides in the dialog of a change. */
export interface Decision {
  readonly change: Change;
  /** For changes that name a release. */
  readonly version?: string | undefined;
  readonly canary?: Omit<Canary, 'version'> | undefined;
  readonly reason: string;
}

/** Changes that name a release. */
export const named: ReadonlySet<Change> = new Set(['promote', 'canary', 'rollback', 'pin']);
/** Changes that take something away from users. */
export const dangerous: ReadonlySet<Change> = new Set(['rollback', 'disable']);

/**
 * Whether a change is offered in a state. Other obstacles (a removed release, a concurrent change) are reported by the
 * server.
 */
export function isPossible(change: Change, { canary, previous, pinned, disabled, stateVersion }: RemoteState): boolean {
  const free = pinned === null;
  return {
    promote: free,
    canary: free,
    canaryEnd: canary !== null,
    rollback: free && previous !== null,
    pin: true,
    unpin: pinned !== null,
    disable: disabled === null,
    enable: disabled !== null,
    undo: stateVersion > 1,
    policy: true,
    owner: true,
  }[change];
}

/** The release that a change uses by default. */
export function suggested(
  change: Change,
  { stable, previous, canary, pinned, proposal }: RemoteState,
): string | undefined {
  if (proposal?.change === change && proposal.version !== null) return proposal.version;
  return (
    { promote: canary?.version, canary: canary?.version, rollback: previous, pin: pinned ?? stable }[
      change as string
    ] ?? undefined
  );
}

/** The state after a change, as far as the browser knows it: only the server knows which release precedes another. */
export function targetsAfter(
  { stable, previous, canary, pinned, disabled }: RemoteTargets,
  decision: Decision,
  before?: RemoteTargets,
): RemoteTargets {
  const now: RemoteTargets = { stable, previous, canary, pinned, disabled };
  const { change, version = null, reason } = decision;
  const chosen: Partial<Record<Change, RemoteTargets>> = {
    promote: { ...now, stable: version, previous: stable, canary: canary?.version === version ? null : canary },
    canary: { ...now, canary: version !== null && decision.canary ? { version, ...decision.canary } : canary },
    canaryEnd: { ...now, canary: null },
    rollback: { ...now, stable: version, canary: null },
    pin: { ...now, pinned: version },
    unpin: { ...now, pinned: null },
    disable: { ...now, disabled: reason },
    enable: { ...now, disabled: null },
    undo: before ?? now,
  };
  return chosen[change] ?? now;
}

/** The parts of two states that differ. */
export const differences = (one: RemoteTargets, other: RemoteTargets): readonly (keyof RemoteTargets)[] =>
  (['stable', 'previous', 'canary', 'pinned', 'disabled'] as const).filter(
    (part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );

/** Names separated by new lines or commas. */
export const namesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
