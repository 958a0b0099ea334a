import { sql } from 'kysely';
import type { Application } from '../http/application.ts';
import type { JobCounts } from '../schedule/job.ts';
import { archiveRows, removeArchives } from './archive.ts';
import { makeMonth, monthName, monthStart, partsOfLog } from '../database/by-month.ts';
import { keptLogs, type KeptLog } from './kept-logs.ts';

/** How long the rows of logs stay, and after that the files of their months. */
export const logRetention = { months: 13, archivedMonths: 60, monthsAhead: 2 } as const;
const batch = 5_000;

interface Run {
  readonly app: Application;
  /** Rows before it go. */
  readonly before: Date;
  readonly signal: AbortSignal;
}

/** Drops the parts that have ended, each after its rows are in a file. */
async function dropParts({ app, before, signal }: Run, { table: log, time }: KeptLog): Promise<number> {
  const { services } = app;
  let gone = 0;
  for (const { name, until } of await partsOfLog(services.db, log)) {
    if (signal.aborted || until === null || until > before) continue;
    gone += await archiveRows(services, { log, part: name, table: name, time, where: sql`true` });
    await sql`drop table ${sql.table(name)}`.execute(services.db);
  }
  return gone;
}

/** Deletes the rows of ended months, each after they are in a file. */
async function deleteRows({ app, before, signal }: Run, { table: log, time, only }: KeptLog, from = log) {
  const { services } = app;
  const { db } = services;
  const may = only ? sql`${sql.ref(only.column)} = any(${[...only.values]}::text[])` : sql`true`;
  let gone = 0;
  while (!signal.aborted) {
    const { rows } = await sql<{ oldest: Date | string | null }>`select min(${sql.ref(time)}) as oldest
      from ${sql.table(from)} where ${may}`.execute(db);
    if (!rows[0]?.oldest) break;
    const start = monthStart(new Date(rows[0].oldest));
    const end = monthStart(start, 1);
    if (end > before) break;
    const where = sql`${may} and ${sql.ref(time)} >= ${start} and ${sql.ref(time)} < ${end}`;
    gone += await archiveRows(services, { log, part: `${from}_${monthName(start)}`, table: from, time, where });
    for (let deleted = batch; deleted === batch && !signal.aborted;) {
      const { numAffectedRows } = await sql`delete from ${sql.table(from)} where id in (
        select id from ${sql.table(from)} where ${where} limit ${batch})`.execute(db);
      deleted = Number(numAffectedRows ?? 0);
    }
  }
  return gone;
}

/**
 * Every night: makes the parts of the coming months, and takes out of the database what is older than 13 months. A
 * month is in a file before it goes; files go after five years. An interrupted run continues at the next.
 */
export async function keepLogs(app: Application, signal: AbortSignal): Promise<JobCounts> {
  const now = app.services.now();
  const run: Run = { app, before: monthStart(now, -logRetention.months), signal };
  let done = 0;
  for (const log of keptLogs(app)) {
    if (signal.aborted) break;
    if (log.goes === 'rows') done += await deleteRows(run, log);
    else {
      for (let month = 0; month <= logRetention.monthsAhead; month += 1)
        await makeMonth(app.services.db, log.table, monthStart(now, month));
      done += await dropParts(run, log);
      done += await deleteRows(run, log, `${log.table}_rest`);
    }
  }
  await removeArchives(app.services, monthStart(now, -logRetention.archivedMonths));
  return { read: done, done };
}
