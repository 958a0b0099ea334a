import { recordAddress } from './addresses.ts';
import type { ModuleRoutes } from './screens.ts';

interface Identified {
  readonly secureId: string;
}

/** Addresses of a module's pages as lists, forms and details expect them. */
export function pathsOf({ pages }: ModuleRoutes) {
  const { create, import: importing, detail, update } = pages;
  return {
    ...(create ? { create } : {}),
    ...(importing ? { import: importing } : {}),
    ...(detail ? { detail: ({ secureId }: Identified) => recordAddress(detail, secureId) } : {}),
    ...(update ? { update: ({ secureId }: Identified) => recordAddress(update, secureId) } : {}),
  };
}
