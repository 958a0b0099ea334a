import type { Call } from '@console/contracts/core/call';
import { settings } from './settings.ts';
import type { Parts } from '../../platform/per-services.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The module with the switch itself is never closed, so that the others can be opened again. */
const alwaysOpen = 'app-setting-properties';

/**
 * The modules that a call belongs to: of its name, of its privilege, and those whose records it also changes. None for
 * a call without a privilege.
 */
export const modulesOf = ({ name, access, changes = [] }: Call): readonly string[] =>
  typeof access === 'string'
    ? [...changes]
    : [name.split('.')[0] as string, access.privilege.split(':')[0] as string, ...changes];

/**
 * Refuses the calls of modules under maintenance (error catalogue, E15). Lists of values, the session and the own
 * account stay available, because forms of other modules need them.
 * @throws Refusal MAINTENANCE with the message of the settings.
 */
export async function checkMaintenance(services: Parts, call: Call): Promise<void> {
  const modules = modulesOf(call);
  if (modules.length === 0) return;
  const closed = await settings(services).list('MAINTENANCE_MODULES');
  if (closed.length === 0) return;
  if (modules.includes(alwaysOpen) || !(closed.includes('*') || modules.some((module) => closed.includes(module))))
    return;
  throw new Refusal('MAINTENANCE', { message: await settings(services).text('MAINTENANCE_MESSAGE') });
}
