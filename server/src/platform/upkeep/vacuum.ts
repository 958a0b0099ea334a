import { sql } from 'kysely';
import type { Db } from '../context.ts';
import type { Module } from '../http/application.ts';
import { deleteOldAnswers } from '../http/idempotency.ts';
import { every } from '../jobs/periodic.ts';

const tenMinutes = 10 * 60 * 1000;
const anHour = 60 * 60 * 1000;

/**
 * Runs VACUUM and ANALYZE on tables that changed much; the embedded database has no autovacuum. One table at a time, so
 * that calls run in between.
 * @returns the tables.
 */
export async function vacuum(db: Db): Promise<string[]> {
  // Statistics of the last second are not written yet.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables
    where n_dead_tup > 100 + 0.1 * n_live_tup or n_mod_since_analyze > 100 + 0.1 * n_live_tup order by relname`.execute(
    db,
  );
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  return rows.map((row) => row.name);
}

/** Periodic maintenance of the database. */
export const upkeepModule: Module = (app) => {
  const { database, db } = app.services;
  if (database.kind === 'embedded') every(app, tenMinutes, 'vacuum', () => vacuum(db));
  every(app, anHour, 'idempotency-expire', () => deleteOldAnswers(db));
};
