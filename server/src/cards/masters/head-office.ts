import { isHeadOffice, type Action } from '@console/contracts/privileges';
import type { Resource } from '@console/contracts/resource';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/context.ts';
import type { Definition, GuardedAction } from '../../platform/resource/definition.ts';

const actionOf = { update: 'update', delete: 'delete', activate: 'status', deactivate: 'status' } as const;

/** Whether the caller belongs to head office. */
export const isOfHeadOffice = ({ mappingType, isAdmin }: Caller): boolean => isHeadOffice(mappingType, isAdmin);

const mayWrite = (caller: Caller | null): boolean => caller === null || isOfHeadOffice(caller);

/** Refuses what head office alone does, whatever level a role gives. @throws Refusal FORBIDDEN */
export function guardHeadOffice(caller: Caller, privilege: string, action: Action): void {
  if (!isOfHeadOffice(caller)) throw new Refusal('FORBIDDEN', { privilege, action });
}

/**
 * Card masters are written by head office alone, whatever level a role gives (cards model, section 7).
 * @param definition the rest of the master's definition; its own guard and check come after
 */
export function writtenByHeadOffice<R extends Resource>({ privilege }: R, definition: Definition<R>): Definition<R> {
  const refusal = (action: 'create' | GuardedAction) =>
    new Refusal('FORBIDDEN', { privilege, action: action === 'create' ? 'create' : actionOf[action] });
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
