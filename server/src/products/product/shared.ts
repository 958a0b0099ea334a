import { sql } from 'kysely';

/** What lists and pages of products of each business line show besides the stored fields. */
export const shownDerived = { name: sql`t.name`, cover: sql`(t.images ->> 0)::uuid` };

/** A search of products of each business line, in the list and in its list of values. */
export const soughtIn = (pattern: string) => sql`t.searched like ${pattern.toLowerCase()}`;

/** Filters that lists of products of each business line have. */
export const sharedFilters = {
  brand: (brand: string) => sql`lower(t.brand) = lower(${brand})`,
  noImage: (without: boolean) => (without ? sql`t.images = '[]'` : sql`t.images <> '[]'`),
};
