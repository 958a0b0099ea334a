import { sql } from 'kysely';

/**
 * The columns of products of each business line in SQL, behind those of every record of the core feed.
 * @param coreName column with the name that core gives
 * @param searched further columns of the search, besides the name
 */
export const sharedProductColumns = (coreName: string, searched: readonly string[]) =>
  sql.raw(`brand text not null,
    display_name text,
    name text not null generated always as (coalesce(display_name, ${coreName})) stored,
    searched text not null generated always as (lower(coalesce(display_name, ${coreName})${searched
      .map((name) => ` || ' ' || coalesce(${name}, '')`)
      .join('')})) stored,
    description text,
    images jsonb not null default '[]' check (jsonb_array_length(images) <= 8),
    tags text[] not null default '{}' check (cardinality(tags) <= 10),
    search_words text[] not null default '{}' check (cardinality(search_words) <= 10),
    published boolean not null default false check (not published or (display_name is not null and images <> '[]')),
    tenor_max integer check (tenor_max between 1 and 60),
    dp_min_pct numeric(7, 4) check (dp_min_pct between 0 and 90),
    status text not null default 'active' check (status in ('active', 'inactive'))`);

/**
 * An index for every way in which a list of products is sorted, filtered and searched.
 * @param key column with the business code
 */
export const productIndexes = (table: string, key: string) => {
  const live = 'where deleted_at is null';
  const byName = 'name collate "und-x-icu", id';
  return [
    `create unique index ${table}_${key}_key on ${table} (lower(${key})) ${live}`,
    `create index ${table}_list on ${table} (${byName}) ${live}`,
    `create index ${table}_by_${key} on ${table} (${key} collate "und-x-icu", id) ${live}`,
    `create index ${table}_by_brand on ${table} (brand collate "und-x-icu", id) ${live}`,
    `create index ${table}_of_brand on ${table} (lower(brand), ${byName}) ${live}`,
    `create index ${table}_conflict on ${table} (${byName}) ${live} and sync_state = 'CONFLICT'`,
    `create index ${table}_inactive on ${table} (${byName}) ${live} and status = 'inactive'`,
    `create index ${table}_published on ${table} (published, ${byName}) ${live}`,
    `create index ${table}_without_image on ${table} (${byName}) ${live} and images = '[]'`,
    `create index ${table}_search on ${table} using gin (searched gin_trgm_ops)`,
  ].map((statement) => sql.raw(statement));
};
