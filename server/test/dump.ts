import { sql } from 'kysely';
import type { Db } from '../src/platform/context.ts';

/** A value that must not appear in a dump of the database. */
export interface Forbidden {
  readonly name: string;
  /** A PostgreSQL regular expression, matched against each value as text. */
  readonly pattern: string;
}

export interface Leak {
  /** `table.column`. */
  readonly place: string;
  readonly what: string;
  readonly count: number;
  /** One of the matches. */
  readonly example: string;
}

/** Escapes a text for a regular expression of PostgreSQL. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every column of the schema that can hold text: text, JSON, bytes and lists of them. */
export async function textColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')
    order by 1, 2`.execute(db);
  return rows;
}

/** The columns of the whole database with forbidden values. */
export async function leaksOf(db: Db, forbidden: readonly Forbidden[]): Promise<Leak[]> {
  const leaks: Leak[] = [];
  const all = await textColumns(db);
  const any = forbidden.map(({ pattern }) => `(?:${pattern})`).join('|');
  for (const table of new Set(all.map((each) => each.table))) {
    const columns = all.filter((each) => each.table === table);
    // The first query finds the columns of a table that match at all.
    const matches = columns.map(({ column }) => sql`bool_or(${sql.ref(column)}::text ~ ${any}) as ${sql.ref(column)}`);
    const { rows } = await sql<Record<string, boolean | null>>`
      select ${sql.join(matches)}
      from ${sql.table(table)}`.execute(db);
    for (const { column } of columns.filter((each) => rows[0]?.[each.column])) {
      const value = sql`${sql.ref(column)}::text`;
      for (const { name, pattern } of forbidden) {
        const found = await sql<{ count: number; example: string }>`
          select count(*)::int as count, min(substring(${value} from ${pattern})) as example
          from ${sql.table(table)} where ${value} ~ ${pattern}`.execute(db);
        const [{ count, example } = { count: 0, example: '' }] = found.rows;
        if (count > 0) leaks.push({ place: `${table}.${column}`, what: name, count, example });
      }
    }
  }
  return leaks;
}
