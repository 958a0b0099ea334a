import { fingerprintOf } from '../../../platform/error-log/keep.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { hourMs, minuteMs, ofNothing, ofOrder, type LoggedOrder } from './orders.ts';

const dayMs = 24 * hourMs;

/** Seeded rows of each kind. */
export const seededRuns = { error: 120, fingerprints: 30, handled: 40, scheduler: 300, failed: 6 } as const;

const faults = ['ECONNREFUSED', '23505', 'TypeError', 'ETIMEDOUT', 'RangeError'] as const;
const services = ['transaction', 'middle', 'scheduler', 'publish'] as const;

/** Faults of the last ten days; each fingerprint four times, every second one about an order. */
export const seedErrors = (orders: readonly LoggedOrder[], date: Date) =>
  Array.from({ length: seededRuns.error }, (_, i) => {
    const kind = i % seededRuns.fingerprints;
    const code = faults[kind % faults.length]!;
    const component = `kerja-${kind}`;
    const stack = `${code}: gagal\n    at ${component} (services/${component}.ts)\n    at serve (http/serve.ts)`;
    const when = new Date(date.getTime() - i * 2 * hourMs - minuteMs);
    const isHandled = i >= seededRuns.error - seededRuns.handled;
    const order = i % 2 === 0 ? orders[i] : undefined;
    return {
      id: seedId('error-log', String(i)),
      ...(order
        ? ofOrder(order, when, seedId('request', `error ${i}`))
        : ofNothing(when, seedId('request', `error ${i}`))),
      service: services[kind % services.length]!,
      component,
      severity: kind % 11 === 0 ? 'FATAL' : kind % 4 === 0 ? 'WARN' : 'ERROR',
      error_code: code,
      exception: code === 'TypeError' || code === 'RangeError' ? code : 'Error',
      message: `Panggilan ${component} gagal: ${code}`,
      stack_trace: stack,
      http_status: kind % 3 === 0 ? 502 : 500,
      upstream: kind % 3 === 0 ? 'core' : null,
      fingerprint: fingerprintOf(`${code} ${kind}`, stack),
      state: isHandled ? 'HANDLED' : 'OPEN',
      handled_by: isHandled ? 'HOOPS01' : null,
      handled_at: isHandled ? new Date(when.getTime() + hourMs).toISOString() : null,
      handle_note: isHandled ? 'Sudah diperbaiki dan dipantau' : null,
      version: isHandled ? 2 : 1,
      created_by: 'SYSTEM',
      created_at: when.toISOString(),
      updated_by: isHandled ? 'HOOPS01' : 'SYSTEM',
      updated_at: when.toISOString(),
    };
  });

/** Runs of the last 20 days: six failed, one abandoned, one at work. */
export const seedRuns = (jobs: readonly string[], date: Date) =>
  Array.from({ length: seededRuns.scheduler }, (_, i) => {
    const job = jobs[i % jobs.length]!;
    const began = new Date(date.getTime() - Math.round((i * 20 * dayMs) / seededRuns.scheduler) - minuteMs);
    const status =
      i === 0 ? 'RUNNING' : i === 1 ? 'ABANDONED' : i % 50 === 7 ? 'FAILED' : i % 37 === 5 ? 'PARTIAL' : 'SUCCESS';
    const read = (i * 17) % 900;
    const failed = status === 'FAILED' ? read : status === 'PARTIAL' ? Math.min(3, read) : 0;
    return {
      id: seedId('scheduler-log', String(i)),
      job_name: job,
      scheduler_version: 'v1',
      trigger: i % 60 === 9 ? 'MANUAL' : i % 31 === 4 ? 'MAKE_UP' : 'TIME',
      started_by: i % 60 === 9 ? 'ADMIN01' : 'SYSTEM',
      started_at: began.toISOString(),
      ended_at: status === 'RUNNING' ? null : new Date(began.getTime() + 400 + ((i * 911) % 90_000)).toISOString(),
      node: `console-${(i % 2) + 1}`,
      status,
      read_count: status === 'RUNNING' || status === 'ABANDONED' ? 0 : read,
      done_count: status === 'RUNNING' || status === 'ABANDONED' ? 0 : read - failed,
      skipped_count: 0,
      failed_count: status === 'RUNNING' || status === 'ABANDONED' ? 0 : failed,
      message: status === 'FAILED' ? 'Layanan core tidak menjawab' : null,
      failures: failed === 0 ? [] : [{ entity: job, code: 'UNAVAILABLE', text: 'core tidak menjawab' }],
    };
  });
