import type { Call } from '@console/contracts/core/call';
import { settings } from './settings.ts';
import type { Parts } from '../../platform/per-services.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Where the switch itself is: never closed, so that whoever keeps the settings can open the modules again. */
const alwaysOpen = 'app-setting-properties';

/**
 * Modules that a call belongs to: the one it is named after, the one whose privilege it asks for, and those whose
 * records it changes besides. None where it asks for no privilege.
 */
export const modulesOf = ({ name, access, changes = [] }: Call): readonly string[] =>
  typeof access === 'string'
    ? [...changes]
    : [name.split('.')[0] as string, access.privilege.split(':')[0] as string, ...changes];

/**
 * Turns away the calls of modules under maintenance (error catalogue, E15). Lists of values, the session and the own
 * account stay: other modules' forms work on.
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
