import { agentCalls as calls } from '@console/contracts/promos-products/pre-order-agent/calls';
import { fileCalls } from '@console/contracts/platform/files';
import { sql } from 'kysely';
import { admin, nobody, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { storeCode } from '../../branches-stores/outlet/store-seed.ts';
import { makeSource } from '../../membership/token-management/source.fixture.ts';
import { files } from '../../records/files/module.ts';
import { agentModules, agentsOf, checker } from './agents.fixtures.ts';

const server = useServer({ modules: [...agentModules, files] });
const { db, list } = agentsOf(server);
const earlier = new Date(seedDate.getTime() - 600_000).toISOString();
type Headers = Readonly<Record<string, string>>;
const headersFor = async (...services: string[]): Promise<Headers> =>
  (await makeSource(server.current, { allowedServices: services as never })).headers;
const person = (n: number, more: object = {}) => ({
  reference: `UJI-${String(n).padStart(6, '0')}`,
  name: 'Rina Kusumawati',
  nik: `317401520390${String(n).padStart(4, '0')}`,
  phone: `08129988${String(n).padStart(4, '0')}`,
  email: null,
  officeCode: '10010',
  storeCode: null,
  bankCode: '014',
  accountNo: '5550007777',
  accountName: 'Rina Kusumawati',
  phoneVerifiedAt: earlier,
  consentedAt: earlier,
  ...more,
});
const register = (headers: Headers, body: object) =>
  server.current.call(calls.register, nobody, { headers, body: body as never });
const faults = async (headers: Headers, more: object) =>
  (await register(headers, person(90, more))).body.errors?.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  );

describe('the registration by an application', () => {
  test('makes a new agent once, however often it is repeated', async () => {
    const headers = await headersFor('pre-order-agent');
    const first = await register(headers, person(1, { storeCode: null }));
    expect(first.result).toEqual({ agentCode: 'AGN000065', state: 'new' });
    await sql`update pre_order_agent set state = 'blocked' where agent_code = 'AGN000065'`.execute(db());
    expect((await register(headers, person(1))).result).toEqual(first.result);
    await sql`update pre_order_agent set state = 'new' where agent_code = 'AGN000065'`.execute(db());
    expect((await register(headers, person(2, { reference: 'UJI-000001' }))).body.code).toBe('IDEMPOTENCY_REUSED');
    const { rows } = await list({ search: 'AGN000065' });
    expect(rows).toMatchObject([{ state: 'new', verification: 'INCOMPLETE', phone: '0812****0001' }]);
    const kept = await sql`select from pre_order_agent where agent_code = 'AGN000065'
      and consented_at = ${earlier} and phone_verified_at = ${earlier}`.execute(db());
    expect(kept.rows).toHaveLength(1);
    const entries = await sql`select action, username from audit_entry where entity_id = ${rows[0].secureId}`.execute(
      db(),
    );
    expect(entries.rows).toEqual([{ action: 'CREATE', username: 'SYSTEM' }]);
  });

  test('answers that NIK or phone is registered already, without saying whose', async () => {
    const headers = await headersFor('pre-order-agent');
    expect((await register(headers, person(3))).status).toBe(200);
    const answer = await register(headers, person(4, { nik: person(3).nik }));
    expect(answer.body).toMatchObject({ code: 'AGENT_EXISTS' });
    expect(JSON.stringify(answer.body)).not.toContain('AGN');
    expect((await register(headers, person(5, { phone: person(3).phone }))).body.code).toBe('AGENT_EXISTS');
  });

  test('refuses a barred phone number', async () => {
    const headers = await headersFor('pre-order-agent');
    expect((await register(headers, person(6, { phone: '081299000001' }))).body.code).toBe('PHONE_BLACKLISTED');
  });

  test('names unknown branches and stores, stores of another branch, and proofs of another day', async () => {
    const headers = await headersFor('pre-order-agent');
    expect(await faults(headers, { officeCode: '99999' })).toEqual(['officeCode NOT_FOUND']);
    expect(await faults(headers, { storeCode: 'TIDAKADA' })).toEqual(['storeCode NOT_FOUND']);
    expect(await faults(headers, { storeCode: storeCode(6) })).toEqual(['storeCode STORE_OF_OTHER_BRANCH']);
    expect(await faults(headers, { phoneVerifiedAt: '2026-01-01T00:00:00Z' })).toEqual(['phoneVerifiedAt NOT_ALLOWED']);
    expect(await faults(headers, { nik: '1234' })).toHaveLength(1);
  });

  test('needs a token of the service', async () => {
    expect((await register({}, person(7))).body.code).toBe('SOURCE_DENIED');
    expect((await register(await headersFor('membership-plafond'), person(7))).body.code).toBe('SOURCE_DENIED');
  });
});

describe('the documents', () => {
  const send = async (headers: Headers, agentCode: string, document: 'KTP' | 'SELFIE', content?: string) =>
    upload(server.current, calls.document, nobody, {
      name: 'foto.png',
      type: 'image/png',
      content: content ?? new Uint8Array(await drawnPicture(document)),
      fields: { agentCode, document },
      headers,
    });

  test('are sent for a new agent of the same application, and opened with an audit entry', async () => {
    const headers = await headersFor('pre-order-agent');
    const { agentCode } = (await register(headers, person(10))).result as { agentCode: string };
    expect((await send(headers, agentCode, 'KTP')).result).toEqual({ agentCode });
    expect((await send(headers, agentCode, 'SELFIE')).status).toBe(200);
    const { rows } = await sql<{ id: string; fileId: string }>`select id, ktp_file as "fileId" from pre_order_agent
      where agent_code = ${agentCode}`.execute(db());
    const { id, fileId } = rows[0]!;
    const open = (caller: typeof admin) => server.current.call(fileCalls.read, caller, { parameters: { fileId } });
    expect((await open(viewer)).status).toBe(404);
    const shown = await open(checker);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const entries = await sql`select username from audit_entry
      where entity_id = ${id} and action = 'OPEN_PHOTO'`.execute(db());
    expect(entries.rows).toEqual([{ username: checker.username }]);
  });

  test('are refused for agents of other applications, after the decision, and when they are no picture', async () => {
    const headers = await headersFor('pre-order-agent');
    const { agentCode } = (await register(headers, person(11))).result as { agentCode: string };
    expect((await send(await headersFor('pre-order-agent'), agentCode, 'KTP')).status).toBe(404);
    expect((await send(headers, agentCode, 'KTP', 'bukan gambar')).body.code).toBe('FILE_TYPE');
    await sql`update pre_order_agent set state = 'active' where agent_code = ${agentCode}`.execute(db());
    expect((await send(headers, agentCode, 'KTP')).body.code).toBe('AGENT_NOT_NEW');
  });
});
