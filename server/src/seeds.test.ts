import { sql } from 'kysely';
import { useDatabase } from '../test/database.ts';
import { seedDate } from '../test/environment.ts';

const database = useDatabase();

/**
 * Columns with past times, by name; others may be in the future, and the age of a password starts when the seed is
 * loaded.
 */
const happened =
  /^(at|made_at|taken_at|uploaded_at|(created|updated|submitted|decided|requested|started|finished|ready|last_fetched|last_login|deleted|sent|opened|read)_at)$/;

describe('the seeds', () => {
  it('tell of nothing that happened after the seed date, which itself has passed', async () => {
    const { db } = database.current;
    const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type like 'timestamp%' and table_name <> 'seed_run'
        and table_name not like 'kysely%' and table_name not like '%migration%'`.execute(db);
    const past = columns.filter(({ column_name: column }) => happened.test(column));
    expect(past.length).toBeGreaterThan(20);
    const late: string[] = [];
    for (const { table_name: table, column_name: column } of past) {
      const { rows } = await sql<{
        latest: Date | null;
      }>`select max(${sql.ref(column)}) as latest from ${sql.table(table)}`.execute(db);
      if (rows[0]?.latest && new Date(rows[0].latest) > seedDate)
        late.push(`${table}.${column}: ${new Date(rows[0].latest).toISOString()}`);
    }
    expect(late).toEqual([]);
  });
});
