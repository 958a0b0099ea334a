import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import { continueSeriesAfter } from './number.ts';

/** Creates counters of document numbers, starting after the numbers that movements already use. */
export const migration: SchemaStep = {
  async up(db) {
    await sql`create table card_document_series (series text primary key
      check (series ~ '^[A-Z]{3}-[0-9]{6}$'), last int not null check (last >= 1))`.execute(db);
    const { rows } = await sql<{
      number: string;
    }>`select max(document_no) as number from card_movement where document_no is not null
      group by left(document_no, 10)`.execute(db);
    await continueSeriesAfter(
      db,
      rows.map(({ number }) => number),
    );
  },
};
