// Long: one inbox, with the changes of two modules made by the same helpers.
import { approvalCalls, type ApprovalDetail, type Decisions } from '@console/contracts/platform/approvals';
import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { admin, testCaller, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { smsContentModule } from '../../orders-logs/update-sms-content/module.ts';
import { appSettingsModule } from '../../shell/app-setting-properties/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { resourcesOf } from '../resource/registered.ts';
import { approvals } from './module.ts';

/** The inbox of approvers over all modules. */

const server = useServer({ modules: [approvals, appSettingsModule, smsContentModule] });
const maker = { ...admin, userId: userId('ADMIN01') };
const checker = { ...admin, userId: userId('ADMIN02'), username: 'ADMIN02', name: 'Pemeriksa' };
const smsApprover = testCaller('HOBISHD01', { 'update-sms-content:browse': 'Approval' });
const [settings, sms] = [callsOf(appSettings), callsOf(smsContents)];

async function settingChange(key: string, value: string, by = maker): Promise<string> {
  const { result } = await server.current.call(settings['list'], by, { query: { search: key, size: 100 } });
  const row = result.rows.find((each: { key: string }) => each.key === key);
  const body = { ...row, value, reason: 'permintaan tim keamanan' };
  return (await server.current.call(settings['update'], by, { body })).result.change.secureId as string;
}
/** Waits for a second person: the text is a critical one. */
async function smsChange(code: string, by = maker): Promise<string> {
  const { result } = await server.current.call(sms['list'], by, { query: { size: 100 } });
  const row = (result.rows as SmsContent[]).find((each) => each.code === code)!;
  await server.current.database.db
    .updateTable('change_request')
    .set({ state: 'WITHDRAWN' })
    .where('record_id', '=', row.secureId)
    .where('state', '=', 'PENDING')
    .execute();
  const body = { secureId: row.secureId, version: row.version, content: `${row.content}!` };
  const answer = await server.current.call(sms['update'], by, { body: { ...body, reason: 'kalimat penutup baru' } });
  return answer.result.change.secureId as string;
}
const decide = async (who: typeof checker, secureIds: string[], body: object = {}): Promise<Decisions> =>
  (await server.current.call(approvalCalls.decideMany, who, { body: { decision: 'approve', secureIds, ...body } }))
    .result;
const preview = async (who: typeof checker, secureIds: string[]): Promise<Decisions> =>
  (await server.current.call(approvalCalls.preview, who, { body: { decision: 'approve', secureIds } })).result;
const detail = async (secureId: string, who = checker): Promise<ApprovalDetail> =>
  (await server.current.call(approvalCalls.detail, who, { parameters: { secureId } })).result;
const codes = ({ passed, refused }: Decisions) => ({
  passed: passed.map(({ secureId }) => secureId),
  refused: Object.fromEntries(refused.map(({ secureId, code }) => [secureId, code])),
});

test('the list shows what was judged just before; a change that is opened is judged then', async () => {
  const secureId = await smsChange('OTP_ORDER');
  const registered = resourcesOf(server.current.app).get('update-sms-content')!;
  const definition = registered.definition as { approval?: object };
  const given = definition.approval;
  let judged = 0;
  definition.approval = {
    ...given,
    warnings: async () => {
      judged += 1;
      return [];
    },
  };
  const listed = async () => {
    const { result } = await server.current.call(approvalCalls.list, checker, { query: { box: 'decide' } });
    return (result.rows as { secureId: string }[]).some((row) => row.secureId === secureId);
  };
  try {
    expect(await listed()).toBe(true);
    const first = judged;
    expect(first).toBeGreaterThan(0);
    await listed();
    expect(judged).toBe(first);
    await detail(secureId);
    expect(judged).toBe(first + 1);
  } finally {
    definition.approval = given;
  }
});

test('changes of several modules are approved at once; a preview says which pass, and changes nothing', async () => {
  const [first, second] = [await settingChange('LOGIN_MAX_FAILURES', '7'), await smsChange('OTP_ORDER')];
  const own = await settingChange('LOGIN_LOCK_MINUTES', '25', checker);
  const unknown = '00000000-0000-4000-8000-00000000abcd';
  const all = [first, second, own, unknown];
  const expected = { passed: [first, second], refused: { [own]: 'SELF_APPROVAL', [unknown]: 'NOT_FOUND' } };
  const tried = await preview(checker, all);
  expect(codes(tried)).toEqual(expected);
  expect(tried.refused[0]).toMatchObject({
    label: 'LOGIN_LOCK_MINUTES',
    moduleTitle: appSettings.title,
    message: expect.stringContaining('tidak dapat menyetujui'),
  });
  expect((await detail(first)).state).toBe('PENDING');
  expect(codes(await decide(checker, all))).toEqual(expected);
  expect([(await detail(first)).state, (await detail(second)).state, (await detail(own)).state]).toEqual([
    'APPROVED',
    'APPROVED',
    'PENDING',
  ]);
  const again = codes(await decide(checker, [first, second]));
  expect(again).toEqual({ passed: [], refused: { [first]: 'NOT_PENDING', [second]: 'NOT_PENDING' } });
});

test('one entry of the audit trail stands over the decisions of a call, and refusals are kept', async () => {
  const [change, own] = [await settingChange('PASSWORD_HISTORY', '6'), await smsChange('OTP_LOGIN', checker)];
  await decide(checker, [change, own], { note: 'sesuai memo' });
  const { db } = server.current.database;
  const parent = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('module', '=', 'approval')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(parent).toMatchObject({ action: 'APPROVE', record_count: 2, reason: 'sesuai memo', username: 'ADMIN02' });
  const children = await db
    .selectFrom('audit_entry')
    .select(['module', 'action', 'outcome', 'code'])
    .where('parent_id', '=', parent.id)
    .orderBy('id')
    .execute();
  expect(children).toMatchObject([
    { module: 'app-setting-properties', action: 'APPROVE', outcome: 'success' },
    { module: 'update-sms-content', action: 'APPROVE', outcome: 'refused', code: 'SELF_APPROVAL' },
  ]);
});

test('a record that changed since is named as outdated, and the others are approved', async () => {
  const [moved, other] = [await smsChange('PHONE_CHANGED'), await settingChange('PASSWORD_MAX_AGE_DAYS', '80')];
  await server.current.database.db
    .updateTable('sms_content')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('code', '=', 'PHONE_CHANGED')
    .execute();
  const expected = { passed: [other], refused: { [moved]: 'CHANGE_OUTDATED' } };
  expect(codes(await preview(checker, [moved, other]))).toEqual(expected);
  expect(codes(await decide(checker, [moved, other]))).toEqual(expected);
  expect((await detail(moved)).state).toBe('OUTDATED');
});

test('many are rejected with one note, and not without it', async () => {
  const ids = [await settingChange('OTP_MAX_ATTEMPTS', '4'), await smsChange('OTP_LOGIN')];
  const refused = await server.current.call(approvalCalls.decideMany, checker, {
    body: { decision: 'reject', secureIds: ids, note: '' },
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: [{ field: 'note' }] } });
  expect((await decide(checker, ids, { decision: 'reject', note: 'belum disetujui bisnis' })).passed).toHaveLength(2);
  expect(await detail(ids[0]!)).toMatchObject({ state: 'REJECTED', note: 'belum disetujui bisnis' });
});

test('who holds one of the modules decides there alone; a module under maintenance decides nothing', async () => {
  const [text, setting] = [await smsChange('OTP_ORDER'), await settingChange('OTP_TTL_SECONDS', '120')];
  expect(codes(await preview(smsApprover, [text, setting]))).toEqual({
    passed: [text],
    refused: { [setting]: 'NOT_FOUND' },
  });
  expect((await preview(smsApprover, [setting])).refused[0]).toMatchObject({ label: '' });
  const maintained = (value: string) =>
    server.current.database.db
      .updateTable('app_setting')
      .set({ value })
      .where('key', '=', 'MAINTENANCE_MODULES')
      .execute();
  await maintained('update-sms-content');
  server.current.setNow(new Date(seedDate.getTime() + 60_000));
  expect(codes(await preview(checker, [text, setting]))).toEqual({
    passed: [setting],
    refused: { [text]: 'MAINTENANCE' },
  });
  await maintained('');
  server.current.setNow(new Date(seedDate.getTime() + 120_000));
});

test('who made changes withdraws many of them, and none of others', async () => {
  const [own, other] = [await smsChange('OTP_ORDER'), await settingChange('STEP_UP_MINUTES', '12', checker)];
  const withdrawn = codes(await decide(maker, [own, other], { decision: 'withdraw' }));
  expect(withdrawn).toEqual({ passed: [own], refused: { [other]: 'NOT_FOUND' } });
  expect((await detail(own)).state).toBe('WITHDRAWN');
});

test('a change is shown with its record and its differences in words', async () => {
  const shown = await detail(await smsChange('OTP_PHONE_UPDATE'));
  expect(shown).toMatchObject({ moduleTitle: smsContents.title, action: 'update', claims: [] });
  expect(shown.facts.find(({ name }) => name === 'code')).toMatchObject({ value: 'OTP_PHONE_UPDATE' });
  expect(shown.differences).toMatchObject([{ name: 'content', title: smsContents.titles['content'] }]);
  const choices = shown.facts.filter(({ field }) => field.kind === 'choice');
  expect(choices.length).toBeGreaterThan(0);
  for (const { value, field } of choices)
    expect(field.options?.map((option) => option.value)).toEqual(value === null ? [] : [value]);
});

test('claims of a change and their releases are kept, and filter the list', async () => {
  const id = await smsChange('OTP_ORDER');
  const body = { secureId: id };
  await server.current.call(approvalCalls.claim, checker, { body });
  const found = async (claimed: 'me' | 'others' | 'none', who = checker) =>
    (await server.current.call(approvalCalls.list, who, { query: { claimed, state: ['PENDING'] } })).result.rows.some(
      ({ secureId }: { secureId: string }) => secureId === id,
    );
  expect([await found('me'), await found('others'), await found('none')]).toEqual([true, false, false]);
  expect([await found('me', maker), await found('others', maker)]).toEqual([false, true]);
  await server.current.call(approvalCalls.release, checker, { body });
  expect((await detail(id)).claims).toMatchObject([
    { username: 'ADMIN02', name: 'Pemeriksa', step: 'claim' },
    { username: 'ADMIN02', step: 'release' },
  ]);
});

test('the inbox says who decides or has made anything, how old it is, and lists the oldest first', async () => {
  const standing = async (who: typeof checker) =>
    (await server.current.call(approvalCalls.standing, who)).result as { decides: boolean; made: boolean };
  expect(await standing(viewer)).toEqual({ decides: false, made: false, modules: [] });
  expect(await standing(smsApprover)).toEqual({
    decides: true,
    made: false,
    modules: [{ module: 'update-sms-content', title: smsContents.title }],
  });
  expect(await standing(maker)).toMatchObject({ decides: true, made: true });
  const rows = (await server.current.call(approvalCalls.list, checker, { query: { order: 'oldest' } })).result.rows;
  const times = rows.map(({ madeAt }: { madeAt: string }) => madeAt);
  expect(times).toEqual(times.toSorted());
  expect(Date.parse(rows[0].targetAt) - Date.parse(rows[0].madeAt)).toBe(24 * 3_600_000);
});

test('one of many is decided as its own call would have decided it', async () => {
  const id = await smsChange('OTP_ORDER');
  const single = await server.current.call(changeCallsOf(smsContents).approveChange, maker, {
    body: { secureIds: [id] },
  });
  expect([single.body.code]).toEqual(Object.values(codes(await preview(maker, [id])).refused));
});
