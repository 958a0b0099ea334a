// Long: the states of one record, reached one from the other on one server.
import { notificationCalls, notifications, type Notification } from '@console/contracts/orders-logs/notification';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branchModule } from '../../branches-stores/branch/module.ts';
import { notices } from '../../people/notices/module.ts';
import { countUsers } from './audience.ts';
import { dispatch } from './dispatch.ts';
import { notificationModule } from './module.ts';

const server = useServer({ modules: [notices, branchModule, notificationModule] });
const calls = callsOf(notifications);
const author = testCaller('HOBIS01', { 'notification:browse': 'Input' });
const colleague = testCaller('HOBIS02', { 'notification:browse': 'Input' });
const approver = testCaller('HOBISHD01', { 'notification:browse': 'Approval' });
const viewer = testCaller('CC01', { 'notification:browse': 'View Only' });
const at = (text: string) => new Date(`${text}+07:00`);
const hours = (count: number) => new Date(seedDate.getTime() + count * 3_600_000);

beforeEach(() => server.current.setNow(seedDate));
const roleIds = async (...names: string[]) =>
  (await server.current.database.db.selectFrom('role').select('id').where('name', 'in', names).execute()).map(
    ({ id }) => id,
  );
const values = (rest: object = {}) => ({
  target: 'CONSOLE',
  title: 'Pemberitahuan',
  body: 'Halo {memberName} dari {branchName}.',
  imageFileId: null,
  link: '/profile',
  audienceKind: 'ROLE',
  lines: [],
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
});
const create = async (rest: object = {}, caller = author) =>
  server.current.call(calls['create'], caller, { body: values({ roleIds: await roleIds('internal_audit'), ...rest }) });
const made = async (rest: object = {}, caller = author) => (await create(rest, caller)).result as Notification;
const step = (
  name: 'submit' | 'approve' | 'reject' | 'withdraw' | 'cancel' | 'stop',
  record: { secureId: string; version: number },
  caller = author,
  rest: object = {},
) =>
  server.current.call(notificationCalls[name], caller, {
    body: { secureId: record.secureId, version: record.version, ...rest },
  });
const detail = async (secureId: string) =>
  (await server.current.call(calls['detail'], author, { parameters: { secureId } })).result as Notification;
const run = () => dispatch(server.current.app, new AbortController().signal);
const errorsOf = async (rest: object, caller = author) =>
  (await create(rest, caller)).body.errors as { field: string; code: string }[];
const waiting = (rest: object = {}) =>
  server.current.database.db
    .updateTable('notification')
    .set({ state: 'pending_approval', submitted_at: seedDate, ...rest });

describe('/notification', () => {
  it('is seeded with 24 over all states, the latest schedule first', async () => {
    const { result } = await server.current.call(calls['list'], viewer, { query: { size: 100 } });
    expect(result.total).toBe(24);
    expect(new Set(result.rows.map(({ state }: Notification) => state))).toEqual(
      new Set([
        'cancelled',
        'draft',
        'partially_failed',
        'pending_approval',
        'scheduled',
        'sending',
        'sent',
        'stopped',
      ]),
    );
    const times = result.rows.map(({ scheduleAt }: Notification) => Date.parse(scheduleAt ?? ''));
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    expect(
      (
        await server.current.call(calls['list'], viewer, { query: { author: 'hobis02', state: 'draft' } })
      ).result.rows.every(({ author: by }: Notification) => by === 'HOBIS02'),
    ).toBe(true);
  });

  it('numbers the drafts of a month one after another', async () => {
    const [one, other] = await Promise.all([made(), made()]);
    expect(one.code).toMatch(/^NTF-202603-\d{4}$/);
    expect(Math.abs(Number(one.code.slice(-4)) - Number(other.code.slice(-4)))).toBe(1);
  });

  it.each<[object, string, string]>([
    [{ body: 'Hubungi 0812 3456 7890 segera' }, 'body', 'NOT_ALLOWED'],
    [{ title: 'Buka contoh.com sekarang' }, 'title', 'NOT_ALLOWED'],
    [{ body: 'Halo {nama}' }, 'body', 'PLACEHOLDER_UNKNOWN'],
    [{ body: 'Halo {memberName' }, 'body', 'PLACEHOLDER_SYNTAX'],
    [{ target: 'MEMBER_PUSH', audienceKind: 'ROLE', link: null }, 'audienceKind', 'NOT_ALLOWED'],
    [{ target: 'MEMBER_INBOX', audienceKind: 'SEGMENT', link: 'INBOX', body: 'x'.repeat(241) }, 'body', 'TOO_LONG'],
    [{ roleIds: [] }, 'roleIds', 'REQUIRED'],
    [{ link: '/bukan-halaman' }, 'link', 'NOT_FOUND'],
    [{ scheduleAt: '2026-03-16T08:00:00+07:00' }, 'scheduleAt', 'SCHEDULE_PAST'],
    [{ scheduleAt: '2026-07-16T08:00:00+07:00' }, 'scheduleAt', 'SCHEDULE_TOO_FAR'],
    [
      { target: 'MEMBER_PUSH', audienceKind: 'SEGMENT', link: 'PROMO', scheduleAt: '2026-03-17T21:00:00+07:00' },
      'scheduleAt',
      'SCHEDULE_QUIET',
    ],
    [{ audienceKind: 'ALL' }, 'audienceKind', 'NOT_ALLOWED'],
  ])('refuses %j', async (rest, field, code) => {
    expect(await errorsOf(rest)).toMatchObject([{ field, code }]);
  });

  it('lets only Full Access write to everyone', async () => {
    expect((await create({ audienceKind: 'ALL' }, admin)).status).toBe(200);
  });

  it('goes to the inbox of each console user of the audience once, filled in, and needs no approval', async () => {
    const record = await made();
    const estimate = (
      await server.current.call(notificationCalls.estimate, author, { parameters: { secureId: record.secureId } })
    ).result;
    expect(estimate).toEqual({ count: 2, channel: 'READY', unknownCount: 0, unknown: [] });
    expect((await step('submit', record)).result).toMatchObject({ state: 'scheduled' });
    await run();
    await run();
    const sent = await detail(record.secureId);
    expect(sent).toMatchObject({ state: 'sent', audienceCount: 2, sentCount: 2, deliveredCount: 2, failedCount: 0 });
    expect(sent.tally).toMatchObject([{ outcome: 'DELIVERED', cause: null, count: 2 }]);
    const { db } = server.current.database;
    const told = await db
      .selectFrom('console_notice')
      .innerJoin('app_user', 'app_user.id', 'console_notice.user_id')
      .select(['username', 'console_notice.title', 'text', 'link', 'name', 'user_id'])
      .where('source_id', '=', record.secureId)
      .orderBy('username')
      .execute();
    expect(told).toMatchObject([
      { username: 'AUDIT01', title: 'Pemberitahuan', link: '/profile' },
      { username: 'AUDIT02' },
    ]);
    expect(told[0]?.text).toBe(`Halo ${told[0]?.name} dari Kantor Pusat.`);
    const reader = { ...testCaller('AUDIT01', {}), userId: told[0]!.user_id };
    await server.current.call(noticeCalls.read, reader, { body: {} });
    await db
      .updateTable('console_notice')
      .set({ read_at: seedDate })
      .where('source_id', '=', record.secureId)
      .where('read_at', 'is not', null)
      .execute();
    await run();
    expect(await detail(record.secureId)).toMatchObject({ openedCount: 1, openedRate: 50 });
  });

  it('reaches the users of a branch, also through the MRA and MRO above it', async () => {
    const { db } = server.current.database;
    const { branch_id: branchId } = await db
      .selectFrom('user_branch')
      .innerJoin('app_user', 'app_user.id', 'user_branch.user_id')
      .select('branch_id')
      .where('username', '=', 'KACAB01')
      .executeTakeFirstOrThrow();
    const record = await made({ audienceKind: 'BRANCH', branchIds: [branchId] });
    await step('submit', record);
    await run();
    const told = await db
      .selectFrom('console_notice')
      .innerJoin('app_user', 'app_user.id', 'console_notice.user_id')
      .select('username')
      .where('source_id', '=', record.secureId)
      .execute();
    const names = told.map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['KACAB01', 'MRASPV01']));
    expect(names).not.toContain('HOBIS01');
  });

  it('reaches the office of a branch by its record of any line, and offers each office once', async () => {
    const { db } = server.current.database;
    const records = await db
      .selectFrom('branch')
      .select(['id', 'business_line'])
      .where('office_code', '=', '10010')
      .where('deleted_at', 'is', null)
      .execute();
    const idOf = (line: string) => records.find(({ business_line }) => business_line === line)!.id;
    const refused = await create({ audienceKind: 'BRANCH', roleIds: [], branchIds: [idOf('NMC')] });
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'branchIds', code: 'NOT_ALLOWED' })]);
    const record = await made({ audienceKind: 'BRANCH', branchIds: [idOf('SPEKTRA')] });
    const counts = await Promise.all(
      ['SPEKTRA', 'NMC'].map((line) =>
        countUsers(db, { audience_kind: 'BRANCH', role_ids: [], branch_ids: [idOf(line)] }),
      ),
    );
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts[1]).toBe(counts[0]);
    // A draft of an earlier release.
    await db
      .updateTable('notification')
      .set({ branch_ids: [idOf('NMC')] })
      .where('id', '=', record.secureId)
      .execute();
    const kept = await server.current.call(calls['update'], author, {
      body: {
        ...values({ audienceKind: 'BRANCH', branchIds: [idOf('NMC')], title: 'Judul lain' }),
        secureId: record.secureId,
        version: record.version,
      },
    });
    expect(kept.status).toBe(200);
    expect((await detail(record.secureId)).branchIds).toEqual([idOf('NMC')]);
  });

  it('waits for its time', async () => {
    const record = await made({ scheduleAt: hours(5).toISOString() });
    await step('submit', record);
    await run();
    expect((await detail(record.secureId)).state).toBe('scheduled');
    server.current.setNow(hours(6));
    await run();
    expect((await detail(record.secureId)).state).toBe('sent');
  });

  it('nobody to tell is refused, and the draft stays', async () => {
    const record = await made();
    await server.current.database.db
      .updateTable('notification')
      .set({ role_ids: ['00000000-0000-4000-8000-000000000000'] })
      .where('id', '=', record.secureId)
      .execute();
    expect((await step('submit', record)).body.code).toBe('AUDIENCE_EMPTY');
    expect((await detail(record.secureId)).state).toBe('draft');
  });

  it('members cannot be reached without a member directory, and the notification says so', async () => {
    const record = await made({
      target: 'MEMBER_PUSH',
      audienceKind: 'SEGMENT',
      link: 'PROMO',
      roleIds: [],
      lines: ['NMC'],
    });
    expect(
      (await server.current.call(notificationCalls.estimate, author, { parameters: { secureId: record.secureId } }))
        .result,
    ).toMatchObject({ count: null, channel: 'NO_MEMBERS' });
    const refused = await step('submit', record);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CHANNEL_UNAVAILABLE' } });
    expect(
      (await server.current.call(notificationCalls.test, author, { body: { secureId: record.secureId, custNo: '1' } }))
        .body.code,
    ).toBe('CHANNEL_UNAVAILABLE');
    await waiting({ state: 'scheduled', audience_count: 500 }).where('id', '=', record.secureId).execute();
    await run();
    expect(await detail(record.secureId)).toMatchObject({
      state: 'partially_failed',
      sentCount: 0,
      failedCount: 500,
      tally: [{ outcome: 'FAILED', cause: 'NO_MEMBERS', count: 500 }],
    });
  });

  it('push messages wait for the end of quiet hours', async () => {
    const record = await made({ target: 'MEMBER_PUSH', audienceKind: 'SEGMENT', link: 'PROMO', roleIds: [] });
    await waiting({ state: 'scheduled' }).where('id', '=', record.secureId).execute();
    server.current.setNow(at('2026-03-16T21:00:00'));
    await run();
    expect((await detail(record.secureId)).state).toBe('scheduled');
    server.current.setNow(at('2026-03-17T07:00:00'));
    await run();
    expect((await detail(record.secureId)).state).toBe('partially_failed');
  });

  it('a second person who is not an editor approves or rejects, and the author is notified', async () => {
    const record = await made({
      target: 'MEMBER_INBOX',
      audienceKind: 'SEGMENT',
      link: 'INBOX',
      roleIds: [],
      scheduleAt: hours(2).toISOString(),
    });
    await waiting().where('id', '=', record.secureId).execute();
    expect((await step('approve', record, author)).status).toBe(403);
    expect((await step('approve', record, testCaller('HOBIS01', { '*': 'Full Access' }))).body.code).toBe(
      'SELF_APPROVAL',
    );
    expect((await step('approve', { ...record, version: 9 }, approver)).body.code).toBe('STALE_VERSION');
    expect((await step('reject', record, approver)).status).toBe(422);
    const rejected = await step('reject', record, approver, { note: 'judul kurang jelas' });
    expect(rejected.result).toMatchObject({ state: 'draft' });
    expect(await detail(record.secureId)).toMatchObject({ note: 'judul kurang jelas', decidedBy: 'HOBISHD01' });
    await waiting().where('id', '=', record.secureId).execute();
    server.current.setNow(hours(3));
    const approved = await step('approve', rejected.result, approver);
    expect(approved.result).toMatchObject({ state: 'scheduled' });
    expect(Date.parse((await detail(record.secureId)).scheduleAt!)).toBe(hours(3).getTime());
    expect((await step('approve', approved.result, approver)).body.code).toBe('INVALID_STATE');
  });

  it('a scheduled one is edited only after it is withdrawn, and then needs approval again', async () => {
    const record = await made({ scheduleAt: hours(4).toISOString() });
    const { version } = (await step('submit', record)).result;
    expect((await server.current.call(calls['update'], author, { body: { ...record, version } })).body.code).toBe(
      'INVALID_STATE',
    );
    const draft = (await step('withdraw', { secureId: record.secureId, version })).result;
    const saved = await server.current.call(calls['update'], colleague, {
      body: { ...record, version: draft.version, title: 'Judul lain' },
    });
    expect(saved.result).toMatchObject({ title: 'Judul lain', state: 'draft' });
  });

  it('its author or an admin cancels or stops it, nobody once it is sent', async () => {
    const record = await made({ scheduleAt: hours(4).toISOString() });
    const { version } = (await step('submit', record)).result;
    expect((await step('cancel', { ...record, version }, colleague)).status).toBe(403);
    expect((await step('cancel', { ...record, version }, admin)).result).toMatchObject({ state: 'cancelled' });
    const other = await made();
    await waiting({ state: 'sending' }).where('id', '=', other.secureId).execute();
    expect((await step('stop', other)).result).toMatchObject({ state: 'stopped' });
    const sent = await made();
    await step('submit', sent);
    await run();
    expect((await step('cancel', await detail(sent.secureId))).body.code).toBe('INVALID_STATE');
  });

  it('is copied as a new draft, and deleted only while it is a draft or cancelled', async () => {
    const record = await made();
    const copy = (await server.current.call(notificationCalls.copy, colleague, { body: { secureId: record.secureId } }))
      .result;
    expect(await detail(copy.secureId)).toMatchObject({
      state: 'draft',
      author: 'HOBIS02',
      title: record.title,
      scheduleAt: null,
    });
    expect(
      (await server.current.call(calls['delete'], admin, { body: { ...copy, reason: 'tidak jadi dipakai' } })).status,
    ).toBe(200);
    const { version } = (await step('submit', record)).result;
    expect(
      (
        await server.current.call(calls['delete'], admin, {
          body: { secureId: record.secureId, version, reason: 'tidak jadi dipakai' },
        })
      ).body.code,
    ).toBe('INVALID_STATE');
  });

  it('can be tested by its author ten times a day', async () => {
    const tester = testCaller('HOBIS03', { 'notification:browse': 'Input' });
    const record = await made({}, tester);
    const test = () => server.current.call(notificationCalls.test, tester, { body: { secureId: record.secureId } });
    expect((await test()).result).toEqual({ left: 9 });
    for (let index = 0; index < 9; index += 1) await test();
    expect(await test()).toMatchObject({ status: 429, body: { code: 'TEST_LIMIT' } });
    expect((await server.current.call(noticeCalls.inbox, tester)).result.total).toBe(10);
    server.current.setNow(hours(24));
    expect((await test()).status).toBe(200);
  });
});
