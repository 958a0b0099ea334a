import fs from 'node:fs/promises';
import { registryOf } from './signed-registry.ts';

/** Paths of all pages of the running console: the remotes' from the registry, the shell's from its declaration. */
export async function declaredPages(): Promise<string[]> {
  const registry = await registryOf();
  const declaration = await fs.readFile(
    new URL('../../apps/shell/src/administration/declaration.ts', import.meta.url),
    'utf8',
  );
  const own = [...declaration.matchAll(/path: '(\/[^']*)'/g)].map(([, path]) => path ?? '');
  const remote = registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
  if (own.length === 0 || remote.length === 0) throw new Error('No declared page could be read');
  return [...own, ...remote];
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The page at an address, with or without query: a fixed path is preferred to one with an id. */
export function pageOf(paths: readonly string[], address: string): string | undefined {
  const path = address.split('?')[0] ?? '';
  return paths.find((one) => one === path) ?? paths.find((one) => pattern(one).test(path));
}
