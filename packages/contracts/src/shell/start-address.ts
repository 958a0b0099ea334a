import { bases } from '../core/bases.ts';

/** Path of the start-up call below its base, which the first script needs without the schemas of its answer. */
export const startPath = 'start';
/** Address of the start-up call, as the page asks for it before any script runs. */
export const startAddress = `${bases.publish}/${startPath}`;
/** Name of the `meta` element by which a page says that its services have the start-up call. */
export const startMeta = 'start-call';

/** What the parts with parameters are asked for: the first page of the inbox, and whether modules are closed. */
export const inboxQuery = { page: 1 } as const;
export const maintenanceQuery = { name: 'MAINTENANCE_MODULES' } as const;
