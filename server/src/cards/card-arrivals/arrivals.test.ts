import { arrivals, type Arrival } from '@console/contracts/cards/card-arrivals';
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { callsOf } from '@console/contracts/core/resource';
import type { Counter } from '@console/contracts/shell/home';
import { homeCalls } from '@console/contracts/shell/home';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { home } from '../../shell/home/module.ts';
import { assignmentModule } from '../card-assignment/module.ts';
import { cardIssuanceModule } from '../card-issuance/module.ts';
import { lossModule } from '../card-lost/module.ts';
import { pickUpModule } from '../card-pickup/module.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { cardVerificationModule } from '../card-verification/module.ts';
import { arrivalsModule } from './module.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

const server = useServer({
  modules: [
    files,
    imports,
    cardIssuanceModule,
    arrivalsModule,
    assignmentModule,
    pickUpModule,
    cardStockModule,
    lossModule,
    cardVerificationModule,
    home,
  ],
});
const branchUser = (office: string) =>
  testCaller(
    `ADMCB${office}`,
    { '*': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } },
  );
const mraUser = testCaller(
  'MRASPV02',
  { '*': 'Approval' },
  {
    mappingType: 'MRA',
    scope: {
      type: 'branches',
      branchIds: ['10040', '10050', '10060'].map((office) => branchId('SPEKTRA', office)),
      mraIds: [seedId('mra', '0102')],
    },
  },
);
const callers = [admin, branchUser('10040'), branchUser('10050'), branchUser('13010'), mraUser];
const under = async (caller: typeof admin): Promise<Arrival[]> =>
  (await server.current.call(callsOf(arrivals)['list'], caller, { query: { size: 100 } })).result.rows;
const countersOf = async (caller: typeof admin): Promise<Counter[]> =>
  (await server.current.call(homeCalls.counters, caller, {})).result;

describe('parcels on their way', () => {
  it('lists deliveries and assignments to the own office, longest in transit first', async () => {
    const [toBranch, byAssignment] = [await under(branchUser('10040')), await under(branchUser('10050'))];
    expect(toBranch.map(({ kind, pending }) => [kind, pending])).toEqual([
      ['DELIVERY', 10],
      ['DELIVERY', 10],
    ]);
    expect(toBranch.map(({ sentAt }) => sentAt)).toEqual(toBranch.map(({ sentAt }) => sentAt).toSorted());
    expect(toBranch.every(({ documentId, destination }) => documentId && destination.startsWith('10040'))).toBe(true);
    expect(byAssignment).toContainEqual(
      expect.objectContaining({ kind: 'ASSIGNMENT', pending: 10, parcelNo: expect.stringMatching(/^ASG-.+\/\d+$/) }),
    );
  });

  it('print vendors see none', async () => {
    const vendor = testCaller(
      'VENDOR01',
      { '*': 'Input' },
      {
        mappingType: null,
        scope: { type: 'all', viewer: { username: 'VENDOR01', isAdmin: false, vendorCode: 'PV01' } } as never,
      },
    );
    expect(await under(vendor)).toEqual([]);
  });
});

describe('counts of the home page', () => {
  it('each count is shown to callers who do that work', async () => {
    const codes = async (caller: typeof admin) => (await countersOf(caller)).map(({ code }) => code);
    const ofBranch = ['CARD_ARRIVING', 'CARD_PICKUP', 'CARD_PICKUP_NEAR', 'CARD_LOW', 'CARD_LOST', 'CARD_VERIFY'];
    expect(await codes(branchUser('10040'))).toEqual(expect.arrayContaining(ofBranch));
    expect(await codes(admin)).not.toEqual(expect.arrayContaining(['CARD_ARRIVING']));
    const readers = testCaller('AUDIT01', { '*': 'View Only' });
    expect(await codes(readers)).toEqual(['CARD_LOW', 'CARD_LOST']);
  });

  it.each(callers.map((caller) => [caller.username, caller] as const))(
    'count for %s what the lists hold to which they lead',
    async (_, caller) => {
      let compared = 0;
      for (const { code, count, url } of await countersOf(caller)) {
        const { pathname, searchParams } = new URL(url, 'http://console');
        const registered = resourcesOf(server.current.app).get(pathname.slice(1));
        if (!registered) continue;
        const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
        const { result } = await server.current.call(registered.calls['list'], caller, { query });
        expect([code, result.total]).toEqual([code, count]);
        compared += 1;
      }
      expect(compared).toBeGreaterThanOrEqual(2);
    },
  );
});

it('the tabs of a list count their rows under the current search and filters', async () => {
  const calls = callsOf(cardVerifications);
  const counts = async (query: Record<string, unknown>) =>
    (await server.current.call(calls['tabCounts'], admin, { query })).result as { key: string; count: number }[];
  for (const query of [{}, { preference: 'HOME' }])
    for (const { key, count } of await counts({ ...query, state: ['REJECTED'] })) {
      const values = cardVerifications.list.tabs!.of.find((tab) => tab.key === key)?.values;
      const { result } = await server.current.call(calls['list'], admin, {
        query: { ...query, ...(values ? { state: [...values] } : {}) },
      });
      expect([key, result.total]).toEqual([key, count]);
    }
});
