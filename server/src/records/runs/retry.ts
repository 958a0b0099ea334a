import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { resourcesOf } from '../resource/registered.ts';
import type { Run } from './tables.ts';

/** Whether a caller may do again what a run did: the right to it may have ended since. */
export function mayRetry(app: Application, caller: Caller, { module, action, input }: Run): boolean {
  const resource = resourcesOf(app).get(module)?.resource;
  if (!resource) return false;
  if (!input) return caller.isAdmin && caller.can(resource.privilege, 'status-all');
  const act = resource.acts[action];
  return act !== undefined && caller.can(resource.privilege, act.action);
}
