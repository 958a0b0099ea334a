import { notificationCalls, notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { dispatch } from './dispatch.ts';
import { notificationModule } from './module.ts';
import { total, numberOf, withMembers, received, behaviour, address } from './message-gateway.fixtures.ts';

const server = useServer({
  modules: [withMembers, notificationModule],
  configuration: {
    get messageGatewayUrl() {
      return address;
    },
    messageGatewayToken: 'kunci',
  },
});

const calls = callsOf(notifications);
const author = testCaller('HOBIS01', { 'notification:browse': 'Input' });
const approver = testCaller('HOBISHD01', { 'notification:browse': 'Approval' });
const create = async (rest: object = {}) =>
  (
    await server.current.call(calls['create'], author, {
      body: {
        target: 'MEMBER_PUSH',
        title: 'Promo',
        body: 'Halo {memberName}',
        imageFileId: null,
        link: 'PROMO',
        audienceKind: 'SEGMENT',
        lines: ['NMC'],
        branchIds: [],
        cardTypeIds: [],
        memberStatuses: [],
        lastOrderFrom: null,
        lastOrderTo: null,
        uploadId: null,
        roleIds: [],
        scheduleAt: null,
        expiresAt: null,
        ...rest,
      },
    })
  ).result as Notification;
const step = async (name: 'submit' | 'approve', { secureId }: { secureId: string }, caller = author) => {
  const { version } = await detail(secureId);
  return server.current.call(notificationCalls[name], caller, { body: { secureId, version } });
};
const detail = async (secureId: string) =>
  (await server.current.call(calls['detail'], author, { parameters: { secureId } })).result as Notification;
const approved = async (rest: object = {}) => {
  const record = await create(rest);
  expect((await step('submit', record)).result).toMatchObject({ state: 'pending_approval' });
  await step('approve', record, approver);
  return record;
};
const run = () => dispatch(server.current.app, new AbortController().signal);
beforeEach(async () => {
  // Seeded scheduled or partly sent notifications are not part of these tests.
  await server.current.database.db
    .updateTable('notification')
    .set({ state: 'cancelled' })
    .where('state', 'in', ['scheduled', 'sending'])
    .execute();
  received.length = 0;
  behaviour.answer = (messages) => ({ results: messages.map(({ id }) => ({ id, outcome: 'DELIVERED' })) });
});

test('members are reached in batches of a thousand, each once, without those who declined', async () => {
  const record = await approved();
  await run();
  await run();
  expect(received.map(({ messages }) => messages.length)).toEqual([990, 990, 297]);
  expect(received[0]).toMatchObject({ path: '/push', token: 'Bearer kunci' });
  expect(received[0]?.messages[0]).toMatchObject({ to: numberOf(1), text: 'Halo Anggota 1' });
  expect(new Set(received.flatMap(({ messages }) => messages.map(({ id }) => id))).size).toBe(2_277);
  expect(await detail(record.secureId)).toMatchObject({
    state: 'sent',
    audienceCount: total,
    sentCount: 2_277,
    deliveredCount: 2_277,
    skippedCount: 23,
    failedCount: 0,
  });
});

test('what the gateway refuses is counted by its cause', async () => {
  behaviour.answer = (messages) => ({
    results: messages.map(({ id }, index) =>
      index < 3 ? { id, outcome: 'FAILED', cause: 'TOKEN_GONE' } : { id, outcome: 'SENT' },
    ),
  });
  const record = await approved({ target: 'MEMBER_INBOX', link: 'INBOX' });
  await run();
  expect(received[0]?.path).toBe('/inbox');
  const sent = await detail(record.secureId);
  expect(sent).toMatchObject({ state: 'partially_failed', sentCount: 2_268, deliveredCount: 0, failedCount: 9 });
  expect(sent.tally).toEqual(
    expect.arrayContaining([expect.objectContaining({ outcome: 'FAILED', cause: 'TOKEN_GONE', count: 9 })]),
  );
});

test('an interrupted run continues after its last batch, and messages at the gateway are not sent again', async () => {
  const record = await approved();
  await server.current.database.db
    .updateTable('notification')
    .set({ state: 'sending', cursor: numberOf(1_999) })
    .where('id', '=', record.secureId)
    .execute();
  await sql`insert into notification_recipient (notification_id, recipient, at)
    values (${record.secureId}, ${numberOf(1_999)}, now())`.execute(server.current.database.db);
  await run();
  expect(received.map(({ messages }) => messages.length)).toEqual([297]);
  expect(await detail(record.secureId)).toMatchObject({ state: 'partially_failed', failedCount: 1, sentCount: 297 });
});

test('a stop takes effect between two batches', async () => {
  const record = await approved();
  const { db } = server.current.database;
  behaviour.answer = (messages) => {
    // The author stops it while the gateway has the first batch.
    behaviour.stopped = db
      .updateTable('notification')
      .set({ state: 'stopped' })
      .where('id', '=', record.secureId)
      .execute();
    return { results: messages.map(({ id }) => ({ id, outcome: 'SENT' })) };
  };
  await run();
  await behaviour.stopped;
  await run();
  expect(await detail(record.secureId)).toMatchObject({ state: 'stopped', sentCount: 990 });
  expect(received.length).toBe(1);
});

test('an audience of nobody is refused', async () => {
  const record = await create({ lines: ['UFI'] });
  expect((await step('submit', record)).body.code).toBe('AUDIENCE_EMPTY');
});

test('numbers of a file are kept once each, and those nobody has are listed', async () => {
  const form = new FormData();
  form.set('file', new Blob(['cust_no\nM00001\nM00002\nM00001\nX99\n'], { type: 'text/csv' }), 'nomor.csv');
  const upload = (await server.current.call(notificationCalls.upload, author, { body: form })).result;
  expect(upload).toMatchObject({ name: 'nomor.csv', rows: 3, repeated: 1 });
  const record = await create({ audienceKind: 'UPLOAD', lines: [], uploadId: upload.uploadId });
  expect(
    (await server.current.call(notificationCalls.estimate, author, { parameters: { secureId: record.secureId } }))
      .result,
  ).toMatchObject({ channel: 'READY', unknownCount: 1, unknown: ['X99'] });
  const wrong = new FormData();
  wrong.set('file', new Blob(['nomor\n1\n'], { type: 'text/csv' }), 'nomor.csv');
  expect((await server.current.call(notificationCalls.upload, author, { body: wrong })).body.code).toBe('FILE_COLUMNS');
  const stranger = testCaller('HOBIS02', { 'notification:browse': 'Input' });
  expect(
    (
      await server.current.call(calls['update'], stranger, {
        body: { ...record, uploadId: '00000000-0000-4000-8000-000000000000' },
      })
    ).body.errors,
  ).toMatchObject([{ field: 'uploadId', code: 'UPLOAD_UNKNOWN' }]);
});

test('a test is sent to one test member, by a known number only', async () => {
  const record = await create();
  const send = (custNo: string) =>
    server.current.call(notificationCalls.test, author, { body: { secureId: record.secureId, custNo } });
  expect((await send('tidak ada')).status).toBe(404);
  expect((await send(numberOf(1))).result).toEqual({ left: 9 });
  expect(received[0]?.messages).toMatchObject([{ to: numberOf(1), text: 'Halo Anggota 1' }]);
});
