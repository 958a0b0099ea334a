import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { homeCalls, type DueItem } from '@console/contracts/shell/home';
import { testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { blacklistPhoneNumberModule } from '../../membership/blacklist-phone-number/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { home } from './module.ts';

const server = useServer({ modules: [imports, blacklistPhoneNumberModule, home] });
const calls = callsOf(blacklistPhoneNumbers);
const levels = (level: string) => ({ 'home:browse': 'View Only', 'blacklist-phone-number:browse': level });
const maker = testCaller('HOOPS01', levels('Full Access'));
const approver = testCaller('MRASPV01', levels('Approval'));
const today = seedDate.toISOString().slice(0, 10);
const note = 'Dipakai untuk pengajuan palsu';

let minutes = 0;
/** The counter, computed now and not from the cache. */
const counted = async (caller = approver): Promise<number | undefined> => {
  minutes += 2;
  server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
  const { result } = await server.current.call(homeCalls.counters, caller);
  return result.find(({ code }: { code: string }) => code === 'APPROVAL')?.count;
};
const listed = async (caller = approver): Promise<DueItem[]> => {
  const { result } = await server.current.call(homeCalls.due, caller, { query: { kind: 'APPROVAL' } });
  const rows: DueItem[] = [];
  for (let page = 1; rows.length < result.total; page += 1)
    rows.push(...(await server.current.call(homeCalls.due, caller, { query: { kind: 'APPROVAL', page } })).result.rows);
  return rows;
};

test('a proposed number waits for those who may decide, never for who proposed it', async () => {
  const [before, own] = [await counted(), await counted(maker)];
  expect(await listed()).toHaveLength(before!);
  const { result: made } = await server.current.call(calls['create'], maker, {
    body: { phone: '081377770009', category: 'FRAUD', note, effectiveFrom: today, effectiveUntil: null },
  });
  expect([await counted(), await counted(maker)]).toEqual([before! + 1, own]);
  const row = (await listed()).find(({ secureId }) => secureId === made.secureId);
  expect(row).toMatchObject({
    kind: 'APPROVAL',
    reference: '0813****0009',
    title: expect.stringContaining('Diusulkan, HOOPS01'),
    url: `/blacklist-phone-number/${made.secureId}`,
  });
  expect((await listed(maker)).some(({ secureId }) => secureId === made.secureId)).toBe(false);
  await server.current.call(blacklistCalls.approve, approver, {
    body: { items: [{ secureId: made.secureId, version: made.version }] },
  });
  expect(await counted()).toBe(before);
});

test('an import waits for those who may decide, never for who uploaded it', async () => {
  const [before, own] = [await counted(), await counted(maker)];
  const content = `phone,category,note,effective_from,effective_until\n081355550099,FRAUD,${note},${today},\n`;
  const { result: job } = await upload(server.current, calls['importUpload'], maker, { name: 'nomor.csv', content });
  await server.current.call(calls['importConfirm'], maker, {
    body: { importId: job.secureId, skipErrors: false, reason: 'Sesuai memo direksi 27' },
  });
  expect([await counted(), await counted(maker)]).toEqual([before! + 1, own]);
  expect((await listed()).find(({ secureId }) => secureId === job.secureId)).toMatchObject({
    reference: 'nomor.csv',
    title: expect.stringContaining('HOOPS01'),
    url: `/blacklist-phone-number/import?importId=${job.secureId}`,
    daysLeft: 29,
  });
  await server.current.call(calls['importReject'], approver, {
    body: { importId: job.secureId, note: 'bukti kurang' },
  });
  expect(await counted()).toBe(before);
});

test('who decides nothing is shown no such number', async () => {
  expect(await counted(testCaller('ADMCB01', levels('Input')))).toBeUndefined();
});

test('rows are sorted, the most urgent first', async () => {
  const dates = (await listed()).map(({ dueDate }) => dueDate);
  expect(dates).toEqual(dates.toSorted((a, b) => a.localeCompare(b)));
});
