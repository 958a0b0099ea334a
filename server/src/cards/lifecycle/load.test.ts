// Reads: bench/cards
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { useDatabase } from '../../../test/database.ts';
import { prepared } from '../../../test/environment.ts';
import { brokenInvariants } from './invariants.ts';

const database = useDatabase();
/** Statements that `npm run bench -- cards` uses to create 6,500,000 cards. */
const folder = path.join(prepared.root, 'bench/cards/load');
const cards = 2_000;

it('the benchmark data satisfies the same invariants as real data', async () => {
  const { db } = database.current;
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('load.cards', ${String(cards)}, true)`.execute(tx);
    for (const file of fs.readdirSync(folder).toSorted())
      await sql.raw(fs.readFileSync(path.join(folder, file), 'utf8')).execute(tx);
  });
  expect(await brokenInvariants(db)).toEqual([]);
  const { rows } = await sql<{
    status: string;
  }>`select status from card where created_by = 'LOAD' group by status`.execute(db);
  expect(rows).toHaveLength(12);
  const {
    rows: [made],
  } = await sql<{
    cards: number;
    movements: number;
  }>`select (select count(*) from card where created_by = 'LOAD') as cards, (select count(*) from card_movement
    where actor = 'LOAD') as movements`.execute(db);
  expect(made?.cards).toBe(cards);
  expect(made?.movements).toBeGreaterThan(3 * cards);
});
