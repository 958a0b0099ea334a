/** Members of a query that name the record of a page: `?roleId=…`, `?id=…`, and the original of a copy. */
const namesRecord = /^(?:id|copy|\w+Id)$/;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * What an address shows: its path and the record that its query names. Tabs, filters and page numbers are parts of the
 * same page.
 * @example
 * pageIdentity({ pathname: '/roles/update', search: '?roleId=1&tab=history' }); // '/roles/update?roleId=1'
 */
export function pageIdentity({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) if (!namesRecord.test(name)) query.delete(name);
  query.sort();
  return `${pathname}?${query.toString()}`;
}
