// Long: the rules of one module on one server with its fixtures.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsCalls, smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { smsErrors } from '@console/contracts/orders-logs/update-sms-content/rules';
import { callsOf } from '@console/contracts/core/resource';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { composeSms } from './compose.ts';
import { smsContentModule } from './module.ts';

const received: { path: string; messages: { to: string; text: string }[] }[] = [];
const gateway = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const { messages } = JSON.parse(body) as { messages: { id: string; to: string; text: string }[] };
    received.push({ path: request.url ?? '', messages });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ results: messages.map(({ id }) => ({ id, outcome: 'SENT' })) }));
  });
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      gateway.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(
  () =>
    new Promise((resolve) => {
      gateway.close(resolve);
    }),
);

const without = useServer({ modules: [smsContentModule] });
const server = useServer({
  modules: [smsContentModule],
  configuration: {
    get messageGatewayUrl() {
      return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    },
  },
});
const calls = callsOf(smsContents);
const editor = testCaller('HOBIS01', { 'update-sms-content:browse': 'Input' });
const colleague = testCaller('HOBIS03', { 'update-sms-content:browse': 'Input' });
const approver = testCaller('HOBISHD01', { 'update-sms-content:browse': 'Approval' });
const all = async () =>
  (await server.current.call(calls['list'], editor, { query: { size: 100 } })).result.rows as SmsContent[];
const find = async (code: string, businessLine = 'ALL', channel = 'SMS') =>
  (await all()).find((row) => row.code === code && row.businessLine === businessLine && row.channel === channel)!;
const update = (record: SmsContent, content: string, rest: object = {}, caller = editor) =>
  server.current.call(calls['update'], caller, {
    body: { secureId: record.secureId, version: record.version, content, ...rest },
  });
const detail = async ({ secureId }: { secureId: string }) =>
  (await server.current.call(calls['detail'], editor, { parameters: { secureId } })).result as SmsContent;
const revisions = async ({ secureId }: { secureId: string }) =>
  (await server.current.call(smsCalls.revisions, editor, { parameters: { secureId } })).result as {
    revision: number;
    content: string;
    by: string;
  }[];

describe('/update-sms-content', () => {
  it('is seeded with 30 texts that keep their own rules, 3 with earlier revisions and one waiting', async () => {
    const rows = await all();
    expect(rows).toHaveLength(30);
    expect(rows.map(({ code }) => code)).toEqual(
      rows.map(({ code }) => code).toSorted((one, other) => one.localeCompare(other)),
    );
    expect(rows.flatMap((row) => smsErrors(row.content, row).map(({ code }) => `${row.code}: ${code}`))).toEqual([]);
    expect(rows.filter(({ revision }) => revision > 1)).toHaveLength(3);
    expect(rows.filter(({ waiting }) => waiting).map(({ code }) => code)).toEqual(['PLAFOND_CHANGED']);
    expect((await server.current.call(calls['list'], editor, { query: { waiting: true } })).result.total).toBe(1);
    expect(await revisions(await find('CARD_READY'))).toMatchObject([
      { revision: 3 },
      { revision: 2 },
      { revision: 1, by: 'SYSTEM' },
    ]);
  });

  it('nobody makes or deletes a text: there is no such call', () => {
    expect(Object.keys(calls)).not.toEqual(expect.arrayContaining(['create']));
    expect(Object.keys(calls)).not.toEqual(expect.arrayContaining(['delete']));
  });

  it('a plain text takes effect at once and keeps what it was', async () => {
    const before = await find('CARD_PICKED_UP');
    const content = 'Halo {memberName}, kartu {cardNumber} sudah Anda terima.';
    expect((await update(before, content)).result).toMatchObject({ content, revision: 2, version: before.version + 1 });
    expect(await revisions(before)).toMatchObject([
      { revision: 2, content, by: 'HOBIS01' },
      { revision: 1, content: before.content },
    ]);
    expect((await update(before, `${content} Ya`)).body.code).toBe('STALE_VERSION');
  });

  it('a text keeps its curly quotes and dashes', async () => {
    const content = 'Halo {memberName}, kartu \u201C{cardNumber}\u201D \u2013 sudah Anda terima.';
    const before = await find('CARD_PICKED_UP');
    expect((await update(before, content)).result).toMatchObject({ content });
    expect((await detail(before)).content).toBe(content);
  });

  it.each([
    ['Halo {nama}, kartu Anda siap di {branchName}', 'PLACEHOLDER_UNKNOWN'],
    ['Halo semua, kartu Anda siap', 'PLACEHOLDER_MISSING'],
    ['Halo {memberName}, {branchName} siap }', 'PLACEHOLDER_SYNTAX'],
    ['Halo {memberName}, lihat bit.ly/x di {branchName}', 'LINK_NOT_ALLOWED'],
    [`Halo {memberName} {branchName} ${'x'.repeat(440)}`, 'SMS_TOO_LONG'],
  ])('%s is refused', async (content, code) => {
    const record = await find('CARD_READY');
    expect((await update(record, content)).body.errors).toMatchObject([{ field: 'content', code }]);
    expect((await detail(record)).content).toBe(record.content);
  });

  it('a critical text waits for a second person; the old one stays in use until then', async () => {
    const before = await find('OTP_LOGIN');
    const content = 'Kode masuk: {otp} ({minutes} menit). Jangan berikan kode ini kepada siapa pun.';
    expect((await update(before, content)).body.errors).toMatchObject([{ field: 'reason', code: 'REQUIRED' }]);
    expect(
      (await update(before, 'Kode masuk {otp} {minutes} menit', { reason: 'dipersingkat supaya jelas' })).body.errors,
    ).toMatchObject([{ code: 'OTP_WARNING_MISSING' }]);
    const answer = await update(before, content, { reason: 'dipersingkat supaya jelas' });
    expect(answer.status).toBe(202);
    expect(await detail(before)).toMatchObject({ content: before.content, waiting: true });
    expect((await update(before, `${content} Ya.`, { reason: 'satu perubahan lagi' }, colleague)).body.code).toBe(
      'CHANGE_PENDING',
    );
    const { secureId } = answer.result.change;
    const approve = (caller: typeof editor) =>
      server.current.call(calls['approveChange'], caller, { body: { secureIds: [secureId] } });
    expect((await approve(testCaller('HOBIS01', { '*': 'Full Access' }))).body.code).toBe('SELF_APPROVAL');
    expect((await approve(editor)).status).toBe(403);
    expect((await approve(approver)).status).toBe(200);
    expect(await detail(before)).toMatchObject({ content, revision: 2, waiting: false });
  });

  it('the waiting change of the seed can be approved', async () => {
    const before = await find('PLAFOND_CHANGED');
    const { rows } = (await server.current.call(calls['changes'], approver, { query: { recordId: before.secureId } }))
      .result;
    expect(rows).toMatchObject([{ state: 'PENDING', maker: 'HOBIS02' }]);
    expect(
      (await server.current.call(calls['approveChange'], approver, { body: { secureIds: [rows[0].secureId] } })).status,
    ).toBe(200);
    expect((await detail(before)).content).toContain('kini menjadi');
  });

  it('an earlier text is taken again as a new revision', async () => {
    const before = await find('SURVEY_INVITE');
    const [, , first] = await revisions(before);
    const restored = await server.current.call(smsCalls.restore, editor, {
      body: { secureId: before.secureId, version: before.version, revision: 1 },
    });
    expect(restored.result).toMatchObject({ content: first!.content, revision: 4 });
    expect(
      (
        await server.current.call(smsCalls.restore, editor, {
          body: { secureId: before.secureId, version: before.version, revision: 1 },
        })
      ).body.code,
    ).toBe('STALE_VERSION');
    expect(
      (
        await server.current.call(smsCalls.restore, editor, {
          body: { secureId: before.secureId, version: before.version + 1, revision: 99 },
        })
      ).status,
    ).toBe(404);
  });

  it('a critical text cannot be switched off, another can', async () => {
    const switchOff = ({ secureId, version }: SmsContent) =>
      server.current.call(calls['deactivate'], editor, {
        body: { items: [{ secureId, version }], reason: 'tidak dipakai lagi' },
      });
    expect((await switchOff(await find('OTP_ORDER'))).body.code).toBe('SMS_CRITICAL');
    expect((await switchOff(await find('CCM_MISSED'))).status).toBe(200);
  });

  it('is previewed with sample values, its length and its faults, and nothing is changed', async () => {
    const record = await find('PO_ISSUED');
    const { result } = await server.current.call(smsCalls.preview, approver, {
      body: { secureId: record.secureId, content: 'Halo {memberName} “{poNumber}”' },
    });
    expect(result).toMatchObject({
      sample: 'Halo Budi Santoso “PO2603160001”',
      sampleSegments: { alphabet: 'UCS2', forcing: ['“', '”'] },
    });
    expect(result.errors).toMatchObject([
      { field: 'content', code: 'PLACEHOLDER_MISSING', message: 'Placeholder wajib belum ada: {amount}, {storeName}' },
    ]);
    expect((await detail(record)).content).toBe(record.content);
  });

  it('is tried on the own number, five times a day', async () => {
    const { db } = server.current.database;
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'HOBIS01')
      .executeTakeFirstOrThrow();
    const tester = { ...editor, userId: id };
    const { secureId } = await find('PO_CANCELLED');
    const send = () => server.current.call(smsCalls.test, tester, { body: { secureId } });
    await db.updateTable('app_user').set({ phone: null }).where('id', '=', id).execute();
    expect((await send()).body.code).toBe('NO_PHONE');
    await db.updateTable('app_user').set({ phone: '081200000001' }).where('id', '=', id).execute();
    expect((await send()).result).toEqual({ left: 4 });
    expect(received).toMatchObject([
      {
        path: '/sms',
        messages: [{ to: '081200000001', text: 'Halo Budi Santoso, PO PO2603160001 dibatalkan: stok habis.' }],
      },
    ]);
    for (let index = 0; index < 4; index += 1) await send();
    expect((await send()).body.code).toBe('TEST_LIMIT');
  });

  it('says that nothing is sent while no provider is connected', async () => {
    const row = await without.current.database.db.selectFrom('sms_content').select('id').executeTakeFirstOrThrow();
    expect(await without.current.call(smsCalls.test, editor, { body: { secureId: row.id } })).toMatchObject({
      status: 409,
      body: { code: 'CHANNEL_UNAVAILABLE' },
    });
  });

  it("senders get the text of the order's line, else of all; without a value nothing", async () => {
    const { db } = server.current.database;
    const values = { memberName: 'Maria Magdalena Kusumawardhani', poNumber: 'PO1', amount: 'Rp1', storeName: 'Toko' };
    expect(await composeSms(db, { code: 'PO_ISSUED', line: 'NMC', channel: 'SMS', values })).toEqual({
      text: 'NMC: Halo Maria Magdalena Kusumawar, PO PO1 senilai Rp1 di Toko sudah terbit.',
    });
    expect(await composeSms(db, { code: 'PO_ISSUED', line: 'NMC', channel: 'WHATSAPP', values })).toMatchObject({
      text: expect.stringMatching(/^Halo/),
    });
    expect(
      await composeSms(db, {
        code: 'PO_ISSUED',
        line: 'NMC',
        channel: 'SMS',
        values: { memberName: 'A', poNumber: '' },
      }),
    ).toEqual({ fault: 'VALUE_MISSING', missing: ['poNumber', 'amount', 'storeName'] });
    expect(await composeSms(db, { code: 'TIDAK_ADA', line: 'ALL', channel: 'SMS', values })).toEqual({
      fault: 'NO_CONTENT',
    });
  });
});
