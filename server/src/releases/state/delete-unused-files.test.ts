import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { change, publishAll, publish, build, tokenFor, stateIn } from '../releases.fixture.ts';
import { sweepReleases } from './delete-unused-files.ts';

const server = useServer({ modules: [hosting, releases] });
const days = (count: number) => new Date(seedDate.getTime() + count * 86_400_000);
const status = async (version: string | undefined) =>
  (await fetch(`${server.current.origin}/remotes/cards/${version}/release.json`)).status;

test('files are deleted when no page can have them open; delivered releases stay, however old', async () => {
  const [one, two, three, four] = await publishAll(server.current, 'cards', 'one', 'two', 'three', 'four');
  await change(server.current, 'cards', 'promote', { version: two });
  await change(server.current, 'cards', 'promote', { version: three });
  server.current.setNow(days(30));
  await change(server.current, 'cards', 'canary', { version: one, share: 1, users: [], roles: [] });
  server.current.setNow(days(41));
  expect(await sweepReleases(server.current.app.services)).toBe(0);
  server.current.setNow(days(43));
  expect(await sweepReleases(server.current.app.services)).toBe(1);
  expect(await Promise.all([one, two, three, four].map(status))).toEqual([200, 200, 200, 404]);
  await change(server.current, 'cards', 'canaryEnd');
  server.current.setNow(days(60));
  expect(await sweepReleases(server.current.app.services)).toBe(0);
  server.current.setNow(days(90));
  expect(await sweepReleases(server.current.app.services)).toBe(1);
  expect(await Promise.all([one, two, three, four].map(status))).toEqual([404, 200, 200, 404]);
  expect((await change(server.current, 'cards', 'promote', { version: one })).body).toMatchObject({
    code: 'RELEASE_REMOVED',
  });
  expect(
    await server.current.database.db
      .selectFrom('audit_entry')
      .select('entity_id')
      .where('action', '=', 'EXPIRE')
      .where('actor_name', '=', 'release-sweep')
      .orderBy('at')
      .execute(),
  ).toEqual([{ entity_id: `cards/${four}` }, { entity_id: `cards/${one}` }]);
});

test('a release that is published again after its files went is there again', async () => {
  const [one] = (
    await server.current.call(releaseCalls.releases, admin, { parameters: { remote: 'cards' } })
  ).result.rows.filter(({ removedAt }: { removedAt: string | null }) => removedAt !== null) as { version: string }[];
  const again = ['one', 'four']
    .map((script) => build('cards', script))
    .find(({ record }) => record.version === one?.version);
  expect((await publish(server.current, await tokenFor(server.current, 'cards'), again!)).result).toMatchObject({
    known: true,
    release: { removedAt: null },
  });
  expect([
    await status(one?.version),
    (await change(server.current, 'cards', 'promote', { version: one?.version })).status,
  ]).toEqual([200, 200]);
  expect((await stateIn(server.current, 'cards')).stable).toBe(one?.version);
});
