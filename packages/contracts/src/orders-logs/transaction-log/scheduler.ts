import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, instant, integer, line, object, paragraph } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { logFilters, logOf, logTitles, short } from './record.ts';
import { logErrors, runStates, runTriggers, runVersions } from './vocabulary.ts';

const optional = { required: false } as const;
const failure = z.object({ entity: z.string(), code: z.string(), text: z.string() });
const run = z.object({ secureId: z.uuid(), at: z.string(), status: z.string(), durationMs: z.nullable(z.int()) });
const count = () => integer({ minimum: 0, maximum: 2_000_000_000 });

/** The module's own calls besides the operations. */
export const schedulerLogCalls = {
  rerun: call({
    name: 'transaction-log-scheduler.rerun',
    method: 'PUT',
    base: 'scheduler-v3',
    path: 'job/rerun',
    access: { privilege: 'transaction-log:browse', action: 'operate' },
    audit: 'RUN',
    summary: 'Runs the job of a row again, in the name of who asks',
    body: z.object({ secureId: z.uuid() }),
    result: z.object({ jobName: z.string() }),
    errors: ['RUN_IN_PROGRESS', 'NOT_RERUNNABLE'],
  }),
} as const;

const { from, to } = logFilters;

/** Runs of scheduled jobs (docs/model/orders-logs.md#transaction-log). */
export const schedulerLog = defineResource({
  ...logOf('scheduler'),
  title: text('Log Scheduler', 'Scheduler log'),
  label: 'jobName',
  volume: 200_000,
  titles: {
    from: logTitles.from,
    to: logTitles.to,
    at: text('Mulai', 'Started'),
    jobName: text('Job'),
    schedulerVersion: text('Versi', 'Version'),
    trigger: text('Pemicu', 'Trigger'),
    startedBy: text('Dijalankan oleh', 'Started by'),
    endedAt: text('Selesai', 'Ended'),
    durationMs: text('Durasi (ms)', 'Duration (ms)'),
    node: text('Node'),
    status: text('Status'),
    readCount: text('Dibaca', 'Read'),
    doneCount: text('Selesai diproses', 'Done'),
    skippedCount: text('Dilewati', 'Skipped'),
    failedCount: text('Gagal', 'Failed'),
    message: text('Pesan', 'Message'),
    failures: text('Kegagalan', 'Failures'),
    runs: text('20 run terakhir', 'Last 20 runs'),
  },
  derived: {
    at: instant(),
    jobName: line({ maximum: 60 }),
    schedulerVersion: choice(runVersions),
    trigger: choice(runTriggers),
    startedBy: line({ maximum: 60 }),
    endedAt: instant(optional),
    durationMs: integer({ minimum: 0, maximum: 2_000_000_000, ...optional }),
    node: short(100),
    status: choice(runStates),
    readCount: count(),
    doneCount: count(),
    skippedCount: count(),
    failedCount: count(),
    message: paragraph({ maximum: 2_000, ...optional }),
    /** Null in lists, as the next. */
    failures: object(z.array(failure), optional),
    runs: object(z.array(run), optional),
  },
  list: {
    filters: {
      from,
      to,
      jobName: line({ maximum: 60 }),
      status: choice(runStates),
      trigger: choice(runTriggers),
      schedulerVersion: choice(runVersions),
    },
    mainFilters: ['from', 'to', 'status'],
    sorts: ['at'],
    defaultSort: ['at,desc'],
    columns: [
      'at',
      'jobName',
      'schedulerVersion',
      'trigger',
      'status',
      'durationMs',
      'readCount',
      'doneCount',
      'failedCount',
    ],
    large: true,
  },
  operations: ['list', 'detail', 'download'],
  errors: logErrors,
  calls: schedulerLogCalls,
});
export type SchedulerLogRow = RecordOf<typeof schedulerLog>;
