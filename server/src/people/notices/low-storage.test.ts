import os from 'node:os';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { adminIds } from './notify.ts';
import { freeSpace, isLow, type FreeSpace } from '../../platform/outage/free-space.ts';
import { watchSpace } from './low-storage.ts';

const server = useServer({ modules });
const gigabyte = 1024 ** 3;
const full: FreeSpace = { freeBytes: 300 * 1024 ** 2, totalBytes: 100 * gigabyte, low: true };
const roomy: FreeSpace = { freeBytes: 60 * gigabyte, totalBytes: 100 * gigabyte, low: false };
const warned: unknown[] = [];
const look = (space: FreeSpace) =>
  watchSpace(
    { ...server.current.app.services, log: { warn: (...line: unknown[]) => warned.push(line) } as never },
    () => Promise.resolve(space),
  );
const notices = () =>
  server.current.database.db
    .selectFrom('console_notice')
    .select(['user_id', 'kind', 'parameters'])
    .where('kind', '=', 'STORAGE_LOW')
    .execute();

test.each([
  ['less than a gigabyte', 0.9, 10, true],
  ['less than 5 % of a large disk, but 10 GB', 10, 1_000, false],
  ['less than 5 % and less than 10 GB', 4, 100, true],
  ['a small disk with more than 5 % left', 2, 20, false],
])('%s left', (_, free, total, low) => {
  expect(isLow(free * gigabyte, total * gigabyte)).toBe(low);
});

test('the disk of a directory is measured', async () => {
  const { freeBytes, totalBytes } = await freeSpace(os.tmpdir());
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThanOrEqual(freeBytes);
});

test('admins are notified before the disk is full, each once a day, however often it is checked', async () => {
  await look(roomy);
  expect(await notices()).toEqual([]);
  for (let copy = 0; copy < 3; copy += 1) await look(full);
  const told = await notices();
  expect(told.map((notice) => notice.user_id).toSorted()).toEqual(
    [...(await adminIds(server.current.database.db as never))].toSorted(),
  );
  expect(told[0]!.parameters).toEqual({ free: 300 });
  expect(warned).toContainEqual([expect.objectContaining({ freeBytes: full.freeBytes }), 'the disk is almost full']);
  server.current.setNow(new Date(server.current.app.services.now().getTime() + 25 * 3_600_000));
  await look(full);
  expect(await notices()).toHaveLength(told.length * 2);
});
