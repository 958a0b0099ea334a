import { holdEarly, sendCall, type Arguments } from '@console/api';
import { call } from '@console/contracts/core/call';
import type { FirstCall } from '@console/contracts/core/first-call';
import { filterTexts, isMatch, pageOf } from '@console/contracts/core/list-address';
import type { RouteEntry } from '@console/contracts/core/remote';
import { storedPreference } from '@console/ui/kept';
import { fittingSize } from '@console/ui/page';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a saved view may open in place of the list: then only the list knows what it reads. */
const mayOpenView = (module: string, address: URLSearchParams): boolean =>
  address.has('view') || (address.size === 0 && typeof storedPreference(`view.${module}`) === 'string');

/** The query of the list that an address describes, as `packages/ui/src/list/address.ts` reads it. */
function listQuery(first: FirstCall, address: URLSearchParams): object | null {
  const { size, fits, filters = [], several = filters, tab, needsFilter } = first;
  const { sort, search, ...page } = pageOf(address, fits ? fittingSize() : (size ?? 0));
  const query: Record<string, unknown> = page;
  for (const name of filters) {
    const texts = filterTexts(address, name);
    const isUsable = (texts.length === 1 || several.includes(name)) && (name !== 'match' || texts.every(isMatch));
    if (texts.length > 0 && isUsable) query[name] = texts;
  }
  if (search) query['search'] = search;
  if (tab && !address.has(tab.filter) && !address.has('search')) query[tab.filter] = tab.values;
  if (needsFilter && Object.keys(query).length === 2) return null;
  return sort.length > 0 ? { ...query, sort } : query;
}

/** The id of the record that an address names, in its path or its query. */
function recordIn(route: RouteEntry, by: string | undefined, { pathname, search }: Address): string | undefined {
  if (by === undefined && route.query !== undefined) return new URLSearchParams(search).get(route.query) ?? undefined;
  const place = route.path.split('/').findIndex((part) => (by ? part === `:${by}` : part.startsWith(':')));
  return place < 0 ? undefined : pathname.split('/')[place];
}

function argumentsOf(route: RouteEntry, first: FirstCall, address: Address): Arguments | null {
  if (first.size === undefined) {
    const secureId = recordIn(route, first.by, address);
    return secureId === undefined ? null : { parameters: { secureId } };
  }
  const parameters = new URLSearchParams(address.search);
  if (mayOpenView(route.module, parameters)) return null;
  const query = listQuery(first, parameters);
  return query && { query };
}

/**
 * Sends what a page reads first, before its code is there; the page takes it over. Only for an address whose guard
 * allows it (`guard.ts`).
 */
export function sendFirstCall(route: RouteEntry, address: Address): void {
  const { first } = route;
  const args = first && argumentsOf(route, first, address);
  if (!args) return;
  const { base = 'middle', path } = first;
  const declared = call({ name: `first.${path}`, method: 'GET', base, path, access: 'session', summary: 'First call' });
  holdEarly(declared, args, (signal) => sendCall(declared, args, signal));
}

/**
 * Sends what a page reads first when its link is pointed at. A read that the audit trail names is left to the visit:
 * who points at a link has not opened the record.
 */
export function sendFirstCallAhead(route: RouteEntry, address: Address): void {
  if (!route.first?.audited) sendFirstCall(route, address);
}
