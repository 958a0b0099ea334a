import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { reportAddress } from '../../platform/http/content-policy.ts';
import { reportModules, reportsOn, user } from './reports.fixtures.ts';

const server = useServer({ modules: reportModules });
const { report, promoted } = reportsOn(server);

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
