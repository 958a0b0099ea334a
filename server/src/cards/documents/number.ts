import { documentNumber, type DocumentPrefix } from '@console/contracts/cards/document-number';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';

/** Counter of a prefix in a month of Jakarta, such as `ISS-202603`. */
const seriesOf = (prefix: DocumentPrefix, now: Date): string =>
  `${prefix}-${toWireInstant(now).slice(0, 7).replace('-', '')}`;

/**
 * Takes the next document numbers, in order: `{prefix}-{YYYYMM}-{5 digits}` (docs/model/cards.md#document-numbers). The
 * counter stays locked until the end of the transaction and a rollback returns the numbers, so there are neither
 * duplicates nor gaps. Lock members, cards and ranges before; take several prefixes in alphabetical order.
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

/** Takes the next number of a document; see {@link takeDocumentNumbers}. */
export async function takeDocumentNumber(tx: Tx, prefix: DocumentPrefix, now: Date): Promise<string> {
  const [number] = await takeDocumentNumbers(tx, prefix, now, 1);
  return number as string;
}

/** Advances the counters past numbers that were assigned elsewhere, such as by a seed. */
export async function continueSeriesAfter(db: Db, numbers: readonly string[]): Promise<void> {
  await sql`
    insert into card_document_series (series, last)
    select substr(number, 1, 10), max(substr(number, 12)::int) from unnest(${numbers}::text[]) number
      where number ~ '^[A-Z]{3}-[0-9]{6}-[0-9]{5,6}$' group by 1
    on conflict (series) do update set last = greatest(card_document_series.last, excluded.last)`.execute(db);
}
