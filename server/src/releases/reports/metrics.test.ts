import fs from 'node:fs';
import path from 'node:path';
import { releaseCalls, shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { admin } from '../../../test/callers.ts';
import { prepared } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { change, ownPage, publishWith } from '../releases.fixture.ts';
import { snapshots } from '../delivery/snapshot.ts';

const server = useServer({ modules: [releases], configuration: { metricsToken: 'scraper' } });
const scrape = (token: string) =>
  fetch(`${server.current.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });

test('metrics need the token, and count starts, failures, states and failed verifications', async () => {
  const [first, second] = await publishWith(server.current, 'counted', { routes: ownPage('counted') }, 'one', 'two');
  await server.current.call(shellReleaseCalls.report, admin, {
    body: {
      shell: '1',
      remotes: [
        {
          remote: 'counted',
          version: first,
          starts: 3,
          failures: { integrity: 1 },
          calls: 8,
          failedCalls: 2,
          measured: { load: [90], CLS: [20] },
        },
      ],
    },
  });
  await change(server.current, 'counted', 'canary', { version: second, share: 10, users: [], roles: [] });
  await change(server.current, 'counted', 'disable');
  expect([(await scrape('other')).status, (await scrape('')).status]).toEqual([401, 401]);
  const text = await (await scrape('scraper')).text();
  for (const line of [
    `console_remote_starts_total{remote="counted",version="${first}"} 3`,
    `console_remote_failures_total{remote="counted",version="${first}",kind="integrity"} 1`,
    `console_remote_failed_calls_total{remote="counted",version="${first}"} 2`,
    `console_remote_load_milliseconds_bucket{le="100",remote="counted",version="${first}"} 1`,
    `console_release_given{remote="counted",version="${first}",as="stable"} 1`,
    `console_release_given{remote="counted",version="${second}",as="canary"} 1`,
    'console_remote_disabled{remote="counted"} 1',
    'console_release_changes_total{remote="counted",kind="CANARY"} 1',
    'console_release_unproved 0',
  ])
    expect(text).toContain(line);
});

test('a record that was changed is counted as unproved', async () => {
  await server.current.database.db
    .updateTable('release')
    .set({ record: '{}' })
    .where('remote_id', '=', 'counted')
    .execute();
  snapshots(server.current.app.services).forget();
  expect(await (await scrape('scraper')).text()).toContain('console_release_unproved 2');
});

test('every metric used by an alert is exported', async () => {
  const alerts = fs.readFileSync(path.join(prepared.root, 'ops/prometheus/alerts.yml'), 'utf8');
  const asked = new Set([...alerts.matchAll(/\bconsole_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
  const told = await (await scrape('scraper')).text();
  expect(asked.size).toBeGreaterThan(6);
  expect([...asked].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
});

test('the list of remotes is 304 while nothing has changed', async () => {
  const first = await server.current.call(releaseCalls.list, admin);
  expect(
    (
      await server.current.call(releaseCalls.list, admin, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
});
