import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import type { Db, Tx } from '../context.ts';
import { withStatementTimeout } from './statement-timeout.ts';

const database = useDatabase();
const longest = async (db: Db | Tx) =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]?.statement_timeout;

it('lets statements take longer, inside it and nowhere else', async () => {
  const { db } = database.current;
  const before = await longest(db);
  expect(await withStatementTimeout(db, 30, longest)).toBe('30min');
  expect(await longest(db)).toBe(before);
});
