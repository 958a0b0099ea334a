import { routesOf, type Remote, type RouteEntry } from '@console/contracts/core/remote';
import { shellDeclaration } from '../../scripts/lib/shell-declaration.mjs';
import { registryOf } from './signed-registry.ts';

export interface OwnedRoute extends RouteEntry {
  /** Id of the remote, or `shell`. */
  readonly owner: string;
}

async function readRoutes(): Promise<readonly OwnedRoute[]> {
  const { remotes } = await registryOf();
  const own = (await shellDeclaration()) as Remote;
  return [
    ...routesOf(own).map((route) => ({ ...route, owner: 'shell' })),
    ...remotes.flatMap(({ id, routes }) => routes.map((route) => ({ ...route, owner: id }))),
  ];
}

let read: Promise<readonly OwnedRoute[]> | undefined;

/**
 * Every route of the running console: the remotes' from the registry, the shell's from its declaration. Read once in a
 * process: no test releases anything on the console that all share.
 */
export const declaredRoutes = (): Promise<readonly OwnedRoute[]> => (read ??= readRoutes());
