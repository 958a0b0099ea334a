import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import type { Sql } from './definition.ts';

/** Rows of a fixed result, and the connection with the same snapshot. */
export interface Batch<Row> {
  readonly rows: Row[];
  readonly db: Db;
}

type Batches<Row> = AsyncGenerator<Batch<Row>, void, undefined>;

/** A large result is sorted before its first row arrives. */
const longestFetchMs = 600_000;

/** On PostgreSQL: a cursor inside a transaction with one snapshot. */
async function* throughCursor<Row>(db: Db, select: Sql, batchSize: number): Batches<Row> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    await sql`set local statement_timeout = ${sql.lit(longestFetchMs)}`.execute(tx);
    await sql`declare stream no scroll cursor for ${select}`.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch forward ${sql.lit(batchSize)} from stream`.execute(tx);
      if (rows.length > 0) yield { rows, db: tx };
      if (rows.length < batchSize) return;
    }
  } finally {
    await tx.rollback().execute();
  }
}

/** On the embedded database: a copy, because an open transaction would block all other queries. */
async function* throughCopy<Row>(db: Db, select: Sql, batchSize: number): Batches<Row> {
  const copy = sql.table(`stream_${randomUUID().replaceAll('-', '')}`);
  await sql`create temporary table ${copy} as select row_number() over () as stream_row, record.*
    from (${select}) record`.execute(db);
  try {
    await sql`create index on ${copy} (stream_row)`.execute(db);
    for (let last = 0; ; last += batchSize) {
      const { rows } = await sql<
        Row & { stream_row?: number }
      >`select * from ${copy} where stream_row > ${last} and stream_row <= ${last + batchSize}
        order by stream_row`.execute(db);
      for (const row of rows) delete row.stream_row;
      if (rows.length > 0) yield { rows, db };
      if (rows.length < batchSize) return;
    }
  } finally {
    await sql`drop table ${copy}`.execute(db);
  }
}

/**
 * The rows of a select, in its order, from one snapshot and in constant memory. Ending the loop early releases the
 * cursor or copy.
 */
export const snapshot = <Row>(
  { database, db }: Pick<Services, 'database' | 'db'>,
  select: Sql,
  batchSize = 1_000,
): Batches<Row> => (database.kind === 'postgresql' ? throughCursor<Row> : throughCopy<Row>)(db, select, batchSize);

/** A result whose rows can be read by id. */
export interface Keyed {
  /** `select id … order by …`. */
  readonly ids: Sql;
  readonly rowsOf: (ids: readonly string[]) => Sql;
}

/**
 * The rows of a large result on the embedded database, whose session is shared: ids and their order are from one
 * moment, the rows are read batch by batch.
 * @throws Error when a row was deleted: the result would be incomplete
 */
export async function* byIds<Row extends { readonly secureId: string }>(
  db: Db,
  { ids, rowsOf }: Keyed,
  batchSize = 500,
): Batches<Row> {
  const copy = sql.table(`stream_${randomUUID().replaceAll('-', '')}`);
  await sql`create temporary table ${copy} as select row_number() over () as stream_row, found.id
    from (${ids}) found`.execute(db);
  try {
    await sql`create index on ${copy} (stream_row)`.execute(db);
    for (let last = 0; ; last += batchSize) {
      const { rows: wanted } = await sql<{
        id: string;
      }>`select id from ${copy} where stream_row > ${last} and stream_row <= ${last + batchSize}
        order by stream_row`.execute(db);
      if (wanted.length > 0) {
        const found = new Map(
          (await sql<Row>`${rowsOf(wanted.map(({ id }) => id))}`.execute(db)).rows.map((row) => [row.secureId, row]),
        );
        if (found.size < wanted.length)
          throw new Error(`${wanted.length - found.size} rows are gone since they were chosen`);
        yield { rows: wanted.map(({ id }) => found.get(id) as Row), db };
      }
      if (wanted.length < batchSize) return;
    }
  } finally {
    await sql`drop table ${copy}`.execute(db);
  }
}
