import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { options } from '../core/fields.ts';

/** RUNNING → COMPLETED, COMPLETED_WITH_SKIPS, CANCELLED, or FAILED → RUNNING (resume). */
export const runStates = options({
  RUNNING: ['Berjalan', 'Running'],
  COMPLETED: ['Selesai', 'Completed'],
  COMPLETED_WITH_SKIPS: ['Selesai, sebagian dilewati', 'Completed, some skipped'],
  CANCELLED: ['Dibatalkan', 'Cancelled'],
  FAILED: ['Gagal', 'Failed'],
});
export type RunState = 'RUNNING' | 'COMPLETED' | 'COMPLETED_WITH_SKIPS' | 'CANCELLED' | 'FAILED';

/**
 * Work over a whole filter that continues in the background after its call is answered
 * (docs/model/platform.md#bulk-status).
 */
export const backgroundRun = z.object({
  secureId: z.uuid(),
  module: z.string(),
  action: z.string(),
  state: z.enum(runStates.map(({ value }) => value) as [RunState, ...RunState[]]),
  /** Records of the filter when the run began, and no others; `changed + skipped` of them are done. */
  total: z.int(),
  changed: z.int(),
  skipped: z.int(),
  reason: z.nullable(z.string()),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** What the caller may do now. */
  actions: z.array(z.enum(['cancel', 'resume', 'retry'])),
});
export type BackgroundRun = z.infer<typeof backgroundRun>;

/** A record that a run left as it was, and why. */
export const skippedRecord = z.object({
  secureId: z.string(),
  label: z.string(),
  code: z.string(),
  message: z.string(),
});
export type SkippedRecord = z.infer<typeof skippedRecord>;

/** A record that a run changed. */
export const changedRecord = z.object({ secureId: z.string(), label: z.string() });

/** Rows of a page of skipped or changed records. */
export const skippedPageSize = 50;

const base = 'scheduler-v3';
const access = 'session';
const path = 'run/{secureId}';
const page = z.optional(z.int().check(z.gte(1)));
const one = z.object({ secureId: z.uuid() });

/** Reading and steering of background runs. Runs of others are 404, but for admins. */
export const runCalls = {
  list: call({
    name: 'run.list',
    method: 'GET',
    base,
    access,
    path: 'run',
    summary: 'Own background runs, newest first; an admin sees all',
    query: z.object({ module: z.optional(z.string()), page }),
    result: z.object({ rows: z.array(backgroundRun), total: z.int(), page: z.int(), size: z.int() }),
  }),
  detail: call({
    name: 'run.detail',
    method: 'GET',
    base,
    access,
    path,
    summary: 'One background run',
    result: backgroundRun,
  }),
  skipped: call({
    name: 'run.skipped',
    method: 'GET',
    base,
    access,
    path: `${path}/skipped`,
    summary: 'Records that a run skipped, and why',
    query: z.object({ page }),
    result: z.object({ rows: z.array(skippedRecord), total: z.int(), page: z.int(), size: z.int() }),
  }),
  changed: call({
    name: 'run.changed',
    method: 'GET',
    base,
    access,
    path: `${path}/changed`,
    summary: 'Records that a run changed',
    query: z.object({ page }),
    result: z.object({ rows: z.array(changedRecord), total: z.int(), page: z.int(), size: z.int() }),
  }),
  cancel: call({
    name: 'run.cancel',
    method: 'PUT',
    base,
    access,
    path: 'run/cancel',
    summary: 'Ends a run after the transaction in hand; what is done stays',
    body: one,
    result: backgroundRun,
    errors: ['INVALID_STATE'],
  }),
  resume: call({
    name: 'run.resume',
    method: 'PUT',
    base,
    access,
    path: 'run/resume',
    summary: 'Goes on with a failed run',
    body: one,
    result: backgroundRun,
    errors: ['INVALID_STATE'],
  }),
  retry: call({
    name: 'run.retry',
    method: 'POST',
    base,
    access,
    idempotent: true,
    path: 'run/retry',
    summary: 'Does the same again to the records that an ended run skipped',
    body: one,
    result: z.object({ runId: z.uuid() }),
    errors: ['INVALID_STATE', 'RUN_RUNNING'],
  }),
} as const;
