import { blacklistCalls, blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { callsOf } from '@console/contracts/core/resource';
import { importJobCalls } from '@console/contracts/platform/imports';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { sourceHeaders } from '../token-management/source.fixture.ts';
import { upload } from '../../../test/upload.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { settings } from '../../people/settings/settings.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { blacklistPhoneNumberModule } from './module.ts';

const calls = callsOf(blacklistPhoneNumbers);
const server = useServer({ modules: [imports, blacklistPhoneNumberModule] });
const maker = testCaller(
  'HOOPS01',
  { 'blacklist-phone-number:browse': 'Input' },
  { roles: [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }] },
);
const approver = testCaller('MRASPV01', { 'blacklist-phone-number:browse': 'Approval' });
const header = 'phone,category,note,effective_from,effective_until';
const note = 'Dipakai untuk pengajuan palsu';
const send = (...rows: string[]) =>
  upload(server.current, calls['importUpload'], maker, {
    name: 'nomor.csv',
    content: [header, ...rows, ''].join('\n'),
  });
const confirm = (importId: string, skipErrors = false) =>
  server.current.call(calls['importConfirm'], maker, {
    body: { importId, skipErrors, reason: 'Sesuai memo direksi 27' },
  });
const allowed = async (phone: string) =>
  (
    await server.current.call(blacklistCalls.check, null, {
      body: { phone },
      headers: await sourceHeaders(server.current),
    })
  ).result.allowed;
const job = async (secureId: string, caller = maker) =>
  (await server.current.call(importJobCalls.detail, caller, { parameters: { secureId } })).result;

async function finished(secureId: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const state = await job(secureId, admin);
    if (!['RUNNING', 'VALIDATING'].includes(state.state)) return state;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new Error('the import did not end');
}

describe('import of barred numbers', () => {
  it('previews every row: new, already open, and wrong ones beside their column', async () => {
    const { status, result } = await send(
      `081355550001,FRAUD,${note},2026-01-01,`,
      `+62 812-9900-0001,SPAM,${note},2026-01-01,`,
      `12345,FRAUD,${note},2026-01-01,`,
      `081355550002,FRAUD,${note},2026-02-01,2026-01-01`,
    );
    expect(status).toBe(200);
    expect(result).toMatchObject({ state: 'PREVIEWED', totalRows: 4, newRows: 1, sameRows: 1, errorRows: 2 });
    const {
      result: { rows },
    } = await server.current.call(importJobCalls.rows, maker, {
      parameters: { secureId: result.secureId },
      query: { result: 'ERROR' },
    });
    expect(
      rows.map((row: { messages: { column: string; code: string }[] }) => [
        row.messages[0]?.column,
        row.messages[0]?.code,
      ]),
    ).toEqual([
      ['phone', 'TOO_SHORT'],
      ['effective_until', 'DATE_ORDER'],
    ]);
  });

  it('bars nothing until another person approves the whole file, then all of it', async () => {
    const { result } = await send(`081355550011,FRAUD,${note},2026-01-01,`, `081355550012,SPAM,${note},2026-01-01,`);
    expect((await confirm(result.secureId)).result.state).toBe('WAITING_APPROVAL');
    expect(await allowed('081355550011')).toBe(true);
    expect(
      (await server.current.call(calls['importApprove'], maker, { body: { importId: result.secureId } })).status,
    ).toBe(403);
    expect(
      (await server.current.call(calls['importApprove'], approver, { body: { importId: result.secureId } })).status,
    ).toBe(200);
    expect(await finished(result.secureId)).toMatchObject({ state: 'COMPLETED', appliedRows: 2 });
    expect(await allowed('081355550011')).toBe(false);
    expect(await allowed('081355550012')).toBe(false);
    const { result: list } = await server.current.call(calls['list'], maker, { query: { search: '081355550011' } });
    expect(list.rows[0]).toMatchObject({
      source: 'IMPORT',
      state: 'ACTIVE',
      requestedBy: 'HOOPS01',
      approver: 'MRASPV01',
    });
  });

  it('says of a number that is barred already that its category, note and period stay', async () => {
    const again = async (row: string) => {
      const { result } = await send(row);
      const { result: page } = await server.current.call(importJobCalls.rows, maker, {
        parameters: { secureId: result.secureId },
      });
      return page.rows.map(({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code));
    };
    expect(await again(`081355550012,SPAM,${note},2026-01-01,`)).toEqual([[]]);
    expect(await again(`081355550012,FRAUD,${note},2026-01-01,`)).toEqual([['NUMBER_KEPT']]);
    expect(await again(`081355550012,SPAM,${note},2026-01-01,2027-12-31`)).toEqual([['NUMBER_KEPT']]);
  });

  it('shows the file again where another one has barred its number since the preview', async () => {
    const [first, second] = [
      await send(`081355550031,FRAUD,${note},2026-01-01,`),
      await send(`081355550031,SPAM,${note},2026-02-01,`),
    ].map(({ result }) => result.secureId as string);
    for (const importId of [first!, second!]) await confirm(importId);
    for (const importId of [first!, second!])
      await server.current.call(calls['importApprove'], approver, { body: { importId } });
    expect(await finished(first!)).toMatchObject({ state: 'COMPLETED', appliedRows: 1 });
    expect(await finished(second!)).toMatchObject({ state: 'PREVIEWED', sameRows: 1, appliedRows: 0 });
  });

  it('applies nothing of a rejected file', async () => {
    const { result } = await send(`081355550021,FRAUD,${note},2026-01-01,`);
    await confirm(result.secureId);
    await server.current.call(calls['importReject'], approver, {
      body: { importId: result.secureId, note: 'bukti kurang' },
    });
    expect(await job(result.secureId)).toMatchObject({ state: 'PREVIEWED', decisionNote: 'bukti kurang' });
    expect(await allowed('081355550021')).toBe(true);
  });

  it('refuses more rows than a file may have', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => `0814${10_000_000 + index},FRAUD,${note},2026-01-01,`);
    const { body, result } = await send(...many);
    const refused = body.code ?? (await finished(result.secureId)).code;
    expect(refused).toBe('IMPORT_TOO_MANY_ROWS');
  });

  it('refuses more rows than the setting allows, whatever the file may have', async () => {
    const { database, app } = server.current;
    const allow = async (value: string) => {
      await database.db.updateTable('app_setting').set({ value }).where('key', '=', 'IMPORT_MAX_ROWS').execute();
      settings(app.services).forget();
    };
    await allow('1');
    const lines = ['081455550001', '081455550002'].map((phone) => `${phone},FRAUD,${note},2026-01-01,`);
    expect((await send(...lines)).body.code).toBe('IMPORT_TOO_MANY_ROWS');
    await allow('100000');
    expect((await send(...lines)).body.code).toBeUndefined();
  });
});
