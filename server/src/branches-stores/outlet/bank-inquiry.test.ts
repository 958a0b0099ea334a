import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { inquiryCalls } from '@console/contracts/branches-stores/outlet/bank-inquiry';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchModule } from '../branch/module.ts';
import { companiesModule } from '../companies/module.ts';
import { financialSchemeModule } from '../financial-scheme/module.ts';
import { outletModule } from './module.ts';
import { dealerId } from './dealer-seed.ts';

const server = useServer({ modules: [outletModule, branchModule, companiesModule, financialSchemeModule] });
const nmc = callsOf(dealersNmc);
const maker = testCaller('INPUT01', { 'dealer-nmc:browse': 'Input' });
const read = async (k: number) =>
  (await server.current.call(nmc.detail, maker, { parameters: { secureId: dealerId('NMC', k) } })).result;
const update = async (k: number, change: object) => {
  const record: Readonly<Record<string, unknown>> = await read(k);
  const values = Object.fromEntries(Object.keys(dealersNmc.fields).map((name) => [name, record[name]]));
  const { secureId, version } = record;
  return server.current.call(nmc.update, maker, { body: { ...values, secureId, version, ...change } as never });
};

describe('the inquiry of a bank account', () => {
  let core: Server;
  const answers: Record<string, string> = { '7770001111': 'BUDI SANTOSO' };
  beforeAll(async () => {
    core = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const accountName = answers[(JSON.parse(body) as { accountNo: string }).accountNo];
        response.writeHead(accountName ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ accountName }));
      });
    });
    await new Promise<void>((resolve) => void core.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void core.close());
  const inquire = (accountNo: string, caller = maker) =>
    server.current.call(inquiryCalls.NMC, caller, { body: { bankCode: '014', accountNo } });
  const connect = (isConnected: boolean) =>
    Object.assign(server.current.app.services.configuration, {
      bankInquiryUrl: isConnected ? `http://127.0.0.1:${(core.address() as AddressInfo).port}/` : null,
    });

  test('says that the core system is not connected', async () => {
    connect(false);
    expect(await inquire('7770001111')).toMatchObject({ status: 502, body: { code: 'CORE_UNAVAILABLE' } });
  });

  test('verifies an account whose holder is the typed one, and keeps no number', async () => {
    connect(true);
    expect((await inquire('7770001111')).result).toEqual({ accountName: 'BUDI SANTOSO' });
    expect((await inquire('7770002222')).status).toBe(404);
    await sql`update outlet set status = 'new' where id = ${dealerId('NMC', 12)}`.execute(server.current.database.db);
    const account = { bankCode: '014', accountNo: '7770001111' };
    expect((await update(12, { ...account, accountName: 'Budi  Santoso.' })).status).toBe(200);
    expect((await read(12)).accountState).toBe('VERIFIED');
    expect((await update(12, { ...account, accountName: 'Orang Lain' })).status).toBe(200);
    expect((await read(12)).accountState).toBe('NAME_DIFFERS');
    const { rows } = await sql<{ text: string }>`select bank_inquiry::text as text from bank_inquiry`.execute(
      server.current.database.db,
    );
    expect(rows.map(({ text }) => text).join('\n')).not.toContain('7770001111');
    connect(false);
  });
});
