import { useServer } from '../../../test/server.ts';
import { Claims } from './claims.ts';
import type { ScheduledJob } from './job.ts';
import { daily } from './when.ts';

const server = useServer({ modules: [] });
const job: ScheduledJob = {
  name: 'audit-seal',
  version: 'v1',
  when: daily('00:15'),
  run: () => Promise.resolve({ done: 0 }),
};
const due = (day: string) => ({ job, due: new Date(`${day}T00:15:00+07:00`) });

test('a run that another worker has finished since it was looked up is not claimed again', async () => {
  const [first, second] = ['one', 'two'].map((name) => new Claims(server.current.app.services, name)) as [
    Claims,
    Claims,
  ];
  const [before, now] = [due('2026-03-15'), due('2026-03-16')];
  await first.addNew([before]);
  expect([...(await second.dueAndFree([now]))]).toEqual([job.name]);
  expect(await first.claim(job, now.due, 'TIME')).toBe(true);
  await server.current.database.db.updateTable('scheduled_job').set({ worker: null }).execute();
  expect(await second.claim(job, now.due, 'TIME')).toBe(false);
});
