import { sql, type RawBuilder } from 'kysely';

/** Ids of the members whose name starts with a text, ignoring case, by the index of names: for `… in (…)`. */
export const membersNamed = (beginning: string): RawBuilder<unknown> =>
  sql`(select id from member
    where lower(name) like ${`${beginning.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
