import { callsOf } from '@console/contracts/core/resource';
import { tiers } from '@console/contracts/membership/tiering-plafond';
import { seedDate } from '../../../test/environment.ts';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { databaseTypeId } from '../membership-database-type/seed.ts';
import { programTypeId } from '../program-type/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(tiers);
const maker = testCaller('HOOPS01', { '*': 'Input' });
const checker = testCaller('HOOPSHD1', { '*': 'Approval' });
const tomorrow = dayAfter(jakartaDay(seedDate), 1);
const reason = 'kebijakan risiko tahun depan';
const tier = {
  code: 'UJI_LOW',
  name: 'Uji rendah',
  businessLine: 'UFI',
  programTypeId: programTypeId('MITRA'),
  databaseTypeId: null,
  riskGrade: 'LOW',
  incomeFrom: 3_000_000,
  incomeTo: null,
  contractsFrom: 0,
  contractsTo: null,
  employeeGradeFrom: null,
  employeeGradeTo: null,
  plafondMin: 1_000_000,
  plafondMax: 20_000_000,
  incomeMultiplier: '2.5',
  maxInstalmentRatio: '40',
  maxTenor: 24,
  effectiveFrom: tomorrow,
  effectiveTo: null,
};
const create = (changes: object = {}, caller = maker) =>
  server.current.call(calls.create, caller, { body: { ...tier, ...changes, reason } });
const approve = (change: { secureId: string }) =>
  server.current.call(calls.approveChange, checker, { body: { secureIds: [change.secureId], note: 'sesuai' } });
const simulate = (body: object, caller = admin) => server.current.call(calls.simulate, caller, { body });
const values = {
  programTypeId: programTypeId('MITRA'),
  databaseTypeId: databaseTypeId('REG'),
  riskGrade: 'LOW',
  monthlyIncome: 5_000_000,
  otherIncome: 1_000_000,
  monthlyExpense: 1_555_000,
  contracts: 0,
  employeeGrade: null,
};

afterEach(() => server.current.setNow(seedDate));

test('42 tiers are in force, one ended, two await approval', async () => {
  const total = async (query: object) =>
    (await server.current.call(calls.list, admin, { query: query as Record<string, unknown> })).result.total;
  expect(await total({})).toBe(45);
  expect(await total({ phase: 'IN_FORCE' })).toBe(42);
  expect(await total({ phase: 'PENDING' })).toBe(2);
  expect(await total({ phase: 'ENDED' })).toBe(1);
  expect(await total({ programTypeId: programTypeId('SYR'), riskGrade: 'LOW' })).toBe(3);
});

test('a tier holds from its day, when a second person approved it, and gives limits in steps', async () => {
  const made = await create();
  expect(made.status).toBe(202);
  expect((await simulate({ businessLine: 'UFI', values })).result).toMatchObject({ reason: 'NO_TIER', amount: 0 });
  expect((await approve(made.result.change)).status).toBe(200);
  server.current.setNow(new Date(`${tomorrow}T03:00:00Z`));
  // (5,000,000 + 500,000 - 1,555,000) x 2.5 = 9,862,500
  expect((await simulate({ businessLine: 'UFI', values })).result).toMatchObject({
    tier: { code: 'UJI_LOW' },
    base: 9_800_000,
    amount: 9_800_000,
    reason: 'WITHIN',
  });
  const rich = { ...values, monthlyIncome: 50_000_000 };
  expect((await simulate({ businessLine: 'UFI', values: rich })).result).toMatchObject({
    amount: 20_000_000,
    reason: 'CAPPED',
  });
  const poor = { ...values, monthlyIncome: 3_000_000, monthlyExpense: 3_300_000 };
  expect((await simulate({ businessLine: 'UFI', values: poor })).result).toMatchObject({
    amount: 0,
    reason: 'BELOW_TIER',
  });
});

test('the tier that names the database type goes before the one for any', async () => {
  const named = await create({ code: 'UJI_REG', databaseTypeId: databaseTypeId('REG'), incomeMultiplier: '1' });
  await approve(named.result.change);
  server.current.setNow(new Date(`${tomorrow}T03:00:00Z`));
  expect((await simulate({ businessLine: 'UFI', values })).result).toMatchObject({ tier: { code: 'UJI_REG' } });
  const other = { ...values, databaseTypeId: databaseTypeId('NEW') };
  expect((await simulate({ businessLine: 'UFI', values: other })).result.tier?.code).not.toBe('UJI_REG');
});

test('tiers of a key whose income, contracts and days intersect are refused with the one in the way', async () => {
  const key = { code: 'UJI_REG_BARU', businessLine: 'SPEKTRA', programTypeId: programTypeId('REG') };
  const clash = await create({ ...key, incomeFrom: 7_999_999, incomeTo: 9_000_000 });
  expect(clash).toMatchObject({ status: 409, body: { code: 'TIER_OVERLAP' } });
  expect(clash.body.message).toMatch(/^Bertumpuk dengan SPEKTRA_REG_\w+ dari \d\d-\d\d-\d{4} sampai /);
  // Beside the field also its band, which is what collides.
  expect(clash.body.errors).toMatchObject([{ field: 'effectiveFrom', code: 'TIER_OVERLAP' }]);
  expect(clash.body.errors[0].message).toMatch(
    /^Bertumpuk dengan SPEKTRA_REG_\w+ \(Penghasilan dari [\d.]+–[\d.…]+, .*\) dari /,
  );
  expect(clash.result.clash).toMatchObject({ secureId: expect.any(String), code: expect.stringMatching(/^SPEKTRA_/) });
  expect((await create({ ...key, incomeFrom: 0, incomeTo: 2_999_999 })).status).toBe(202);
});

test('bounds, steps, grades and tenor are checked beside their fields, and a code names one tier', async () => {
  const errors = async (changes: object) =>
    ((await create({ code: 'UJI_GALAT', ...changes })).body.errors as { field: string; code: string }[]).map(
      ({ field, code }) => [field, code],
    );
  expect(await errors({ incomeTo: 1 })).toContainEqual(['incomeTo', 'RANGE']);
  expect(await errors({ plafondMax: 2_050_000 })).toContainEqual(['plafondMax', 'PLAFOND_STEP']);
  expect(await errors({ incomeMultiplier: '10.5' })).toContainEqual(['incomeMultiplier', 'PATTERN']);
  expect(await errors({ incomeMultiplier: '1.500' })).toContainEqual(['incomeMultiplier', 'PATTERN']);
  expect(await errors({ employeeGradeFrom: 3 })).toContainEqual(['employeeGradeTo', 'REQUIRED']);
  const wrong = { code: 'SPEKTRA_REG_LOW_A', riskGrade: 'HIGH', employeeGradeFrom: 1, employeeGradeTo: 3 };
  expect(await errors(wrong)).toEqual([
    ['code', 'DUPLICATE'],
    ['employeeGradeFrom', 'NOT_EMPLOYEE_PROGRAM'],
  ]);
});

test('a member within the scope is simulated by number, others are unknown', async () => {
  const memberNo = '1000000001';
  const answer = await simulate({ businessLine: 'SPEKTRA', memberNo });
  expect(answer.result).toMatchObject({ tier: { code: 'SPEKTRA_SYR_LOW_A' }, amount: 11_200_000 });
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', '16010')], mraIds: [] };
  const far = testCaller('CAB16010', { '*': 'View Only' }, { mappingType: 'BRANCH', scope });
  expect((await simulate({ businessLine: 'SPEKTRA', memberNo }, far)).body.errors).toMatchObject([
    { field: 'memberNo', code: 'NOT_FOUND' },
  ]);
});

test('a member and typed values together are refused: one of them would be ignored', async () => {
  const both = { businessLine: 'SPEKTRA', memberNo: '1000000001', values };
  expect((await simulate(both)).body.errors).toMatchObject([{ field: 'memberNo', code: 'MEMBER_OR_VALUES' }]);
});

test('the impact compares the limits of the members of a tier with what it would make of them', async () => {
  const secureId = seedId(tiers.module, 'SPEKTRA_SYR_LOW_A');
  const { result } = await server.current.call(calls.impact, admin, { parameters: { secureId } });
  expect(result.members).toBeGreaterThan(10);
  expect(result).toMatchObject({ up: expect.any(Number), down: 0 });
  expect(result.after).toBeGreaterThanOrEqual(result.before);
});

test('only head office writes tiers', async () => {
  const scope = { type: 'branches' as const, branchIds: [branchId('SPEKTRA', '10010')], mraIds: [] };
  const branch = testCaller('KACAB01', { '*': 'Full Access' }, { mappingType: 'BRANCH', scope });
  expect((await create({}, branch)).status).toBe(403);
});
