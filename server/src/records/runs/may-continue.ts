import type { Resource } from '@console/contracts/core/resource';
import type { Caller } from '../../platform/context.ts';
import { isAllowed } from '../../platform/flag.ts';
import type { Run } from './tables.ts';

/** Whether a caller may do now what a run does: the right to it may have ended since it was started. */
export function mayContinue(
  { acts, privilege }: Resource,
  caller: Caller,
  { action, input }: Pick<Run, 'action' | 'input'>,
): boolean {
  if (!input) return isAllowed(caller, { privilege, action: 'status-all' });
  const act = acts[action];
  return act !== undefined && isAllowed(caller, { privilege, action: act.action });
}
