import {
  cardSequences,
  rangeStepCalls,
  sequenceCalls,
  type CardSequence,
} from '@console/contracts/cards/card-generator/sequences';
import { cardNumber } from '@console/contracts/cards/card-number';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../../test/callers.ts';
import { useServer } from '../../../../test/server.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { cardTypesModule } from '../../card-types/resource.ts';
import { brokenInvariants } from '../../lifecycle/invariants.ts';
import { branch, makeStock } from '../../lifecycle/lifecycle.fixtures.ts';
import { cardGeneratorModule } from '../module.ts';

const calls = callsOf(cardSequences);
const server = useServer({ modules: [cardTypesModule, cardGeneratorModule] });
const second = { ...admin, username: 'ADMIN02' };
const mraApprover = testCaller(
  'MRASPV01',
  { '*': 'Approval' },
  { mappingType: 'MRA', scope: { type: 'branches', branchIds: [], mraIds: [] } },
);
const call = (name: keyof typeof calls, input = {}, caller = admin) => server.current.call(calls[name], caller, input);
const gold = seedId('card-types', 'GOLD');
const create = (serialFrom: number, serialTo: number, rest: object = {}) =>
  call('create', { body: { cardTypeId: gold, purpose: 'STOCK', serialFrom, serialTo, warnBelow: null, ...rest } });
const step = (
  name: 'activate' | 'close',
  { secureId, version }: Pick<CardSequence, 'secureId' | 'version'>,
  caller = second,
  reason?: string,
) => server.current.call(rangeStepCalls[name], caller, { body: { secureId, version, ...(reason ? { reason } : {}) } });

it('lists the twenty ranges by type and first number, in the printed form', async () => {
  const { result } = await call('list', { query: { size: 25 } });
  expect(result.total).toBe(20);
  const exhausted = result.rows.find(({ code }: CardSequence) => code === 'SEQ-01-004');
  expect(exhausted).toMatchObject({
    cardType: 'Reguler',
    purpose: 'STOCK',
    firstNumber: cardNumber('9710', '01', 300_000_001),
    used: 10,
    allotted: 0,
    free: 0,
    state: 'EXHAUSTED',
    nextNumber: null,
  });
  expect((await call('list', { query: { search: 'SEQ-03', purpose: ['DIGITAL'] } })).result.rows).toMatchObject([
    { code: 'SEQ-03-002', firstNumber: cardNumber('9710', '03', 100_000_001), free: 1_000_000 },
  ]);
});

it('a new range gets a code, prefix and check digits, and the default warning limit of five percent', async () => {
  const { result } = await create(500_000_001, 500_001_000);
  expect(result).toMatchObject({
    code: 'SEQ-02-004',
    prefix: '9710',
    warnBelow: 50,
    state: 'DRAFT',
    editors: ['ADMIN01'],
    used: 0,
    allotted: 0,
    free: 1_000,
  });
  const preview = await server.current.call(sequenceCalls.preview, admin, {
    query: { cardTypeId: gold, serialFrom: 500_000_001, serialTo: 500_001_000 },
  });
  expect(preview.result).toEqual({
    prefix: '9710',
    firstNumber: result.firstNumber,
    lastNumber: result.lastNumber,
    overlaps: 'SEQ-02-004',
  });
  const taken = await create(500_001_000, 500_002_000);
  expect(taken).toMatchObject({
    status: 409,
    body: { code: 'RANGE_OVERLAP', message: 'Rentang bertumpuk dengan SEQ-02-004', errors: [{ field: 'serialFrom' }] },
  });
  expect((await create(500_000_001, 500_001_000, { cardTypeId: seedId('card-types', 'PLAT') })).status).toBe(200);
  expect((await call('delete', { body: { secureId: result.secureId, version: 1, reason: 'salah seri' } })).status).toBe(
    200,
  );
  expect((await create(500_000_001, 500_001_000)).result.code).toBe('SEQ-02-005');
});

it.each([
  ['an end before its beginning', 600_000_010, 600_000_009, 'serialTo'],
  ['more than ten million numbers', 600_000_001, 610_000_001, 'serialTo'],
  ['a serial that has ten digits', 600_000_001, 1_000_000_000, 'serialTo'],
])('refuses %s', async (_, from, to, field) => {
  expect((await create(from, to)).body.errors).toMatchObject([{ field, code: 'RANGE' }]);
});

it('a second person of head office activates a range; closing needs a reason', async () => {
  const { result: range } = await create(700_000_001, 700_000_100);
  expect((await step('activate', range, admin)).body.code).toBe('SELF_APPROVAL');
  expect((await step('activate', range, mraApprover)).status).toBe(403);
  expect((await step('activate', range)).result).toMatchObject({ state: 'ACTIVE', version: 2 });
  const { result: active } = await call('detail', { parameters: { secureId: range.secureId } });
  expect((await call('update', { body: { ...active, serialTo: 700_000_200 } })).body.errors).toMatchObject([
    { field: 'serialTo', code: 'IMMUTABLE' },
  ]);
  expect((await call('update', { body: { ...active, warnBelow: 7 } })).result).toMatchObject({
    warnBelow: 7,
    version: 3,
  });
  expect(
    (await call('delete', { body: { secureId: range.secureId, version: 3, reason: 'tidak dipakai' } })).body.code,
  ).toBe('INVALID_STATE');
  expect((await step('close', { ...range, version: 3 })).status).toBe(422);
  expect((await step('close', { ...range, version: 3 }, second, 'diganti awalan baru')).result.state).toBe('CLOSED');
  await expect(makeStock(server.current.database.db, range.secureId, 1, branch('10040'))).rejects.toMatchObject({
    code: 'RANGE_INSUFFICIENT',
  });
});

it('shows how many cards were created and when the range is exhausted', async () => {
  const { result: range } = await create(800_000_001, 800_000_003);
  await step('activate', range);
  await makeStock(server.current.database.db, range.secureId, 2, branch('10040'));
  expect((await call('detail', { parameters: { secureId: range.secureId } })).result).toMatchObject({
    used: 2,
    free: 1,
    state: 'ACTIVE',
  });
  await makeStock(server.current.database.db, range.secureId, 1, branch('10040'));
  expect((await call('detail', { parameters: { secureId: range.secureId } })).result).toMatchObject({
    used: 3,
    free: 0,
    state: 'EXHAUSTED',
  });
  expect(await brokenInvariants(server.current.database.db)).toEqual([]);
});

it('head office gets one notice per drop below the limit', async () => {
  const { db } = server.current.database;
  const { result: range } = await create(900_000_001, 900_000_100, { warnBelow: 98 });
  await step('activate', range);
  const notices = async () =>
    await db
      .selectFrom('console_notice as n')
      .innerJoin('app_user as u', 'u.id', 'n.user_id')
      .select(['u.username', 'u.mapping_type', 'n.link', 'n.parameters'])
      .where('n.kind', '=', 'CARD_RANGE_LOW')
      .where('n.link', '=', `/card-generator?search=${range.code}`)
      .execute();
  await makeStock(db, range.secureId, 2, branch('10040'));
  expect(await notices()).toEqual([]);
  await makeStock(db, range.secureId, 1, branch('10040'));
  const first = await notices();
  expect(first).toContainEqual(
    expect.objectContaining({
      username: 'HOOPS01',
      link: `/card-generator?search=${range.code}`,
      parameters: { code: range.code, free: 97, bound: 98 },
    }),
  );
  expect(first.filter(({ username }) => !/^(ADMIN|HOOPS)/.test(username))).toEqual([]);
  await makeStock(db, range.secureId, 1, branch('10040'));
  expect(await notices()).toHaveLength(first.length);
});

it('a new prefix applies to new ranges only', async () => {
  await server.current.database.db
    .updateTable('app_setting')
    .set({ value: '9711' })
    .where('key', '=', 'card.issuer-prefix')
    .execute();
  const { result } = await create(500_000_001, 500_000_010);
  expect(result.prefix).toBe('9711');
  expect((await call('list', { query: { search: 'SEQ-02-001' } })).result.rows[0].prefix).toBe('9710');
  await server.current.database.db
    .updateTable('app_setting')
    .set({ value: '9710' })
    .where('key', '=', 'card.issuer-prefix')
    .execute();
});
