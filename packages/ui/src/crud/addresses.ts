/** Path of an address of the list of routes, without the name of its query: `/x/update?id` → `/x/update`. */
export const patternOf = (address: string): string => address.split('?')[0] ?? address;

/** Query that carries the record's id, if the path has no parameter: `/x/update?id` → `id`. */
export const queryOf = (address: string): string | undefined => address.split('?')[1];

/** Parameter of the path that carries the record's id: `/x/:id/update` → `id`. */
export const parameterOf = (address: string): string | undefined => /:(\w+)/.exec(address)?.[1];

/**
 * Address of the page of one record.
 * @example
 * recordAddress('/mra/:id', secureId); // /mra/0193…
 * recordAddress('/roles/update?roleId', secureId); // /roles/update?roleId=0193…
 */
export function recordAddress(address: string, secureId: string): string {
  const query = queryOf(address);
  return query === undefined ? address.replace(/:\w+/, secureId) : `${patternOf(address)}?${query}=${secureId}`;
}
