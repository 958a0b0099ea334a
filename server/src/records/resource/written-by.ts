import { isOfOffice } from '@console/contracts/core/page-needs';
import { statusAction, type Resource } from '@console/contracts/core/resource';
import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Definition, GuardedAction } from './definition.ts';

/**
 * Refuses changes by people whose office may not write the resource, whatever their level, as its contract says. The
 * definition's own guard and check follow.
 */
export function writtenBy<R extends Resource>(resource: R, definition: Definition<R>): Definition<R> {
  const { privilege, writtenBy: office } = resource;
  if (!office) return definition;
  const mayWrite = (caller: Caller | null) => caller === null || isOfOffice(office, caller);
  const refusal = (action: 'create' | GuardedAction) =>
    new Refusal('FORBIDDEN', {
      privilege,
      action: action === 'activate' || action === 'deactivate' ? statusAction(resource, action) : action,
    });
  return {
    ...definition,
    beforeSave: async (tx, save) => {
      if (!mayWrite(save.caller)) throw refusal(save.before ? 'update' : 'create');
      return definition.beforeSave?.(tx, save);
    },
    guard: async (tx, action, records, caller, all) => {
      if (!mayWrite(caller)) throw refusal(action);
      return definition.guard?.(tx, action, records, caller, all) ?? new Map();
    },
  };
}
