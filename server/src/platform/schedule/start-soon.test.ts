import { useServer } from '../../../test/server.ts';
import { jobStarter, schedule, startSoon, type JobCounts } from './job.ts';
import { Scheduler } from './scheduler.ts';
import { daily } from './when.ts';

const server = useServer({ modules: [] });
const done: JobCounts = { done: 1 };

/** A job whose runs end when the test says so; it gives a promise of the end of each run, and of the next one. */
function heldJob(name: string) {
  const begun: Promise<() => void>[] = [];
  let tell: (finish: () => void) => void;
  const awaitNext = () => begun.push(new Promise((resolve) => (tell = resolve)));
  awaitNext();
  const run = () =>
    new Promise<JobCounts>((resolve) => {
      tell(() => resolve(done));
      awaitNext();
    });
  return { job: { name, version: 'v1', when: daily('00:15'), run } as const, begun };
}

test('a job with new work starts before its time, and once more where a run of it is active', async () => {
  const { job, begun } = heldJob('held');
  const scheduler = new Scheduler(server.current.app.services);
  await scheduler.tick([job]);
  await scheduler.beginNow(job);
  const finishFirst = await begun[0]!;
  // Claimed, so that it does not begin twice at a time.
  await scheduler.beginNow(job);
  expect(begun).toHaveLength(2);
  finishFirst();
  await scheduler.tick([]);
  await scheduler.begin([job]);
  (await begun[1]!)();
  await scheduler.tick([job]);
  expect(begun).toHaveLength(3);
});

test('work that cannot be started now is done at its time, and an unknown job is a mistake', async () => {
  const { app } = server.current;
  schedule(app, { ...heldJob('soon').job });
  await expect(startSoon(app, 'soon')).resolves.toBeUndefined();
  jobStarter(app).start = () => Promise.reject(new Error('database gone'));
  await expect(startSoon(app, 'soon')).resolves.toBeUndefined();
  await expect(startSoon(app, 'later')).rejects.toThrow('There is no job later');
});
