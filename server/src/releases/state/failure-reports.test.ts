import { randomUUID } from 'node:crypto';
import { releaseCalls, shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { notices } from '../../people/notices/module.ts';
import { reportAddress } from '../../platform/http/content-policy.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { change, ownPage, publishWith } from '../releases.fixture.ts';

const server = useServer({ modules: [hosting, notices, releases] });
const user = (number: number) =>
  testCaller(
    `USER${number}`,
    { '*': 'View Only' },
    { userId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}` },
  );
const minute = 60_000;
let clock = seedDate.getTime();
beforeEach(() => {
  clock += 60 * minute;
  server.current.setNow(new Date(clock));
});

interface Seen {
  readonly starts?: number;
  readonly failures?: Readonly<Record<string, number>>;
  readonly calls?: number;
  readonly failedCalls?: number;
  readonly measured?: Readonly<Record<string, readonly number[]>>;
}
const report = (who: number | ReturnType<typeof user>, remote: string, version: string | undefined, seen: Seen) =>
  server.current.call(shellReleaseCalls.report, typeof who === 'number' ? user(who) : who, {
    body: {
      shell: '1',
      remotes: [{ remote, version, starts: 0, failures: {}, calls: 0, failedCalls: 0, measured: {}, ...seen }],
    },
  });

const publishPages = (id: string, ...scripts: string[]) =>
  publishWith(server.current, id, { routes: ownPage(id) }, ...scripts);

/** A remote whose second release is stable and whose first is previous. */
async function promoted(): Promise<{ id: string; first: string; second: string }> {
  const id = `r-${randomUUID().slice(0, 8)}`;
  const [first = '', second = ''] = await publishPages(id, `${id} a`, `${id} b`);
  await change(server.current, id, 'promote', { version: second });
  return { id, first, second };
}

test('reports are counted by release and hour, as classes, and hold nothing of who', async () => {
  const { id, second } = await promoted();
  await report(1, id, second, {
    starts: 2,
    calls: 10,
    failedCalls: 1,
    failures: { 'chunk-missing': 1, 'unknown-kind': 5 },
    measured: { load: [90, 150, 7_000], LCP: [1_200], colour: [1] },
  });
  await report(2, id, second, { starts: 1 });
  await report(2, id, '0.0.0-0000000000', { starts: 1 });
  await fetch(server.current.origin + reportAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': {
        'document-uri': 'https://k',
        'violated-directive': 'img-src',
        'blocked-uri': 'https://x',
        'source-file': `https://k/remotes/${id}/${second}/main.js`,
      },
    }),
  });
  const {
    result: { rows },
  } = await server.current.call(releaseCalls.health, admin, { parameters: { remote: id } });
  expect(rows).toEqual([
    {
      version: second,
      hour: expect.any(String),
      starts: 3,
      calls: 10,
      failedCalls: 1,
      cspViolations: 1,
      failures: { 'chunk-missing': 1 },
      classes: { load: [0, 1, 1, 0, 0, 0, 0, 0, 1], LCP: [0, 0, 1, 0, 0, 0, 0, 0, 0] },
    },
  ]);
  const listed = (await server.current.call(releaseCalls.list, admin)).result.rows.find(
    (row: { id: string }) => row.id === id,
  );
  expect(listed).toMatchObject({ starts: 3, failures: 1, cspViolations: 1, loadP75: 12_800, releases: 2 });
  const kept = JSON.stringify(
    await server.current.database.db.selectFrom('release_sighting').selectAll().where('remote_id', '=', id).execute(),
  );
  expect(kept).not.toContain('USER1');
  expect(kept).not.toContain(user(1).userId);
});
