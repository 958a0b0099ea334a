import * as z from 'zod/mini';
import { call } from './call.ts';
import type { Fields } from './fields.ts';
import type { Resource } from './resource.ts';
import type { Text } from './text.ts';

/** A part of a list of work, by the values of one filter. */
export interface ListTabDeclared {
  readonly key: string;
  readonly title: Text;
  readonly values: readonly string[];
}

/**
 * Tabs over a filter of several values, the open work first: on that one the list opens. One of all rows follows by
 * itself.
 */
export interface ListTabs {
  readonly filter: string;
  readonly of: readonly ListTabDeclared[];
}

/** The tab without a condition. */
export const allRows = 'ALL';

const count = z.object({ key: z.string(), count: z.int(), capped: z.optional(z.boolean()) });
export type TabCount = z.infer<typeof count>;

/**
 * The call that counts the rows of each tab under the search and the other filters.
 * @param query schema of search and filters
 * @param fields fields that the list is filtered by
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
