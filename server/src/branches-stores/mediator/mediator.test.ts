import { mediators } from '@console/contracts/branches-stores/mediator';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { dealerCode } from '../outlet/dealer-seed.ts';
import { storeModules } from '../outlet/stores.fixtures.ts';
import { barredPhone } from './barred.ts';
import { mediatorModule } from './module.ts';
import { blacklistedMediator, mediatorCode, mediatorId } from './seed.ts';

const server = useServer({ modules: [...storeModules, mediatorModule, coreFeed] });
const calls = callsOf(mediators);
const feed = coreFeedOf(() => server.current, mediators);
const clerk = testCaller('INPUT01', { 'mediator:browse': 'Full Access' });
const ofAceh = testCaller(
  'CAB01',
  { 'mediator:browse': 'View Only' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('UFI', '10010')], mraIds: [] } },
);
const reason = 'alasan perubahan mediator';
const list = async (query: Readonly<Record<string, unknown>> = {}, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result;
const find = async (code: string, caller = admin) => (await list({ search: code }, caller)).rows[0];
const move = async (name: 'activate' | 'deactivate', k: number) => {
  const { secureId, version } = await find(mediatorCode(k));
  const body = { items: [{ secureId, version }], reason };
  return server.current.call(calls[name], clerk, { body });
};

/** Members' blacklist is not among the modules of this test: it bars the seeded number. */
beforeAll(async () => {
  const texts = await protectionOf(server.current.app.services);
  barredPhone(server.current.app).current = (column) => sql`${column} = ${texts.hash('081299000001')}`;
});

test('62 mediators, by name, seen by branch, with masked numbers', async () => {
  const { rows, total } = await list({ size: 100 });
  expect(total).toBe(62);
  const names = rows.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...names].toSorted((one, other) => one.localeCompare(other)));
  const record = await find(mediatorCode(0), ofAceh);
  for (const value of [record.phone, record.nik, record.npwp, record.accountNo]) expect(value).toMatch(/\*{4}/);
  const own = await list({}, ofAceh);
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan(10);
});

test('what a mediator is paid is not for users of a branch', async () => {
  expect(await find(mediatorCode(0))).toMatchObject({ feeType: 'PER_CONTRACT', feeAmount: 150_000 });
  const seen = await find(mediatorCode(0), ofAceh);
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['feeType']));
  expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['feeAmount']));
});

test('a blacklisted mediator is found, and not switched on', async () => {
  const found = await list({ blacklisted: true });
  expect(found.rows.map((row: { mediatorCode: string }) => row.mediatorCode)).toEqual([
    mediatorCode(blacklistedMediator),
  ]);
  expect((await list({ blacklisted: false })).total).toBe(61);
  expect(await move('activate', blacklistedMediator)).toMatchObject({
    status: 409,
    body: { code: 'MEDIATOR_BLACKLISTED' },
  });
  expect((await move('deactivate', 1)).status).toBe(200);
  expect((await move('activate', 1)).status).toBe(200);
});

test('a number is revealed with a reason to who may see it', async () => {
  const body = { field: 'nik', reason: 'pemeriksaan identitas mediator' };
  const parameters = { secureId: mediatorId(0) };
  const { status, result } = await server.current.call(calls.reveal, admin, { parameters, body });
  expect(status).toBe(200);
  expect(JSON.stringify(result)).toMatch(/\d{16}/);
});

test('core brings mediators with their dealer, and a fee in the unit of its type', async () => {
  const row = (code: string, more: Readonly<Record<string, string>> = {}) => ({
    status: 'active',
    mediator_code: code,
    name: 'Mediator Dari Core',
    phone: '081299960001',
    nik: '3174015203900077',
    branch_code: '10010',
    dealer_code: dealerCode('UFI', 0),
    bank_code: '014',
    account_no: '5550009992',
    account_name: 'Mediator Dari Core',
    fee_type: 'PERCENT',
    fee_percent: '2.5',
    ...more,
  });
  const run = await feed.deliver('2026-0001.delta.csv', [
    row('MED90001'),
    row('MED90002'),
    row('MED90003', { nik: '3174015203900078', fee_type: 'PER_CONTRACT', fee_percent: '' }),
  ]);
  expect(run).toMatchObject({ changed: 1, conflicts: 2 });
  expect(run.faults.map(({ errors: [error] }) => [error?.field, error?.code])).toEqual([
    ['nik', 'DUPLICATE'],
    ['feeAmount', 'REQUIRED'],
  ]);
  expect(await find('MED90001')).toMatchObject({ feePercent: '2.5000', status: 'active', syncState: 'OK' });
});
