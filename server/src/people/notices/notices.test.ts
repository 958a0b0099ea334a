import { once } from 'node:events';
import http from 'node:http';
import { addressOf } from '@console/contracts/core/call';
import { inboxPageSize, noticeCalls } from '@console/contracts/platform/notices';
import { admin, nobody } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { raiseRevision } from '../../releases/state/change.ts';
import { releases } from '../../releases/module.ts';
import { removeOldNotices } from './inbox.ts';
import { notices } from './module.ts';
import { notify } from './notify.ts';

const server = useServer({ modules: [notices, releases] });
const tell = (username = admin, count = 1) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      notify(server.current.database.db, {
        userIds: [username.userId],
        kind: 'RUN_FINISHED',
        parameters: { module: 'Kode Pos', changed: index, skipped: 0 },
        link: '/zip-code',
        at: new Date(seedDate.getTime() + index * 1_000),
      }),
    ),
  );
const inbox = async (query = {}, language = 'id') =>
  (await server.current.call(noticeCalls.inbox, admin, { query, headers: { 'accept-language': language } })).result;

beforeEach(() => server.current.database.db.deleteFrom('console_notice').execute());

test('a notice is seen by its user alone, in the language of the reader, and stays after it is read', async () => {
  await tell();
  await tell(nobody);
  expect(await inbox()).toMatchObject({
    total: 1,
    unread: 1,
    rows: [{ title: 'Proses massal selesai', text: 'Kode Pos: 0 diubah, 0 dilewati', link: '/zip-code', read: false }],
  });
  expect((await inbox({}, 'en')).rows[0].title).toBe('Bulk run finished');
  const {
    rows: [{ secureId }],
  } = await inbox();
  expect((await server.current.call(noticeCalls.read, nobody, { body: { secureIds: [secureId] } })).result).toEqual({
    unread: 1,
  });
  expect((await server.current.call(noticeCalls.read, admin, { body: { secureIds: [secureId] } })).result).toEqual({
    unread: 0,
  });
  expect(await inbox()).toMatchObject({ total: 1, unread: 0, rows: [{ read: true }] });
  expect((await inbox({ unread: true })).rows).toEqual([]);
});

test('many are read by the page, newest first, and marked all at once', async () => {
  await tell(admin, inboxPageSize + 3);
  const second = await inbox({ page: 2 });
  expect({ total: second.total, rows: second.rows.length, last: second.rows.at(-1).text }).toEqual({
    total: 23,
    rows: 3,
    last: 'Kode Pos: 0 diubah, 0 dilewati',
  });
  expect((await server.current.call(noticeCalls.read, admin, { body: { secureIds: [] } })).result.unread).toBe(23);
  expect((await server.current.call(noticeCalls.read, admin, { body: {} })).result.unread).toBe(0);
});

test('notices are kept for 90 days', async () => {
  await tell();
  await removeOldNotices(server.current.database.db, new Date(seedDate.getTime() + 89 * 86_400_000));
  expect((await inbox()).total).toBe(1);
  await removeOldNotices(server.current.database.db, new Date(seedDate.getTime() + 91 * 86_400_000));
  expect((await inbox()).total).toBe(0);
});

test('an open browser gets new notices and changed releases, and a closed stream leaves nothing open', async () => {
  await inbox();
  const request = http.get(server.current.origin + addressOf(noticeCalls.stream), {
    headers: { authorization: 'Bearer test', username: admin.username },
  });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.headers['content-type']).toBe('text/event-stream');
  const events = response.setEncoding('utf8').iterator({ destroyOnReturn: false });
  let received = '';
  const until = async (text: string) => {
    while (!received.includes(text)) received += String((await events.next()).value);
  };
  await until('"unread":0');
  await tell();
  await until('"unread":1');
  await server.current.database.db.transaction().execute(async (tx) => {
    await tx.updateTable('release_revision').set({ value: 70 }).execute();
    await raiseRevision(tx);
  });
  await until('"releasesRevision":71');
  request.destroy();
});

test('nobody listens without a session', async () => {
  const response = await fetch(server.current.origin + addressOf(noticeCalls.stream));
  expect(response.status).toBe(401);
  await response.body?.cancel();
});
