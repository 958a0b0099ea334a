import { sql } from 'kysely';

/** What lists and pages of products of each business line show besides the stored fields. */
export const shownDerived = { name: sql`t.name`, cover: sql`(t.images ->> 0)::uuid` };

/** Filters that lists of products of each business line have. */
export const sharedFilters = {
  brand: (brand: string) => sql`lower(t.brand) = lower(${brand})`,
  noImage: (without: boolean) => (without ? sql`t.images = '[]'` : sql`t.images <> '[]'`),
};
