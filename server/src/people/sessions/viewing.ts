import type { Viewing } from '@console/contracts/shell/view-as';
import type { ViewedRole } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** The active view of a session. */
export interface SessionView {
  readonly viewed: { readonly roleId: string; readonly until: Date } | null;
  /** Incremented at every start and end of a view. */
  readonly turn: number;
}

export const noView: SessionView = { viewed: null, turn: 0 };

interface Stored {
  readonly viewed_role_id: string | null;
  readonly viewed_until: string | null;
  readonly view_turn: number;
}

/** The view of a session; an expired view counts as ended before the job has ended it. */
export function viewOf(
  { viewed_role_id: roleId, viewed_until: until, view_turn: turn }: Stored,
  now: Date,
): SessionView {
  if (roleId === null || until === null) return { viewed: null, turn };
  const end = new Date(until);
  return end > now ? { viewed: { roleId, until: end }, turn } : { viewed: null, turn: turn + 1 };
}

/** Larger than any number of role changes, so that versions of different turns never coincide. */
const turnStep = 1_000_000_000;

/** The privileges version sent to a session's clients: each start and end of a view makes them reload their menu. */
export const toldVersion = (version: number, turn: number): number => version + turn * turnStep;

export const viewingOf = ({ roleSecureId, roleName, until }: ViewedRole): Viewing => ({
  roleSecureId,
  roleName,
  until: toWireInstant(until),
});
