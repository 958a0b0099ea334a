import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { noticeCalls } from '@console/contracts/platform/notices';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { change, stateIn } from '../releases.fixture.ts';
import { minute, reportModules, reportsOn } from './reports.fixtures.ts';

const server = useServer({ modules: reportModules });
const { clock, report, publishPages, promoted } = reportsOn(server);
const fail = (number: number, remote: string, version: string | undefined, kind = 'integrity') =>
  report(number, remote, version, { failures: { [kind]: 1 } });

test('enough different users bring everybody back to the previous release, marked, audited and announced', async () => {
  const { id, first, second } = await promoted();
  for (const number of [1, 2, 2, 2]) await fail(number, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second, steppedBack: null });
  await fail(3, id, second, 'init-failed');
  expect(await stateIn(server.current, id)).toMatchObject({
    stable: first,
    previous: null,
    changedBy: 'SYSTEM',
    steppedBack: { version: second, to: first, kind: 'integrity', users: 3 },
  });
  const {
    result: {
      rows: [entry],
    },
  } = await server.current.call(releaseCalls.history, admin, { parameters: { remote: id } });
  expect(entry).toMatchObject({
    kind: 'STEP_BACK',
    by: 'SYSTEM',
    reason: '3 dari 3 pengguna melaporkan integrity',
    undoable: true,
  });
  const { db } = server.current.database;
  expect(
    await db
      .selectFrom('audit_entry')
      .select(['username', 'actor_name'])
      .where('entity_id', '=', id)
      .where('action', '=', 'STEP_BACK')
      .execute(),
  ).toEqual([{ username: 'SYSTEM', actor_name: 'release-step-back' }]);
  const told = await db
    .selectFrom('console_notice')
    .innerJoin('app_user', 'app_user.id', 'console_notice.user_id')
    .select(['app_user.username', 'link', 'parameters'])
    .where('kind', '=', 'REMOTE_STEPPED_BACK')
    .execute();
  expect(told.map(({ username }) => username)).toContain('ADMIN01');
  expect(told[0]).toMatchObject({
    link: `/platform/remotes/${id}`,
    parameters: { remote: id, version: second, to: first, users: 3 },
  });
  expect(
    await db.selectFrom('mail').select(['recipient', 'subject']).where('subject', 'like', `%${id}`).execute(),
  ).toEqual([{ recipient: 'tim-kartu@contoh.id', subject: `Remote mundur otomatis: ${id}` }]);
});

test('people who hold no page of the remote move nothing and are not counted', async () => {
  const { id, second } = await promoted();
  for (let number = 1; number < 6; number += 1) {
    const guest = testCaller(`GUEST${number}`, { 'other:browse': 'Full Access' });
    expect((await report(guest, id, second, { starts: 1, failures: { integrity: 1 } })).status).toBe(200);
  }
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second, steppedBack: null });
  const { result } = await server.current.call(releaseCalls.health, admin, { parameters: { remote: id } });
  expect(result.rows).toEqual([]);
});

test('people who are not given a release do not say that it fails', async () => {
  const { id, second } = await promoted();
  const [third] = await publishPages(id, `${id} c`);
  await change(server.current, id, 'canary', { version: third, share: 0, users: ['USER1'], roles: [] });
  for (let number = 2; number < 7; number += 1) await fail(number, id, third);
  expect(await stateIn(server.current, id)).toMatchObject({ canary: { version: third }, steppedBack: null });
  // Users of a failed canary get the stable release, and may report that too.
  for (const number of [1, 2, 3]) await fail(number, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ steppedBack: { version: second, users: 3 } });
});

test('nobody counts as two around midnight', async () => {
  const { id, second } = await promoted();
  clock.moveTo(Math.ceil(clock.now() / 86_400_000) * 86_400_000 - minute);
  for (const wait of [0, 2 * minute]) {
    clock.moveTo(clock.now() + wait);
    for (const number of [1, 2]) await fail(number, id, second);
  }
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second, steppedBack: null });
  await fail(3, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ steppedBack: { users: 3 } });
});

test('a release that was rolled back returns only by an explicit decision, and is then judged again', async () => {
  const { id, first, second } = await promoted();
  for (const number of [1, 2, 3]) await fail(number, id, second);
  expect((await change(server.current, id, 'promote', { version: second })).body.code).toBe('RELEASE_STEPPED_BACK');
  clock.moveTo(clock.now() + minute);
  expect((await change(server.current, id, 'promote', { version: second, again: true })).result).toMatchObject({
    stable: second,
    previous: first,
    steppedBack: null,
  });
  await fail(1, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second });
});

test('a canary that fails ends, and what is stable stays', async () => {
  const { id, first, second } = await promoted();
  const [third] = await publishPages(id, `${id} c`);
  await change(server.current, id, 'canary', {
    version: third,
    share: 0,
    users: ['USER1', 'USER2', 'USER3'],
    roles: [],
  });
  for (const number of [1, 2, 3]) await fail(number, id, third, 'render-failed');
  expect(await stateIn(server.current, id)).toMatchObject({
    stable: second,
    previous: first,
    canary: null,
    steppedBack: { version: third, to: second },
  });
});

test('faults of networks, faults of long ago and faults of few among many move nothing', async () => {
  const { id, second } = await promoted();
  for (const number of [1, 2, 3, 4]) await fail(number, id, second, 'entry-timeout');
  await fail(1, id, second);
  await fail(2, id, second);
  clock.moveTo(clock.now() + 6 * minute);
  await fail(3, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second });
  for (let number = 100; number < 180; number += 1) await report(number, id, second, { starts: 1 });
  await fail(4, id, second);
  await fail(5, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second });
});

test('a pinned release and one with nothing before it are announced, not changed', async () => {
  const { id, second } = await promoted();
  await change(server.current, id, 'pin', { version: second });
  for (const number of [1, 2, 3, 4]) await fail(number, id, second);
  expect(await stateIn(server.current, id)).toMatchObject({ stable: second, pinned: second });
  const notice = await server.current.database.db
    .selectFrom('console_notice')
    .select('parameters')
    .where('kind', '=', 'REMOTE_FAILING')
    .where('link', '=', `/platform/remotes/${id}`)
    .execute();
  expect(new Set(notice.map(({ parameters }) => parameters['version']))).toEqual(new Set([second]));
  expect((await server.current.call(noticeCalls.inbox, admin)).status).toBe(200);
});
