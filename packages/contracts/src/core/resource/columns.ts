import type { Resource } from './declaration.ts';

/**
 * Names of the columns of a resource's list, in order; its exported file has the same.
 * @example columnNamesOf(zipCodes); // ['code', 'kelurahan', …, 'status']
 */
export const columnNamesOf = (resource: Pick<Resource, 'list' | 'fields' | 'derived' | 'status'>): readonly string[] =>
  resource.list.columns ?? [
    ...Object.keys(resource.fields),
    ...Object.keys(resource.derived),
    ...(resource.status ? ['status'] : []),
  ];
