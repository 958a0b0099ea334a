import { routesOf, type Remote, type RouteEntry } from '@console/contracts/core/remote';
import { shellDeclaration } from '../../scripts/lib/shell-declaration.mjs';
import { registryOf } from './signed-registry.ts';

/** Every line of the running console's route table: those of the remotes by the registry, those of the shell by its declaration. */
export async function declaredRoutes(): Promise<readonly RouteEntry[]> {
  const { remotes } = await registryOf();
  return [...routesOf((await shellDeclaration()) as Remote), ...remotes.flatMap(({ routes }) => routes)];
}
