import type { Registry, RegistryRemote } from '@console/contracts/remote';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => isObject(value) && typeof value['id'] === 'string' && typeof value['en'] === 'string';

const isSearch = (value: unknown): boolean =>
  value === undefined || (isObject(value) && ['path', 'title', 'page'].every((key) => typeof value[key] === 'string'));

const isRoute = (value: unknown): boolean =>
  isObject(value) && isSearch(value['search']) && ['path', 'module', 'privilege'].every((key) => typeof value[key] === 'string') && isText(value['title']) && isText(value['moduleTitle']);

const isRemote = (value: unknown): value is RegistryRemote =>
  isObject(value) && ['id', 'version', 'contract', 'manifest'].every((key) => typeof value[key] === 'string') &&
  isText(value['title']) && isObject(value['owner']) && isObject(value['integrity']) && Array.isArray(value['routes']) && value['routes'].every(isRoute);

/** Reads a registry document; throws when it is not one. Remotes that cannot be read are left out, the others stand. */
export function readRegistry(text: string): Registry {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || typeof value['revision'] !== 'number' || !Array.isArray(value['remotes'])) {
    throw new TypeError('The registry document is not one');
  }
  return { revision: value['revision'], remotes: value['remotes'].filter(isRemote) };
}
