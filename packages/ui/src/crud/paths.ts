import { recordAddress } from './addresses.ts';
import type { ModuleRoutes } from './screens.ts';

interface Identified {
  readonly secureId: string;
}
type Address = (record: Identified) => string;
type Has<R extends ModuleRoutes, Name extends string> = Name extends keyof R['pages'] ? Name : never;

/** Addresses of the pages that the list of routes has for a module. */
export type PathsOf<R extends ModuleRoutes> = ModuleRoutes extends R
  ? { readonly create?: string; readonly import?: string; readonly detail?: Address; readonly update?: Address }
  : Readonly<
      Record<Has<R, 'create'> | Has<R, 'import'>, string> & Record<Has<R, 'detail'> | Has<R, 'update'>, Address>
    >;

/**
 * Addresses of a module's pages as lists, forms and details expect them.
 * @example
 * pathsOf(mra).update({ secureId }); // /mra/0193…/update
 */
export function pathsOf<R extends ModuleRoutes>({ pages }: R): PathsOf<R> {
  const { create, import: importing, detail, update }: ModuleRoutes['pages'] = pages;
  return {
    ...(create ? { create } : {}),
    ...(importing ? { import: importing } : {}),
    ...(detail ? { detail: ({ secureId }: Identified) => recordAddress(detail, secureId) } : {}),
    ...(update ? { update: ({ secureId }: Identified) => recordAddress(update, secureId) } : {}),
  } as PathsOf<R>;
}
