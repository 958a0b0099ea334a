import type { RouteEntry } from '@console/contracts/remote';
import { routesOf, type Remote } from '@console/contracts/remote';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { registryOf } from './signed-registry.ts';

/** Every line of the running console's route table: those of the remotes by the registry, those of the shell by its declaration. */
export async function declaredRoutes(): Promise<readonly RouteEntry[]> {
  const file = new URL('../../apps/shell/src/administration/declaration.ts', import.meta.url).pathname;
  const { value } = (await evaluate(file)) as { value: Remote };
  const { remotes } = await registryOf();
  return [...routesOf(value), ...remotes.flatMap(({ routes }) => routes)];
}
