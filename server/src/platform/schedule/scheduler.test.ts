import { sql } from 'kysely';
import { QueryCounter } from '../../../test/query-counter.ts';
import { useServer } from '../../../test/server.ts';
import { silentForSeconds } from '../jobs/leases.ts';
import type { Services } from '../services.ts';
import type { JobCounts } from './job.ts';
import { Scheduler } from './scheduler.ts';
import { daily } from './when.ts';

const seen = new QueryCounter();
const server = useServer({ modules: [], seenThrough: seen.over });
const at = (text: string) => new Date(`${text}+07:00`);
let now = at('2026-03-16T00:00:00');
let runs = 0;
let work: () => Promise<JobCounts> = () => Promise.resolve({ done: 3 });
const job = {
  name: 'audit-seal',
  version: 'v1',
  when: daily('00:15'),
  run: () => {
    runs += 1;
    return work();
  },
} as const;
/** By the clock of the database, which claims are compared with. */
const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})` as never;
const services = (): Services => ({ ...server.current.app.services, now: () => now });
const log = () =>
  server.current.database.db.selectFrom('scheduler_log').selectAll().orderBy('started_at').orderBy('id').execute();

beforeEach(async () => {
  now = at('2026-03-16T00:00:00');
  runs = 0;
  work = () => Promise.resolve({ done: 3 });
  await server.current.database.db.deleteFrom('scheduled_job').execute();
  await server.current.database.db.deleteFrom('scheduler_log').execute();
});

test('a job runs once at its time, and a job new to the program makes nothing up', async () => {
  const scheduler = new Scheduler(services());
  await scheduler.tick([job]);
  expect(runs).toBe(0);
  now = at('2026-03-16T00:15:05');
  await scheduler.tick([job]);
  await scheduler.tick([job]);
  expect(runs).toBe(1);
  expect(await log()).toMatchObject([
    {
      job_name: 'audit-seal',
      scheduler_version: 'v1',
      trigger: 'TIME',
      started_by: 'SYSTEM',
      status: 'SUCCESS',
      done_count: 3,
    },
  ]);
});

test('a tick at which no job is due takes one statement, however many jobs there are', async () => {
  const jobs = Array.from({ length: 40 }, (_, index) => ({ ...job, name: `job-${index}` }));
  const scheduler = new Scheduler(services());
  await scheduler.tick(jobs);
  seen.take();
  await scheduler.tick(jobs);
  expect(seen.take()).toHaveLength(1);
});

test('runs that were missed are made up by one', async () => {
  await new Scheduler(services()).tick([job]);
  now = at('2026-03-19T08:00:00');
  await new Scheduler(services()).tick([job]);
  await new Scheduler(services()).tick([job]);
  expect(await log()).toMatchObject([{ trigger: 'MAKE_UP' }]);
});

test('a run whose process died is taken over, and no other job with it', async () => {
  let others = 0;
  const other = { ...job, name: 'other-job', run: () => Promise.resolve({ done: (others += 1) }) };
  const scheduler = new Scheduler(services());
  await scheduler.tick([job, other]);
  now = at('2026-03-17T00:15:05');
  const { db } = server.current.database;
  const dieAt = (seconds: number) =>
    db
      .updateTable('scheduled_job')
      .set({ worker: 'died', due_at: now, heartbeat_at: secondsAgo(seconds) })
      .where('name', '=', job.name)
      .execute();
  await dieAt(silentForSeconds - 5);
  await scheduler.recover([job, other]);
  await scheduler.close();
  expect([runs, others]).toEqual([0, 0]);
  await dieAt(silentForSeconds + 5);
  const next = new Scheduler(services());
  await next.recover([job, other]);
  await next.close();
  expect([runs, others]).toEqual([1, 0]);
  expect(await log()).toMatchObject([{ job_name: job.name, status: 'SUCCESS' }]);
});

test('copies of the program never run a job at the same time', async () => {
  const [one, two] = [new Scheduler(services()), new Scheduler(services())];
  await one.tick([job]);
  now = at('2026-03-17T00:15:00');
  let finish = () => {};
  work = () =>
    new Promise((resolve) => {
      finish = () => resolve({ done: 1 });
    });
  const first = one.tick([job]);
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await two.runNow(job, 'ADMIN01')).toBe(false);
  now = at('2026-03-18T00:15:00');
  await two.tick([job]);
  expect(runs).toBe(1);
  finish();
  await first;
  work = () => Promise.resolve({ done: 1 });
  await two.tick([job]);
  expect(runs).toBe(2);
});

test('a job that takes long keeps no other from its time', async () => {
  const scheduler = new Scheduler(services());
  const other = { ...job, name: 'notification-dispatch', run: () => Promise.resolve({ done: 2 }) } as const;
  await scheduler.tick([job, other]);
  now = at('2026-03-17T00:15:00');
  let finish = () => {};
  work = () =>
    new Promise((resolve) => {
      finish = () => resolve({ done: 1 });
    });
  await scheduler.begin([job]);
  await scheduler.begin([job, other]);
  while (!(await log()).some(({ job_name: name, status }) => name === other.name && status === 'SUCCESS'))
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await log()).toContainEqual(expect.objectContaining({ job_name: job.name, status: 'RUNNING' }));
  while (runs === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  finish();
  await scheduler.close();
  expect((await log()).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
});

test('a run whose process is gone counts as abandoned and is done again', async () => {
  const scheduler = new Scheduler(services());
  await scheduler.tick([job]);
  const { db } = server.current.database;
  await db
    .updateTable('scheduled_job')
    .set({ worker: 'gone', heartbeat_at: secondsAgo(silentForSeconds + 1) })
    .execute();
  await db
    .insertInto('scheduler_log')
    .values({
      id: '7f6d1c52-6d7b-4d11-9a29-0f6a5b1c0001',
      job_name: job.name,
      scheduler_version: 'v1',
      trigger: 'TIME',
      started_by: 'SYSTEM',
      started_at: at('2026-03-15T00:15:00'),
      ended_at: null,
      node: 'gone',
      status: 'RUNNING',
      message: null,
    })
    .execute();
  await scheduler.tick([job]);
  expect((await log()).map(({ status }) => status)).toEqual(['ABANDONED', 'SUCCESS']);
});

test('a failing run is logged with its reason, and the next one takes place', async () => {
  const scheduler = new Scheduler(services());
  await scheduler.tick([job]);
  work = () => Promise.reject(new Error('tidak terhubung'));
  now = at('2026-03-17T00:15:00');
  await scheduler.tick([job]);
  work = () => Promise.resolve({ done: 2, failed: 1, failures: [{ entity: 'x', code: 'NOT_FOUND', text: 'hilang' }] });
  now = at('2026-03-18T00:15:00');
  await scheduler.tick([job]);
  expect(await log()).toMatchObject([
    { status: 'FAILED', message: 'tidak terhubung' },
    { status: 'PARTIAL', done_count: 2, failed_count: 1, failures: [{ code: 'NOT_FOUND' }] },
  ]);
});

test('a job is run manually at any time, in the name of the user who asked', async () => {
  await new Scheduler(services()).runNow(job, 'ADMIN01');
  expect(await log()).toMatchObject([{ trigger: 'MANUAL', started_by: 'ADMIN01' }]);
});
