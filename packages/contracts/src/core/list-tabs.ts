import * as z from 'zod/mini';
import { call } from './call.ts';
import type { Fields } from './fields.ts';
import type { Resource } from './resource.ts';
import type { Text } from './text.ts';

/** A tab of a list: the rows whose filter field has one of the values. */
export interface ListTabDeclared {
  readonly key: string;
  readonly title: Text;
  readonly values: readonly string[];
}

/**
 * Tabs of a list, each a set of values of one filter. The list opens on the first; a last tab with all rows is added
 * automatically.
 */
export interface ListTabs {
  readonly filter: string;
  readonly of: readonly ListTabDeclared[];
}

/** Key of the tab with all rows. */
export const allRows = 'ALL';

const count = z.object({ key: z.string(), count: z.int(), capped: z.optional(z.boolean()) });
export type TabCount = z.infer<typeof count>;

/**
 * The call that counts the rows of each tab under the search and the other filters.
 * @param query schema of search and filters
 * @param fields fields that the list is filtered by
 * @example
 * tabCallsOf(resource, tabQuery(resource), queryFields(resource)).tabCounts;
 */
export const tabCallsOf = (
  { module, base, path, privilege, title }: Pick<Resource, 'module' | 'base' | 'path' | 'privilege' | 'title'>,
  query: z.ZodMiniType<object>,
  fields: Fields,
) => ({
  tabCounts: call({
    name: `${module}.tab-counts`,
    method: 'GET',
    base,
    path: `${path}/tab-counts`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: rows of each tab of the list`,
    query,
    fields,
    result: z.array(count),
  }),
});
