import type { Resource } from '@console/contracts/core/resource';
import type { Caller } from '../../platform/context.ts';
import type { Run } from './tables.ts';

/** Whether a caller may do now what a run does: the right to it may have ended since it was started. */
export function mayContinue(
  { acts, privilege }: Resource,
  caller: Caller,
  { action, input }: Pick<Run, 'action' | 'input'>,
): boolean {
  if (!input) return caller.isAdmin && caller.can(privilege, 'status-all');
  const act = acts[action];
  return act !== undefined && caller.can(privilege, act.action);
}
