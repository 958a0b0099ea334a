import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { testCaller, viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import type { ExportRestriction } from '../../people/roles/tables.ts';
import type { Caller } from '../../platform/context.ts';
import { listModules, downloadOn, toolsOf } from './downloads.fixtures.ts';

const server = useServer({ modules: listModules });
const download = downloadOn(server);
const { db: database, set } = toolsOf(server);
const lines = (text: string): string[] => text.split('\r\n').slice(0, -1);

/** A user whose role may export with this restriction. */
async function exporter(restriction: Partial<ExportRestriction>, username = 'AUDIT01'): Promise<Caller> {
  const whole: ExportRestriction = {
    mode: 'BY_MODULE',
    lines: [],
    hoursFrom: null,
    hoursTo: null,
    dailyLimit: null,
    ...restriction,
  };
  await database()
    .updateTable('role')
    .set({ export_restriction: JSON.stringify(whole) })
    .where('name', '=', 'internal_audit')
    .execute();
  return testCaller(
    username,
    { 'zip-code:browse': 'View and Export' },
    { roles: [{ secureId: roleId('internal_audit'), name: 'internal_audit', jobName: '8' }] },
  );
}
const line = {
  module: 'zip-code',
  allowed: true,
  maxRows: 50,
  maxPeriodDays: null,
  formats: ['csv' as const],
  personalData: 'MASKED' as const,
};

describe('what is too much', () => {
  afterEach(async () => {
    await set('EXPORT_STREAM_MAX_ROWS', '5000');
    await set('EXPORT_MAX_ROWS', '1000000');
  });

  it('is refused with the true number of rows, never cut', async () => {
    await set('EXPORT_MAX_ROWS', '1239');
    expect(await download({ format: 'csv' })).toMatchObject({
      status: 422,
      body: {
        code: 'EXPORT_TOO_LARGE',
        result: { count: 1_240, maximum: 1_239 },
        message: expect.stringContaining('1.240') as unknown,
      },
    });
    expect(lines((await download({ format: 'csv', search: '23101' })).text)).toHaveLength(2);
  });

  it('leaves no entry of an export that did not take place, but one of the refusal', async () => {
    await set('EXPORT_MAX_ROWS', '1');
    const before = await database()
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'EXPORT')
      .where('outcome', '=', 'success')
      .execute();
    await download({ format: 'csv' });
    expect(
      await database()
        .selectFrom('audit_entry')
        .select('id')
        .where('action', '=', 'EXPORT')
        .where('outcome', '=', 'success')
        .execute(),
    ).toHaveLength(before.length);
  });
});

describe('the restriction of the role', () => {
  it.each<[string, Partial<ExportRestriction>, object]>([
    ['mode', { mode: 'BLOCK_ALL' }, { format: 'csv' }],
    ['line', { lines: [{ ...line, module: 'regions' }] }, { format: 'csv' }],
    ['rows', { lines: [line] }, { format: 'csv' }],
    ['format', { lines: [line] }, { format: 'xlsx', search: '23101' }],
    ['hours', { lines: [line], hoursFrom: '10:00', hoursTo: '17:00' }, { format: 'csv', search: '23101' }],
  ])('refuses by its %s, before a row is read, and says so', async (rule, restriction, query) => {
    const caller = await exporter(restriction);
    expect(await download(query, caller)).toMatchObject({
      status: 403,
      body: { code: 'EXPORT_RESTRICTED', result: { rule } },
    });
    const entry = await database()
      .selectFrom('audit_entry')
      .select(['outcome', 'code'])
      .where('username', '=', 'AUDIT01')
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ outcome: 'refused', code: 'EXPORT_RESTRICTED' });
  });

  it('counts the files of a day of Jakarta, and not those refused', async () => {
    const caller = await exporter({ lines: [line], dailyLimit: 2 }, 'AUDIT02');
    server.current.setNow(new Date('2026-03-16T00:30:00+07:00'));
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await download({ format: 'csv', search: '23101' }, caller)).status);
    expect(statuses).toEqual([200, 200, 429]);
    server.current.setNow(new Date('2026-03-17T00:00:00+07:00'));
    expect((await download({ format: 'csv', search: '23101' }, caller)).status).toBe(200);
    server.current.setNow(new Date('2026-03-16T09:00:00+07:00'));
  });

  it('needs the export action besides', async () => {
    expect(await download({ format: 'csv' }, viewer)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', action: 'export' },
    });
  });

  it('lets lists of national interest out to head office only', async () => {
    const call = callsOf(blacklistPhoneNumbers)['download'];
    const branch = testCaller(
      'KACAB01',
      { '*': 'Approval' },
      { mappingType: 'BRANCH', roles: [{ secureId: roleId('branch_head'), name: 'branch_head', jobName: '4' }] },
    );
    expect(await download({ format: 'csv' }, branch, call)).toMatchObject({
      status: 403,
      body: { code: 'EXPORT_RESTRICTED', result: { rule: 'national' } },
    });
  });
});
