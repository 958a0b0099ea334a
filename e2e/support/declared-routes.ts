import { routesOf, type Remote, type RouteEntry } from '@console/contracts/core/remote';
import { shellDeclaration } from '../../scripts/lib/shell-declaration.mjs';
import { registryOf } from './signed-registry.ts';

/** Every route of the running console: the remotes' from the registry, the shell's from its declaration. */
export async function declaredRoutes(): Promise<readonly RouteEntry[]> {
  const { remotes } = await registryOf();
  return [...routesOf((await shellDeclaration()) as Remote), ...remotes.flatMap(({ routes }) => routes)];
}
