import { declaredRoutes } from './declared-routes.ts';

/** Paths of all pages of the running console: the remotes' from the registry, the shell's from its declaration. */
export const declaredPages = async (): Promise<string[]> => (await declaredRoutes()).map(({ path }) => path);

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The page at an address, with or without query: a fixed path is preferred to one with an id. */
export function pageOf(paths: readonly string[], address: string): string | undefined {
  const path = address.split('?')[0] ?? '';
  return paths.find((one) => one === path) ?? paths.find((one) => pattern(one).test(path));
}
