import { cleanText } from '@console/contracts/core/clean-text';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { expressionOf } from '../resource/columns.ts';
import type { RegisteredResource } from '../resource/registered.ts';

/** A record, and another one whose text looks the same. */
export interface AlikePair {
  readonly recordId: string;
  readonly otherId: string;
}

interface Stored {
  readonly id: string;
  readonly value: string;
}

const batchSize = 1_000;

/** Names of the fields of which no two records may have the same text; personal ones are compared by their hash. */
export const comparedFields = ({ resource, definition }: RegisteredResource): readonly string[] =>
  definition.table
    ? Object.entries(resource.fields)
        .filter(([, { unique, kind, personal }]) => unique && kind === 'text' && !personal)
        .map(([name]) => name)
    : [];

const seen = (value: string): string => cleanText(value).replaceAll(/ {2,}/g, ' ').trim();

/** Stored texts with other than plain characters, which alone can change by being cleaned. */
async function* unplain(db: Db, { definition }: RegisteredResource, field: string): AsyncGenerator<readonly Stored[]> {
  const value = sql`${expressionOf(definition as never, field)}::text`;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Stored>`select t.id, ${value} as value from ${sql.table(definition.table)} t
      where octet_length(${value}) <> char_length(${value})
        and ${definition.where ?? sql`t.deleted_at is null`} and t.id > ${after}::uuid
      order by t.id limit ${batchSize}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.id;
  }
}

/** Records, but those of these ids, that have one of these texts, ignoring case. */
async function holdersOf(db: Db, { definition }: RegisteredResource, field: string, texts: readonly string[]) {
  const value = sql`lower(${expressionOf(definition as never, field)}::text)`;
  const { rows } = await sql<Stored>`select t.id, ${value} as value from ${sql.table(definition.table)} t
    where ${value} in (${sql.join(texts)}) and ${definition.where ?? sql`t.deleted_at is null`}`.execute(db);
  return rows;
}

/** Pairs of records whose texts in a field look the same, though the database holds them for two. */
export async function alikePairs(db: Db, registered: RegisteredResource, field: string): Promise<readonly AlikePair[]> {
  /** The first record with a text that changes by being cleaned, by what is seen of it. */
  const first = new Map<string, string>();
  const pairs: AlikePair[] = [];
  for await (const rows of unplain(db, registered, field)) {
    const changed = rows
      .map(({ id, value }) => ({ id, value, text: seen(value).toLowerCase() }))
      .filter(({ value, text }) => text !== value.toLowerCase());
    if (changed.length === 0) continue;
    const texts = [...new Set(changed.map(({ text }) => text))];
    const holders = new Map((await holdersOf(db, registered, field, texts)).map(({ id, value }) => [value, id]));
    for (const { id, text } of changed) {
      const otherId = holders.get(text) ?? first.get(text);
      if (otherId !== undefined) pairs.push({ recordId: id, otherId });
      else first.set(text, id);
    }
  }
  return pairs;
}
