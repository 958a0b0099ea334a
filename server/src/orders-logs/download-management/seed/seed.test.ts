import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { downloadStates } from '@console/contracts/orders-logs/download-management';
import { useDatabase } from '../../../../test/database.ts';
import { seedDate, seedOptions } from '../../../../test/environment.ts';

const database = useDatabase();
const jobs = () => database.current.db.selectFrom('download_job').selectAll().orderBy('requested_at').execute();

test('36 downloads are seeded, over all states and 14 modules, before the seed date', async () => {
  const all = await jobs();
  expect(all).toHaveLength(36);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(downloadStates.map(({ value }) => value)));
  expect(new Set(all.map(({ module }) => module)).size).toBe(14);
  expect(all.every(({ requested_at: at }) => new Date(at) < seedDate)).toBe(true);
});

test('those that are ready have a real file, of the size and hash and rows said, still kept', async () => {
  const ready = (await jobs()).filter(({ state }) => state === 'ready');
  expect(ready.length).toBeGreaterThan(5);
  for (const job of ready) {
    const content = await buffer(await seedOptions.files.open(job.file_id!));
    expect(createHash('sha256').update(content).digest('hex')).toBe(job.file_hash);
    expect(content.toString().split('\r\n').length - 2).toBe(job.row_count);
    expect(job.row_count).toBeGreaterThan(0);
    expect(new Date(job.expires_at!).getTime()).toBeGreaterThan(seedDate.getTime());
  }
});
