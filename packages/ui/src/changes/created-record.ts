import type { ChangeRequest } from '@console/contracts/core/changes';
import { addressOf, labelFields, placeFields, type Resource } from '@console/contracts/core/resource';

/**
 * Where the record that an approved request has created is found: its list, searched by what names it first.
 * @param place what the address of the list needs
 * @returns `null` for other changes, and where the list is not searched by that
 * @example
 * createdIn(branches, change, {}); // '/branch?search=18982'
 */
export function createdIn(resource: Resource, change: ChangeRequest, place: object): string | null {
  const { action, state, recordId, batch, changes } = change;
  if (action !== 'create' || state !== 'APPROVED' || recordId !== null || batch) return null;
  if (placeFields(resource).some((name) => (place as Record<string, unknown>)[name] == null)) return null;
  const [name = ''] = labelFields(resource);
  const value = changes.find(({ field }) => field === name)?.after;
  if (!resource.list.search?.includes(name) || typeof value !== 'string' || value === '') return null;
  const list = addressOf(resource, 'list', place);
  return `${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(value)}`;
}
