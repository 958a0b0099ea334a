import { report } from '@console/contracts/platform/releases/reports';
import { Batch, limits } from './batch.ts';

const cards = { remote: 'cards', version: '1.0.0-0123456789' };

test('counts by release, as the contract of reports wants it', () => {
  const batch = new Batch();
  batch.add({ ...cards, start: true });
  batch.add({ ...cards, failure: 'integrity' });
  batch.add({ ...cards, failure: 'integrity' });
  batch.add({ ...cards, measure: 'load', value: 12.4 });
  batch.addCall('cards', cards.version, false);
  batch.addCall('cards', cards.version, true);
  batch.add({ remote: 'membership', version: '2.0.0-0123456789', start: true });
  const remotes = batch.take();
  expect(remotes).toEqual([
    { ...cards, starts: 1, failures: { integrity: 2 }, calls: 2, failedCalls: 1, measured: { load: [12] } },
    {
      remote: 'membership',
      version: '2.0.0-0123456789',
      starts: 1,
      failures: {},
      calls: 0,
      failedCalls: 0,
      measured: {},
    },
  ]);
  expect(report.safeParse({ shell: '1.0.0', remotes }).success).toBe(true);
  expect(batch.take()).toEqual([]);
});

test('more than a report may hold is dropped', () => {
  const batch = new Batch();
  for (let number = 0; number < limits.remotes + 5; number += 1)
    batch.add({ remote: `remote-${number}`, version: '1', start: true });
  for (let number = 0; number < limits.values + 5; number += 1)
    batch.add({ remote: 'remote-0', version: '1', measure: 'LCP', value: number });
  for (let number = 0; number < limits.count + 5; number += 1) batch.addCall('remote-1', '1', true);
  batch.add({ remote: 'remote-2', version: '1', measure: 'LCP', value: 600_001 });
  const remotes = batch.take();
  expect(remotes).toHaveLength(limits.remotes);
  expect(remotes[0]?.measured['LCP']).toHaveLength(limits.values);
  expect(remotes[1]?.failedCalls).toBe(limits.count);
  expect(report.safeParse({ shell: '1.0.0', remotes }).success).toBe(true);
});
