import type { Viewing } from '@console/contracts/shell/view-as';
import type { ViewedRole } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** The view of a session as it counts now. */
export interface SessionView {
  readonly viewed: { readonly roleId: string; readonly until: Date } | null;
  /** Rises with every begin and end. */
  readonly turn: number;
}

export const noView: SessionView = { viewed: null, turn: 0 };

interface Stored {
  readonly viewed_role_id: string | null;
  readonly viewed_until: string | null;
  readonly view_turn: number;
}

/** A view whose time is up has ended, also before the job that tidies it away has come by. */
export function viewOf(
  { viewed_role_id: roleId, viewed_until: until, view_turn: turn }: Stored,
  now: Date,
): SessionView {
  if (roleId === null || until === null) return { viewed: null, turn };
  const end = new Date(until);
  return end > now ? { viewed: { roleId, until: end }, turn } : { viewed: null, turn: turn + 1 };
}

/** No installation changes its roles so often; versions of different turns never meet. */
const turnStep = 1_000_000_000;

/**
 * The privileges version that a session's clients are told: each begin and end of a view makes them read their menu
 * again.
 */
export const toldVersion = (version: number, turn: number): number => version + turn * turnStep;

export const viewingOf = ({ roleSecureId, roleName, until }: ViewedRole): Viewing => ({
  roleSecureId,
  roleName,
  until: toWireInstant(until),
});
