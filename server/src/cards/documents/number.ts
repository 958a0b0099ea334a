import { documentNumber, type DocumentPrefix } from '@console/contracts/cards/document-number';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** Numbers of a prefix in the month of Jakarta: `ISS-202603`. */
const seriesOf = (prefix: DocumentPrefix, now: Date): string =>
  `${prefix}-${toWireInstant(now).slice(0, 7).replace('-', '')}`;

/**
 * The next numbers of documents, in their order: `{prefix}-{YYYYMM}-{5 digits}` (docs/model/cards.md#document-numbers).
 * The series stays locked until the transaction ends and a number that is rolled back was never given, so none is given
 * twice and none is missing. Whoever also locks members, cards or ranges does that first; of several prefixes the
 * alphabet decides.
 */
export async function takeDocumentNumbers(tx: Tx, prefix: DocumentPrefix, now: Date, count: number): Promise<string[]> {
  const series = seriesOf(prefix, now);
  const { last } = await tx
    .insertInto('card_document_series')
    .values({ series, last: count })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet({ last: sql`card_document_series.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => documentNumber(series, last - count + index + 1));
}

/** The next number of a document; see {@link takeDocumentNumbers}. */
export async function takeDocumentNumber(tx: Tx, prefix: DocumentPrefix, now: Date): Promise<string> {
  const [number] = await takeDocumentNumbers(tx, prefix, now, 1);
  return number as string;
}

/** Lets the series go on after numbers that were given otherwise: by a seed, which names what it has given. */
export async function continueSeriesAfter(db: Db, numbers: readonly string[]): Promise<void> {
  await sql`
    insert into card_document_series (series, last)
    select substr(number, 1, 10), max(substr(number, 12)::int) from unnest(${numbers}::text[]) number
      where number ~ '^[A-Z]{3}-[0-9]{6}-[0-9]{5,6}$' group by 1
    on conflict (series) do update set last = greatest(card_document_series.last, excluded.last)`.execute(db);
}
