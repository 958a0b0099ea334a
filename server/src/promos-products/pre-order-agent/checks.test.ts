import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { agentModules, agentsOf, clerk, ofBranch, reason } from './agents.fixtures.ts';
import { nikResultOf, populationRegistry, type RegistryAnswer } from './population-registry.ts';
import { agentId } from './seed.ts';

const server = useServer({ modules: agentModules });
const { db, read, put, update, check } = agentsOf(server);

/** What Dukcapil answers from now on. */
const registry = (answer: RegistryAnswer | null) => {
  populationRegistry(server.current.app).current = () => Promise.resolve(answer);
};

test('a NIK passes for a living person of that name, born on the day in the number', () => {
  const person = { id: 'AGN000001', name: 'Rina Kusumawati', nik: '3174015203900001' };
  const known = { found: true, name: 'RINA KUSUMAWATI', birthDate: '1990-03-12', deceased: false };
  expect(nikResultOf(person, known)).toBe('PASSED');
  expect(nikResultOf(person, { ...known, found: false })).toBe('NIK_UNKNOWN');
  expect(nikResultOf(person, { ...known, deceased: true })).toBe('DECEASED');
  expect(nikResultOf(person, { ...known, name: 'BUDI SANTOSO' })).toBe('NAME_DIFFERS');
  expect(nikResultOf(person, { ...known, birthDate: '1990-03-13' })).toBe('BIRTH_DATE_DIFFERS');
});

describe('the check of the NIK', () => {
  test('leaves no result while Dukcapil does not answer', async () => {
    registry(null);
    expect(await check(14, 'NIK')).toMatchObject({ status: 502, body: { code: 'DUKCAPIL_UNAVAILABLE' } });
    expect(await read(14)).toMatchObject({ nikResult: null, nikCheckedAt: null, verification: 'INCOMPLETE' });
  });

  test('keeps the result with its time, and is in the history of the agent', async () => {
    registry({ found: false, name: '', birthDate: '1990-01-01', deceased: false });
    expect((await check(14, 'NIK')).result).toEqual({ result: 'NIK_UNKNOWN' });
    expect(await read(14)).toMatchObject({ nikResult: 'NIK_UNKNOWN', verification: 'FAILED' });
    expect((await read(14)).nikCheckedAt).not.toBeNull();
    const { rows } = await sql`select username, action from audit_entry
      where entity_id = ${agentId(14)} and action = 'VERIFY'`.execute(db());
    expect(rows).toEqual([{ username: clerk.username, action: 'VERIFY' }]);
  });
});

test('a check leaves a change of the fee valid that waits for a second person', async () => {
  expect((await update(3, { feePerOrder: 45_000, reason })).status).toBe(202);
  expect((await check(3, 'PHONE')).status).toBe(200);
  const { rows } = await sql`select c.base_version = a.version as valid from change_request c
    join pre_order_agent a on a.id = c.record_id where a.id = ${agentId(3)}`.execute(db());
  expect(rows).toEqual([{ valid: true }]);
});

test('a check of an agent who is blocked while it runs stores nothing', async () => {
  populationRegistry(server.current.app).current = async () => {
    await put(9, { state: 'blocked' });
    return { found: false, name: '', birthDate: '1990-01-01', deceased: false };
  };
  expect((await check(9, 'NIK')).body.code).toBe('INVALID_STATE');
  expect((await read(9)).nikResult).toBe('PASSED');
});

test('the reason for a check that had not passed is void once it passes', async () => {
  await put(5, { phone_result: null, phone_checked_at: null, nik_result: 'NAME_DIFFERS', nik_reason: 'nama gadis' });
  populationRegistry(server.current.app).current = ({ name, nik }) => {
    const [day, month, year] = [nik.slice(6, 8), nik.slice(8, 10), nik.slice(10, 12)];
    return Promise.resolve({ found: true, name, birthDate: `19${year}-${month}-${day}`, deceased: false });
  };
  expect((await check(5, 'NIK')).result).toEqual({ result: 'PASSED' });
  expect((await read(5)).nikReason).toBeNull();
});

test('the check of the phone finds a barred number', async () => {
  expect((await check(26, 'PHONE')).result).toEqual({ result: 'PASSED' });
  await sql`update blacklist_phone set phone_hash = (select phone_hash from pre_order_agent where id = ${agentId(26)}),
    effective_from = '2020-01-01', effective_until = null
    where id = (select id from blacklist_phone where state = 'ACTIVE' and deleted_at is null limit 1)`.execute(db());
  expect((await check(26, 'PHONE')).result).toEqual({ result: 'BLACKLISTED' });
  expect((await read(26)).verification).toBe('FAILED');
});

describe('the check of the account', () => {
  let bank: Server;
  let answer: string | null = null;
  beforeAll(async () => {
    bank = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        response.writeHead(answer === null ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ accountName: answer }));
      });
    });
    await new Promise<void>((resolve) => void bank.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void bank.close());
  const connect = (isConnected: boolean) =>
    Object.assign(server.current.app.services.configuration, {
      bankInquiryUrl: isConnected ? `http://127.0.0.1:${(bank.address() as AddressInfo).port}/` : null,
    });

  test('leaves no result while the bank service is not connected', async () => {
    connect(false);
    expect(await check(38, 'ACCOUNT')).toMatchObject({ status: 502, body: { code: 'CORE_UNAVAILABLE' } });
    expect((await read(38)).accountResult).toBeNull();
  });

  test('compares the holder with the name that was registered', async () => {
    connect(true);
    const { accountName } = await read(38);
    expect((await check(38, 'ACCOUNT')).result).toEqual({ result: 'ACCOUNT_UNKNOWN' });
    answer = 'ORANG LAIN';
    expect((await check(38, 'ACCOUNT')).result).toEqual({ result: 'NAME_DIFFERS' });
    answer = accountName.toUpperCase();
    expect((await check(38, 'ACCOUNT')).result).toEqual({ result: 'PASSED' });
    connect(false);
  });
});

test('checks are made by who may change an agent of their scope, and not of a blocked one', async () => {
  expect((await check(0, 'PHONE', viewer)).status).toBe(403);
  expect((await check(1, 'PHONE', ofBranch)).status).toBe(404);
  expect((await check(0, 'PHONE', ofBranch)).status).toBe(200);
  expect((await check(31, 'PHONE')).body.code).toBe('INVALID_STATE');
  await put(31, { state: 'inactive' });
  expect((await check(31, 'PHONE')).status).toBe(200);
});
