import * as z from 'zod/mini';
import { bulkLimit, namedLimit, pageSizes } from '../list-limits.ts';
import type { Fields } from '../fields.ts';
import { referencesSchema } from '../reference.ts';
import { spoken } from '../spoken.ts';
import type { Resource } from './declaration.ts';

/** Schemas of the fields that the server adds to every record. */
export const frame = {
  secureId: z.uuid(),
  version: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
};
export const reason = spoken({ minimum: 5, maximum: 255 });
export const item = z.object({ secureId: z.uuid(), version: z.int() });

/** Records of a change of status, each at the version that was shown. */
const statusItems = { items: z.array(item).check(z.minLength(1), z.maxLength(bulkLimit)) };
/** Body of the question which of them refuse. */
export const statusPreviewBody = z.object(statusItems);
/** Body of a change of status of one or more records: all or none. */
export const statusBody = z.object({
  ...statusItems,
  reason: z.nullish(reason),
});
/** Body of a change of all records of a filter; 409 COUNT_CHANGED when the count differs from `expectedCount`. */
export const statusAllBody = z.object({
  filter: z.record(z.string(), z.unknown()),
  expectedCount: z.int(),
  reason: z.nullish(reason),
});
/** Body of a delete. */
export const deleteBody = z.object({ secureId: z.uuid(), version: z.int(), reason });

const optional = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field.schema)]));

/** Body of a reveal. */
export const revealBody = z.object({ field: z.string(), reason: spoken({ minimum: 10, maximum: 255 }) });
/** Seconds until a screen hides a revealed value. */
export const revealedSeconds = 60;

/**
 * Parameters of a list of values: a search, or chosen records by id or code, which may be inactive by now.
 * @example
 * lovQuery(programTypes).parse({ search: 'GOLD' });
 */
export const lovQuery = (resource: Resource) =>
  z.object({
    search: z.optional(z.string()),
    secureId: z.optional(z.array(z.uuid()).check(z.maxLength(bulkLimit))),
    code: z.optional(z.array(z.string()).check(z.maxLength(bulkLimit))),
    ...optional(resource.lov),
  });

/**
 * Schema of the record in an answer.
 * @example
 * recordSchema(programTypes).safeParse(row).success;
 */
export const recordSchema = (resource: Resource) =>
  z.object({
    ...frame,
    ...(resource.status ? { status: z.enum(['active', 'inactive']) } : {}),
    ...Object.fromEntries(
      Object.entries({ ...resource.fields, ...resource.derived }).map(([name, field]) => [name, field.schema]),
    ),
    ...referencesSchema({ ...resource.fields, ...resource.derived }),
  });

/**
 * Page sizes of a list, ascending.
 * @example
 * pageSizesOf(programTypes); // [10, 25, 50, 100]
 */
export const pageSizesOf = ({ list: { size } }: Pick<Resource, 'list'>): readonly number[] =>
  size === undefined ? pageSizes : [...new Set([...pageSizes, size])].toSorted((one, other) => one - other);

/**
 * Parameters of a list. With `secureId` (rows ticked before a reload) it answers those records that match the filters.
 * @example
 * listQuery(programTypes).parse({ page: 1, sort: ['name,asc'] });
 */
export const listQuery = (resource: Resource) =>
  z.object({
    secureId: z.optional(z.array(z.uuid()).check(z.maxLength(namedLimit))),
    page: z.optional(z.int()),
    size: z.optional(z.union(pageSizesOf(resource).map((size) => z.literal(size)))),
    sort: z.optional(z.array(z.string())),
    search: z.optional(z.string()),
    ...optional(resource.list.filters),
  });

/**
 * Fields that a list can be filtered and sorted by. A filter replaces the field of the same name.
 * @example
 * Object.keys(queryFields(programTypes)); // ['code', 'name']
 */
export const queryFields = ({ fields, derived, list }: Resource): Fields => ({
  ...fields,
  ...derived,
  ...list.filters,
});

/**
 * Parameters of the tab counts: the list's search and filters.
 * @example
 * tabQuery(losses).parse({ search: '9710' });
 */
export const tabQuery = (resource: Resource) =>
  z.object({ search: z.optional(z.string()), ...optional(resource.list.filters) }) as z.ZodMiniType<object>;
