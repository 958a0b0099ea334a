import { bases } from '@console/contracts/core/bases';
import { firstPath } from '@console/contracts/core/first-call';
import type { RegistryRemote } from '@console/contracts/core/remote';
import { RemoteError, type Blamed } from '../failure/failure.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['en'] === 'string';

const isSearch = (value: unknown): boolean =>
  value === undefined || (isObject(value) && ['path', 'title', 'page'].every((key) => typeof value[key] === 'string'));

/** A first call is sent with the person's token: nothing but a plain path below a base. */
const isFirst = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    typeof value['path'] === 'string' &&
    firstPath.test(value['path']) &&
    (value['base'] === undefined || Object.hasOwn(bases, value['base'] as string)));

const isRoute = (value: unknown): boolean =>
  isObject(value) &&
  isSearch(value['search']) &&
  isFirst(value['first']) &&
  ['path', 'module', 'privilege'].every((key) => typeof value[key] === 'string') &&
  isText(value['title']) &&
  isText(value['moduleTitle']);

/** The part of a release's record that the shell uses. */
type RecordFields = Omit<RegistryRemote, 'manifest'>;

const isRecord = (value: unknown): value is RecordFields =>
  isObject(value) &&
  ['id', 'version', 'contract'].every((key) => typeof value[key] === 'string') &&
  isText(value['title']) &&
  isObject(value['owner']) &&
  isObject(value['integrity']) &&
  Array.isArray(value['routes']) &&
  value['routes'].every(isRoute);

/** Parses the record of a release. @throws {RemoteError} when it is not valid */
export function readRecord(text: string, blamed: Blamed): RecordFields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (!isRecord(value))
    throw new RemoteError('manifest-invalid', `The record of ${blamed.id} ${blamed.version} is not one`, blamed);
  const { id, title, owner, version, contract, integrity, routes } = value;
  return { id, title, owner, version, contract, integrity, routes };
}
