import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { agentModules, agentsOf, checker, clerk, manager, ofBranch, passed, reason } from './agents.fixtures.ts';
import { agentId } from './seed.ts';

const server = useServer({ modules: agentModules });
const { db, read, put, step } = agentsOf(server);
const faults = (answer: { readonly body: { readonly errors?: readonly { field: string; code: string }[] } }) =>
  answer.body.errors?.map(({ field, code }) => [field, code]);
const daysAgo = (days: number) => new Date(seedDate.getTime() - days * 86_400_000);

/** Bars the phone number of an agent from now on. */
const bar = (k: number) =>
  sql`update blacklist_phone set phone_hash = (select phone_hash from pre_order_agent where id = ${agentId(k)}),
    effective_from = '2020-01-01', effective_until = null
    where id = (select id from blacklist_phone where state = 'ACTIVE' and deleted_at is null
      order by id limit 1)`.execute(db());

describe('a new agent', () => {
  test('becomes active when every check has passed', async () => {
    await put(14, passed(seedDate));
    expect((await step('approve', 14)).status).toBe(200);
    expect(await read(14)).toMatchObject({ state: 'active', phoneResult: 'PASSED', nikReason: null });
  });

  test('needs a reason for each check that has not passed, which stays with the checks', async () => {
    expect(faults(await step('approve', 26))).toEqual([
      ['nikReason', 'REQUIRED'],
      ['accountReason', 'REQUIRED'],
    ]);
    const nikReason = 'KTP asli dilihat di cabang';
    expect(faults(await step('approve', 26, { nikReason }))).toEqual([['accountReason', 'REQUIRED']]);
    const accountReason = 'buku tabungan dilihat di cabang';
    expect((await step('approve', 26, { nikReason, accountReason })).status).toBe(200);
    expect(await read(26)).toMatchObject({ state: 'active', nikReason, accountReason });
  });

  test('does not become active without both documents', async () => {
    await put(2, passed(seedDate));
    expect(faults(await step('approve', 2))).toEqual([
      ['ktpFile', 'REQUIRED'],
      ['selfieFile', 'REQUIRED'],
    ]);
  });

  test('does not become active with a barred phone number, whatever the check was', async () => {
    await put(38, passed(seedDate));
    await bar(38);
    expect((await step('approve', 38)).body.code).toBe('PHONE_BLACKLISTED');
  });

  test('does not become active while its branch is inactive', async () => {
    await put(50, passed(seedDate));
    const set = (status: string) =>
      sql`update branch set status = ${status} where id = (select branch_id from pre_order_agent
        where id = ${agentId(50)})`.execute(db());
    await set('inactive');
    expect((await step('approve', 50)).body.code).toBe('BRANCH_INACTIVE');
    await set('active');
  });

  test('is approved neither by a user of a branch, nor without the level, nor by its editor', async () => {
    await put(0, { state: 'new', ...passed(seedDate) });
    expect((await step('approve', 0, {}, ofBranch)).body.code).toBe('APPROVER_LEVEL');
    expect((await step('approve', 0, {}, clerk)).body.code).toBe('FORBIDDEN');
    await put(0, { editors: [checker.username] });
    expect((await step('approve', 0)).body.code).toBe('SELF_APPROVAL');
  });

  test('becomes inactive by a rejection with a reason', async () => {
    expect(faults(await step('reject', 44))).toEqual([['reason', 'REQUIRED']]);
    expect((await step('reject', 44, { reason }, ofBranch)).status).toBe(403);
    expect((await step('reject', 44, { reason })).status).toBe(200);
    expect((await read(44)).state).toBe('inactive');
    expect((await step('reject', 44, { reason })).body.code).toBe('INVALID_STATE');
  });

  test('does not become active with a NIK or account that does not exist, whatever the reason', async () => {
    const reasons = { nikReason: 'KTP asli dilihat', accountReason: 'buku tabungan dilihat' };
    for (const failed of [
      { nik_result: 'NIK_UNKNOWN' },
      { nik_result: 'DECEASED' },
      { account_result: 'ACCOUNT_UNKNOWN' },
    ]) {
      await put(62, { state: 'new', ...passed(seedDate), ...failed });
      expect((await step('approve', 62, reasons)).body.code).toBe('CHECK_FAILED');
    }
  });

  test('is not activated after a rejection by who chose its fee', async () => {
    await put(20, { state: 'new', ...passed(seedDate), editors: [manager.username] });
    expect((await step('reject', 20, { reason })).status).toBe(200);
    expect((await step('activate', 20, {}, manager)).body.code).toBe('SELF_APPROVAL');
  });
});

describe('an active agent', () => {
  test('is deactivated with a reason by who may change it, and activated again by somebody else', async () => {
    expect(faults(await step('deactivate', 1, {}, clerk))).toEqual([['reason', 'REQUIRED']]);
    expect((await step('deactivate', 1, { reason }, clerk)).status).toBe(200);
    expect((await read(1)).state).toBe('inactive');
    expect((await step('deactivate', 1, { reason }, clerk)).body.code).toBe('INVALID_STATE');
    expect((await step('activate', 1)).status).toBe(200);
    expect((await read(1)).state).toBe('active');
    expect((await step('deactivate', 1, { reason }, manager)).status).toBe(200);
    expect((await step('activate', 1, {}, manager)).body.code).toBe('SELF_APPROVAL');
  });

  test('is neither approved nor rejected', async () => {
    expect((await step('approve', 3)).body.code).toBe('INVALID_STATE');
    expect((await step('reject', 3, { reason })).body.code).toBe('INVALID_STATE');
  });
});

describe('an inactive agent', () => {
  test('becomes active again with checks of at most 180 days', async () => {
    await put(13, { ...passed(daysAgo(181)), editors: [] });
    expect((await step('activate', 13)).body.code).toBe('CHECKS_OUTDATED');
    await put(13, passed(daysAgo(180)));
    expect((await step('activate', 13, {}, ofBranch)).body.code).toBe('APPROVER_LEVEL');
    expect((await step('activate', 13)).status).toBe(200);
  });

  test('needs a reason for a check that has not passed', async () => {
    await put(29, { ...passed(seedDate), account_result: 'NAME_DIFFERS' });
    expect(faults(await step('activate', 29))).toEqual([['accountReason', 'REQUIRED']]);
    expect((await step('activate', 29, { accountReason: 'rekening atas nama istri' })).status).toBe(200);
  });

  test('does not become active again with a barred phone number', async () => {
    await put(45, passed(seedDate));
    await bar(45);
    expect((await step('activate', 45)).body.code).toBe('PHONE_BLACKLISTED');
  });
});

describe('a block', () => {
  test('is made and ended by an admin alone, with a reason', async () => {
    expect((await step('block', 4, { reason }, manager)).body.code).toBe('ADMIN_ONLY');
    expect(faults(await step('block', 4, {}, admin))).toEqual([['reason', 'REQUIRED']]);
    expect((await step('block', 4, { reason }, admin)).status).toBe(200);
    expect((await read(4)).state).toBe('blocked');
    expect((await step('unblock', 4, { reason }, manager)).body.code).toBe('ADMIN_ONLY');
    expect((await step('unblock', 4, { reason }, admin)).status).toBe(200);
    expect((await read(4)).state).toBe('inactive');
    expect((await step('block', 4, { reason }, admin)).status).toBe(200);
  });

  test('is neither of a new agent, nor lifted by an activation', async () => {
    expect((await step('block', 56, { reason }, admin)).body.code).toBe('INVALID_STATE');
    expect((await step('activate', 31)).body.code).toBe('INVALID_STATE');
  });
});
