// Long: the rules of one module on one server with its fixtures.
import { approvalCalls } from '@console/contracts/platform/approvals';
import { noticeCalls } from '@console/contracts/platform/notices';
import { callsOf } from '@console/contracts/core/resource';
import { appSettingCalls, appSettings } from '@console/contracts/shell/app-setting-properties';
import { admin, viewer } from '../../../test/callers.ts';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { approvals } from '../../records/approvals/module.ts';
import { notices } from '../../people/notices/module.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { userId } from '../user/seed.ts';
import { appSettingsModule } from './module.ts';

const calls = callsOf(appSettings);
const texts = protectedText(seedOptions.dataKey);
// No server listens there.
const server = useServer({
  modules: [notices, approvals, appSettingsModule],
  configuration: { publicUrl: 'http://localhost:1' },
});
const maker = { ...admin, userId: userId('ADMIN01'), username: 'ADMIN01' };
const checker = { ...admin, userId: userId('ADMIN02'), username: 'ADMIN02', name: 'Pemeriksa' };
const call = (name: keyof typeof calls, input = {}, caller = maker) => server.current.call(calls[name], caller, input);
const setting = async (key: string) =>
  (await call('list', { query: { search: key, size: 10 } })).result.rows.find(
    (row: { key: string }) => row.key === key,
  );
const change = async (key: string, values: object, caller = maker) =>
  call('update', { body: { ...(await setting(key)), ...values } }, caller);
const decide = (
  name: 'approveChange' | 'rejectChange' | 'withdrawChange',
  id: string,
  caller = checker,
  note?: string,
) => call(name, { body: { secureIds: [id], note } }, caller);
const reason = 'permintaan tim keamanan';

const created = (rest: object) =>
  call('create', {
    body: {
      key: 'TEST_KEY',
      value: 'a',
      valueType: 'STRING',
      ruleMinimum: null,
      ruleMaximum: null,
      rulePattern: null,
      ruleAllowed: null,
      group: 'SYSTEM',
      description: 'Untuk pengujian',
      isPublic: false,
      isProtected: false,
      ...rest,
    },
  });

describe('a plain setting', () => {
  test('is changed at once, with its history', async () => {
    const { result: before } = await created({ key: 'PLAIN', value: 'lama' });
    server.current.setNow(new Date(seedDate.getTime() + 1_000));
    expect((await change('PLAIN', { value: 'baru' })).result).toMatchObject({
      secureId: before.secureId,
      version: 2,
      value: 'baru',
    });
    const { result: history } = await server.current.call(appSettingCalls.history, maker, {
      parameters: { secureId: before.secureId },
    });
    expect(history.map(({ value, by }: { value: string; by: string }) => [value, by])).toEqual([
      ['baru', 'ADMIN01'],
      ['lama', 'ADMIN01'],
    ]);
    server.current.setNow(seedDate);
  });

  test.each([
    ['a number that is none', { valueType: 'NUMBER', value: 'dua' }, 'value', 'NOT_A_PLAIN_NUMBER'],
    [
      'a number out of its bounds',
      { valueType: 'NUMBER', value: '11', ruleMinimum: 1, ruleMaximum: 10 },
      'value',
      'RANGE',
    ],
    ['a yes or no that is neither', { valueType: 'BOOLEAN', value: 'ya' }, 'value', 'NOT_TRUE_OR_FALSE'],
    ['a value that is not allowed', { value: 'c', ruleAllowed: 'a, b' }, 'value', 'NOT_ALLOWED'],
    ['broken JSON', { valueType: 'JSON', value: '{' }, 'value', 'NOT_JSON'],
    ['a public secret', { valueType: 'SECRET', value: 'x', isPublic: true }, 'isPublic', 'NOT_ALLOWED'],
    ['a key with a space', { key: 'A B C' }, 'key', 'PATTERN'],
  ])('refuses %s', async (_, values, field, code) => {
    expect((await created(values)).body.errors).toEqual([expect.objectContaining({ field, code })]);
  });

  test('keeps a secret that comes back hidden, shows it to nobody, and tells only that it changed', async () => {
    const { result: secret } = await created({ key: 'SECRET_KEY', valueType: 'SECRET', value: 'rahasia' });
    expect(secret.value).toBe('***');
    await change('SECRET_KEY', { description: 'Kunci layanan luar' });
    const stored = () =>
      server.current.database.db
        .selectFrom('app_setting')
        .select('value')
        .where('id', '=', secret.secureId)
        .executeTakeFirstOrThrow();
    expect(texts.decrypt((await stored()).value)).toBe('rahasia');
    await change('SECRET_KEY', { value: 'rahasia baru' });
    expect(texts.decrypt((await stored()).value)).toBe('rahasia baru');
    const entries = await server.current.database.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', secret.secureId)
      .execute();
    expect(JSON.stringify(entries)).not.toContain('rahasia');
  });

  test('a system setting keeps its type and stays', async () => {
    expect((await change('IMPORT_MAX_ROWS', { valueType: 'STRING' })).body.code).toBe('SETTING_SYSTEM');
    const { secureId, version } = await setting('IMPORT_MAX_ROWS');
    expect((await call('delete', { body: { secureId, version, reason: 'tidak perlu' } })).body.code).toBe(
      'SETTING_SYSTEM',
    );
    expect(
      (await call('deactivate', { body: { items: [{ secureId, version }], reason: 'tidak perlu' } })).body.code,
    ).toBe('SETTING_SYSTEM');
  });
});

describe('a protected setting', () => {
  const propose = async (key: string, value: string) => (await change(key, { value, reason })).result.change;

  test('stays in force until a second person approves; the approver and then the maker are notified', async () => {
    const answer = await change('LOGIN_MAX_FAILURES', { value: '7', reason });
    expect(answer).toMatchObject({
      status: 202,
      result: {
        change: {
          state: 'PENDING',
          recordLabel: 'LOGIN_MAX_FAILURES',
          maker: 'ADMIN01',
          actions: ['withdraw'],
          changes: [{ field: 'value', before: '5', after: '7' }],
        },
      },
    });
    const { change: waiting } = answer.result;
    expect((await setting('LOGIN_MAX_FAILURES')).value).toBe('5');
    expect((await server.current.call(noticeCalls.inbox, checker)).result.rows[0]).toMatchObject({
      kind: 'CHANGE_WAITING',
      text: expect.stringContaining('LOGIN_MAX_FAILURES'),
    });
    expect(
      (await server.current.call(approvalCalls.list, checker, { query: { box: 'decide', state: ['PENDING'] } })).result
        .rows[0],
    ).toMatchObject({ secureId: waiting.secureId, actions: ['claim', 'approve', 'reject'] });
    expect((await decide('approveChange', waiting.secureId)).result.rows[0]).toMatchObject({
      state: 'APPROVED',
      decidedBy: 'ADMIN02',
    });
    expect(await setting('LOGIN_MAX_FAILURES')).toMatchObject({ value: '7', version: 2, updatedBy: 'ADMIN02' });
    const { result: history } = await server.current.call(appSettingCalls.history, maker, {
      parameters: { secureId: waiting.recordId },
    });
    expect(history.map(({ value, by }: { value: string; by: string }) => [value, by])).toEqual([
      ['7', 'ADMIN02'],
      ['5', 'SYSTEM'],
    ]);
    expect((await server.current.call(noticeCalls.inbox, maker)).result.rows[0]).toMatchObject({
      kind: 'CHANGE_APPROVED',
    });
    const audited = await server.current.database.db
      .selectFrom('audit_entry')
      .select(['action', 'username', 'reason'])
      .where('entity_id', '=', waiting.recordId)
      .orderBy('at')
      .orderBy('action')
      .execute();
    expect(audited.map(({ action }) => action).toSorted()).toEqual(['APPROVE', 'REQUEST', 'UPDATE']);
  });

  test('asks for a reason of at least ten characters', async () => {
    expect((await change('LOGIN_LOCK_MINUTES', { value: '20' })).body.errors).toMatchObject([
      { field: 'reason', code: 'REQUIRED' },
    ]);
    expect((await change('LOGIN_LOCK_MINUTES', { value: '20', reason: 'pendek' })).body.errors).toMatchObject([
      { field: 'reason', code: 'TOO_SHORT' },
    ]);
  });

  test('has one pending change at a time; its maker, admin or not, may withdraw it but never decide it', async () => {
    const waiting = await propose('LOGIN_LOCK_MINUTES', '20');
    expect((await change('LOGIN_LOCK_MINUTES', { value: '25', reason }, checker)).body.code).toBe('CHANGE_PENDING');
    expect((await decide('approveChange', waiting.secureId, maker)).body.code).toBe('SELF_APPROVAL');
    expect((await decide('withdrawChange', waiting.secureId, checker)).status).toBe(404);
    expect((await decide('withdrawChange', waiting.secureId, maker)).result.rows[0].state).toBe('WITHDRAWN');
    expect((await decide('approveChange', waiting.secureId)).body.code).toBe('NOT_PENDING');
  });

  test('is rejected with a note and decided by nobody without the level', async () => {
    const waiting = await propose('LOGIN_LOCK_MINUTES', '20');
    expect((await decide('rejectChange', waiting.secureId, viewer, 'tidak setuju')).status).toBe(403);
    expect((await decide('rejectChange', waiting.secureId, checker)).status).toBe(422);
    expect((await decide('rejectChange', waiting.secureId, checker, 'tidak setuju')).result.rows[0]).toMatchObject({
      state: 'REJECTED',
      note: 'tidak setuju',
    });
    expect((await setting('LOGIN_LOCK_MINUTES')).value).toBe('15');
  });

  test('a claim prevents decisions by others for half an hour', async () => {
    const third = { ...checker, userId: userId('ADMIN03'), username: 'ADMIN03' };
    const { secureId } = await propose('LOGIN_LOCK_MINUTES', '30');
    expect((await server.current.call(approvalCalls.claim, checker, { body: { secureId } })).result).toMatchObject({
      claimedBy: 'ADMIN02',
      actions: ['release', 'approve', 'reject'],
    });
    expect((await decide('approveChange', secureId, third)).body).toMatchObject({
      code: 'CHANGE_CLAIMED',
      message: 'Sedang diperiksa oleh ADMIN02',
    });
    server.current.setNow(new Date(seedDate.getTime() + 31 * 60_000));
    expect((await decide('approveChange', secureId, third)).status).toBe(200);
    server.current.setNow(seedDate);
  });

  test('a change whose record has changed since is outdated and applies nothing', async () => {
    const { secureId, recordId } = await propose('PASSWORD_HISTORY', '7');
    await server.current.database.db
      .updateTable('app_setting')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', recordId)
      .execute();
    expect((await decide('approveChange', secureId)).body.code).toBe('CHANGE_OUTDATED');
    expect((await server.current.call(approvalCalls.detail, maker, { parameters: { secureId } })).result.state).toBe(
      'OUTDATED',
    );
    expect((await setting('PASSWORD_HISTORY')).value).toBe('5');
  });

  test('switching the identity service off shows how many employees lack a password, then mails each', async () => {
    const {
      database: { db },
      app,
    } = server.current;
    const set = (values: object, ...names: string[]) =>
      db.updateTable('app_user').set(values).where('username', 'in', names).execute();
    await set({ password_hash: null }, 'CC01', 'CC02');
    await db.updateTable('app_setting').set({ value: 'true' }).where('key', '=', 'SSO_WEB_2_0_ENABLED').execute();
    const passwords = scheduledJobs(app).get('local-passwords')!;
    const { signal } = new AbortController();
    expect(await passwords.run(signal)).toEqual({ done: 0 });
    await db
      .updateTable('app_user')
      .set({ password_changed_at: seedDate })
      .where('username', 'like', 'ADMIN0%')
      .execute();
    const { secureId } = await propose('SSO_WEB_2_0_ENABLED', 'false');
    const { result: shown } = await server.current.call(approvalCalls.detail, checker, { parameters: { secureId } });
    expect(shown.consequence).toBe(
      '2 karyawan belum memiliki password lokal; masing-masing menerima password sementara lewat e-mail.',
    );
    expect((await decide('approveChange', secureId)).status).toBe(200);
    // No temporary password is sent to a recently changed address in this way either.
    await set({ email_changed_at: new Date(seedDate.getTime() - 3_600_000) }, 'CC02');
    expect(await passwords.run(signal)).toEqual({ done: 1 });
    await set({ email_changed_at: new Date(seedDate.getTime() - 25 * 3_600_000) }, 'CC02');
    expect(await passwords.run(signal)).toEqual({ done: 1 });
    expect(await passwords.run(signal)).toEqual({ done: 0 });
    const mails = await db.selectFrom('mail').select('recipient').execute();
    expect(mails).toHaveLength(2);
    expect(
      await db
        .selectFrom('app_user')
        .select('username')
        .where('password_temporary', '=', true)
        .where('username', 'like', 'CC0%')
        .orderBy('username')
        .execute(),
    ).toEqual([{ username: 'CC01' }, { username: 'CC02' }]);
  });

  test('nobody signs in through a service that does not answer, and nobody is locked out', async () => {
    const { secureId } = await propose('SSO_WEB_2_0_ENABLED', 'true');
    expect((await decide('approveChange', secureId)).body.code).toBe('SSO_UNREACHABLE');
    await decide('withdrawChange', secureId, maker);
    await server.current.database.db
      .updateTable('app_user')
      .set({ local_login_allowed: false })
      .where('username', 'like', 'ADMIN0%')
      .execute();
    expect((await change('SSO_WEB_2_0_ENABLED', { value: 'true', reason })).body.code).toBe('SSO_LOCKOUT');
    expect((await setting('SSO_WEB_2_0_ENABLED')).value).toBe('false');
  });
});
