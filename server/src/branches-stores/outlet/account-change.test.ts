import { stores } from '@console/contracts/branches-stores/store';
import { changeCallsOf } from '@console/contracts/core/changes';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { storeId } from './store-seed.ts';
import { checker, storeModules, storesOf } from './stores.fixtures.ts';

const server = useServer({ modules: storeModules });
const db = () => server.current.database.db;
const { read, update } = storesOf(server);
const changes = changeCallsOf(stores);

/** What the bank answers of an account from now on. */
async function answered(accountNo: string, accountName: string): Promise<void> {
  const texts = await protectionOf(server.current.app.services);
  await sql`insert into bank_inquiry (id, bank_code, account_hash, account_name, asked_by, asked_at)
    values (gen_random_uuid(), '014', ${texts.hash(accountNo)}, ${accountName}, 'INPUT01',
      ${server.current.app.services.now()})`.execute(db());
}
const waiting = async (recordId: string, caller = checker) => {
  const { result } = await server.current.call(changes.changes, caller, { query: { recordId, state: ['PENDING'] } });
  return result.rows[0];
};
const approve = async (recordId: string, acknowledged: readonly string[] = [], caller = checker) => {
  const { secureId } = await waiting(recordId);
  return server.current.call(changes.approveChange, caller, {
    body: { secureIds: [secureId], acknowledged: [...acknowledged] },
  });
};
const account = { bankCode: '014', accountName: 'Rina Kusumawati' } as const;

describe('the account of an active store', () => {
  test('is approved after the approver ticks that the bank has not confirmed it', async () => {
    const secureId = storeId(20);
    expect((await update(secureId, { ...account, accountNo: '5550003333' })).status).toBe(202);
    const { warnings } = await waiting(secureId);
    expect(warnings).toMatchObject([{ code: 'NEW_ACCOUNT_UNVERIFIED' }]);
    expect(warnings[0].text.id).toContain('014 ******3333 atas nama Rina Kusumawati');
    expect((await approve(secureId)).body.code).toBe('WARNINGS_NOT_TICKED');
    expect((await approve(secureId, [warnings[0].tick])).status).toBe(200);
    expect((await read(secureId)).accountState).toBe('UNVERIFIED');
  });

  test('is approved after a tick when the bank names another holder', async () => {
    const secureId = storeId(21);
    await answered('5550004444', 'ORANG LAIN');
    expect((await update(secureId, { ...account, accountNo: '5550004444' })).status).toBe(202);
    expect((await waiting(secureId)).warnings).toMatchObject([{ code: 'NEW_ACCOUNT_NAME_DIFFERS' }]);
  });

  test('needs no tick once the bank has confirmed its holder, and the approver reads that', async () => {
    const secureId = storeId(26);
    expect((await update(secureId, { ...account, accountNo: '5550005555' })).status).toBe(202);
    await answered('5550005555', 'RINA KUSUMAWATI');
    expect((await approve(secureId)).status).toBe(200);
    expect((await read(secureId)).accountState).toBe('VERIFIED');
    const { result } = await server.current.call(changes.changes, checker, { query: { recordId: secureId } });
    expect(result.rows[0].consequence).toContain('sudah dikonfirmasi bank');
  });

  test('shows a new number that ends like the one before as another number', async () => {
    const secureId = storeId(23);
    const last = String((await read(secureId)).accountNo).slice(-4);
    expect((await update(secureId, { accountNo: `999888${last}` })).status).toBe(202);
    const { changes: differences } = await waiting(secureId);
    expect(differences).toContainEqual({
      field: 'accountNo',
      before: `******${last}`,
      after: `≠ ******${last}`,
    });
  });
});

describe('a change that waits', () => {
  test('stays valid when other fields are saved, and keeps what was saved', async () => {
    const secureId = storeId(24);
    expect((await update(secureId, { ...account, accountNo: '5550006666' })).status).toBe(202);
    expect((await update(secureId, { address: 'Jalan Simpan Lain No. 8, Banda Aceh' })).status).toBe(200);
    const { warnings } = await waiting(secureId);
    expect((await approve(secureId, [warnings[0].tick])).status).toBe(200);
    expect(await read(secureId)).toMatchObject({
      address: 'Jalan Simpan Lain No. 8, Banda Aceh',
      accountNo: '******6666',
    });
  });
});

describe('the branch of a store', () => {
  const area = (...offices: string[]) =>
    testCaller(
      'CHECK02',
      { 'store:browse': 'Approval' },
      {
        mappingType: 'MRO',
        scope: { type: 'branches', branchIds: offices.map((office) => branchId('SPEKTRA', office)), mraIds: [] },
      },
    );

  test('is changed by an approver who sees the store before and after', async () => {
    const secureId = storeId(4);
    expect((await update(secureId, { branchId: branchId('SPEKTRA', '10020') })).status).toBe(202);
    expect((await approve(secureId, [], area('10010'))).body.code).toBe('APPROVER_SCOPE');
    expect((await approve(secureId, [], area('10020'))).status).toBe(404);
    expect((await approve(secureId, [], area('10010', '10020'))).status).toBe(200);
    expect((await read(secureId)).branchId).toBe(branchId('SPEKTRA', '10020'));
  });
});
