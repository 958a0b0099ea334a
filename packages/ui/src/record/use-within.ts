import { resourceApi } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';

/** The parent record in the address: the field that refers to it, also a filter of the list, and its id. */
export interface Within {
  readonly field: string;
  readonly secureId: string;
}

/**
 * Whether a record belongs to the parent in the address; undefined until it is known. A record can have several parents
 * and name only one, so when it names another the list is read with the parent as filter.
 */
export function useWithin(
  resource: Resource,
  record: Readonly<Record<string, unknown>> | undefined,
  within: Within | undefined,
): boolean | undefined {
  const belongsByField = record !== undefined && within !== undefined && record[within.field] === within.secureId;
  const needsList = record !== undefined && within !== undefined && !belongsByField;
  const { currentData, error } = resourceApi(resource).useListQuery(
    needsList ? { secureId: [String(record['secureId'])], [within.field]: within.secureId, page: 1, size: 10 } : {},
    { skip: !needsList },
  );
  if (!needsList) return true;
  return currentData ? currentData.rows.length > 0 : error ? false : undefined;
}
