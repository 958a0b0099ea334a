import { resourceApi } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';

/** The record that another is within by its address: the field that names it, by which the list is also narrowed. */
export interface Within {
  readonly field: string;
  readonly secureId: string;
}

/**
 * Whether a record is within the one its address names; undefined until that is known. A record may lie within several
 * and name one of them, so that where it names another its list is asked.
 */
export function useWithin(
  resource: Resource,
  record: Readonly<Record<string, unknown>> | undefined,
  within: Within | undefined,
): boolean | undefined {
  const named = record !== undefined && within !== undefined && record[within.field] === within.secureId;
  const asked = record !== undefined && within !== undefined && !named;
  const { currentData, error } = resourceApi(resource).useListQuery(
    asked ? { secureId: [String(record['secureId'])], [within.field]: within.secureId, page: 1, size: 10 } : {},
    { skip: !asked },
  );
  if (!asked) return true;
  return currentData ? currentData.rows.length > 0 : error ? false : undefined;
}
