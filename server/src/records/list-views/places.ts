import { viewLimit } from '@console/contracts/platform/list-views';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { resourcesOf } from '../resource/registered.ts';

/** A page whose address people save under a name. */
export interface ViewPlace {
  /** Who may view the page may save its address. */
  readonly privilege: string;
  /** Most views of one person. */
  readonly limit: number;
  /** Views are not shared with roles. */
  readonly isPrivate: boolean;
}

/** Pages with saved views that are no list of a resource, by module. */
export const viewPlaces = part(() => new Map<string, ViewPlace>());

/** The list or page of a module; `undefined` where neither is known. */
export function viewPlaceOf(app: Application, module: string): ViewPlace | undefined {
  const resource = resourcesOf(app).get(module)?.resource;
  return resource ? { privilege: resource.privilege, limit: viewLimit, isPrivate: false } : viewPlaces(app).get(module);
}
