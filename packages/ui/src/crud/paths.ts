import type { Resource } from '@console/contracts/core/resource';
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

/** Addresses that a list links to: where only files bring records, the page that creates one is an import. */
export function listPathsOf(routes: ModuleRoutes, { operations, calls }: Resource): PathsOf<ModuleRoutes> {
  const { create, ...paths } = pathsOf<ModuleRoutes>(routes);
  if (!create) return paths;
  const importing = !paths.import && !operations.includes('create') && 'importUpload' in calls;
  return { ...paths, ...(importing ? { import: create } : { create }) };
}
