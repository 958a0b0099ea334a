import { notRerunnable, schedulerLog, type SchedulerLogRow } from '@console/contracts/orders-logs/transaction-log';
import { sql } from 'kysely';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { maskText } from '../../platform/personal-data/payload.ts';
import { jobStarter, scheduledJobs } from '../../platform/schedule/job.ts';
import { define, type View } from '../../records/resource/definition.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { said } from '../po-status/definition.ts';
import { logPeriod } from './period.ts';
import { column, unchanged } from './shape.ts';

const mostRuns = 20;
const duration = sql`(extract(epoch from t.ended_at - t.started_at) * 1000)::int`;

/** What the list of runs needs besides its time: one job, and those that failed. */
export const schedulerListMigration: SchemaStep = {
  async up(db) {
    await sql`create index scheduler_log_status on scheduler_log (status, started_at desc, id)`.execute(db);
  },
};

async function load(db: Db | Tx, rows: SchedulerLogRow[], { of }: View): Promise<void> {
  for (const row of rows) {
    Object.assign(row, { failures: null, runs: null, message: row.message === null ? null : maskText(row.message) });
    if (of !== 'detail') continue;
    const { failures } = await db
      .selectFrom('scheduler_log')
      .select('failures')
      .where('id', '=', row.secureId)
      .executeTakeFirstOrThrow();
    const { rows: runs } = await sql`select t.id as "secureId", t.started_at as at, t.status,
        ${duration} as "durationMs"
      from scheduler_log t where t.job_name = ${row.jobName} and t.started_at <= ${row.at}
      order by t.started_at desc limit ${mostRuns}`.execute(db);
    const masked = failures.map(({ entity, code, text }) => ({ entity: maskText(entity), code, text: maskText(text) }));
    Object.assign(row, { failures: masked, runs });
  }
}

/** Runs of jobs; the scheduler writes them. They belong to no branch. */
export const schedulerDefinition = define(schedulerLog, {
  table: 'scheduler_log',
  columns: { ...unchanged, createdAt: 'started_at', updatedAt: 'started_at' },
  where: sql`true`,
  derived: {
    at: column('started_at'),
    jobName: column('job_name'),
    schedulerVersion: column('scheduler_version'),
    trigger: column('trigger'),
    startedBy: column('started_by'),
    endedAt: column('ended_at'),
    durationMs: duration,
    node: column('node'),
    status: column('status'),
    readCount: column('read_count'),
    doneCount: column('done_count'),
    skippedCount: column('skipped_count'),
    failedCount: column('failed_count'),
    message: column('message'),
  },
  scope: ({ type }) => (type === 'all' ? sql`true` : sql`false`),
  together: ['from', 'to'],
  narrow: (filters, now, scope, search) => logPeriod(filters, now, scope, search, sql`t.started_at`),
  filters: {
    from: said,
    to: said,
    jobName: (name: string) => sql`t.job_name = ${name}`,
    status: (status: string) => sql`t.status = ${status}`,
    trigger: (trigger: string) => sql`t.trigger = ${trigger}`,
    schedulerVersion: (version: string) => sql`t.scheduler_version = ${version}`,
  },
  load,
});

/**
 * Runs the job of a row again.
 * @throws Refusal NOT_FOUND for a row out of scope or a job that the program no longer has, NOT_RERUNNABLE,
 *   RUN_IN_PROGRESS
 */
export async function rerun(
  app: Application,
  registered: RegisteredResource,
  secureId: string,
  caller: Caller,
): Promise<{ jobName: string }> {
  const { db } = app.services;
  const [row] = await findRecords(db, registered, [secureId], caller.scope, { of: 'list', caller });
  const jobName = row?.['jobName'] as string | undefined;
  const job = jobName === undefined ? undefined : scheduledJobs(app).get(jobName);
  if (!job) throw notFound();
  if (notRerunnable.includes(job.name)) throw new Refusal('NOT_RERUNNABLE');
  if (!(await jobStarter(app).run(job, caller.username)))
    throw new Refusal('RUN_IN_PROGRESS', { parameters: { job: job.name } });
  return { jobName: job.name };
}
