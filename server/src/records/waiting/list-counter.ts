import type { Action } from '@console/contracts/core/privileges';
import type { Text } from '@console/contracts/core/text';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Selection } from '../resource/list-query.ts';
import { countRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { CounterSource } from './sources.ts';

interface ListCounter extends Pick<CounterSource, 'code' | 'label'> {
  readonly label: Text;
  /** The filters of the count; the linked list is opened with the same. */
  readonly filters?: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** The action on the module that the caller needs. Default: view. */
  readonly action?: Action;
  /** A further condition for showing the counter to the caller. */
  readonly appliesTo?: (caller: Caller) => boolean;
  /** Address of the list, where it is not the module's. */
  readonly page?: string;
}

const addressOf = (filters: Selection['filters']): string =>
  Object.entries(filters)
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`))
    .join('&');

/**
 * A counter of the home page that is the count of a filtered list and links to that list.
 * @example registerCounter(app, listCounter(app, registered, { code: 'LOST', label, filters: { state: 'REPORTED' } }));
 */
export function listCounter(
  app: Application,
  registered: RegisteredResource,
  { code, label, filters = {}, action = 'view', appliesTo = () => true, page }: ListCounter,
): CounterSource {
  const { module, privilege, list } = registered.resource;
  const unknown = Object.keys(filters).find((name) => !(name in list.filters));
  if (unknown) throw new TypeError(`${code}: the list of ${module} has no filter ${unknown}`);
  const query = addressOf(filters);
  return {
    code,
    label,
    url: `${page ?? `/${module}`}${query && `?${query}`}`,
    appliesTo: (caller) => caller.can(privilege, action) && appliesTo(caller),
    count: async (db, { scope }) =>
      (await countRecords(db, registered, { filters, search: null }, scope, app.services.now())).total,
  };
}
