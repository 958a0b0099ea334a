// Long: the rules of one module on one server with its seeded members.
import { callsOf } from '@console/contracts/core/resource';
import {
  currentRules,
  gradeOf,
  riskCalls,
  riskFactors,
  riskProfiles,
  riskRules,
  scoreOf,
  validUntil,
} from '@console/contracts/membership/risk-profile-membership';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import type { Caller } from '../../platform/context.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { brokenLedgers } from '../ledger-invariants.ts';
import { approver, branchOf, changesOn, faultsOf, maker } from '../member-change/changes.fixtures.ts';
import { requireMayOrder } from '../member/order-bar.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { expireRisks } from './jobs.ts';
import { riskId } from './seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const calls = callsOf(riskProfiles);
const { stored: member, decide: decideChange, listed: changes } = changesOn(server);
const texts = protectedText(seedOptions.dataKey);
const dayMs = 86_400_000;

const list = async (query: object, by: Caller = admin) =>
  (await server.current.call(calls.list, by, { query: query as never })).result;
const total = async (query: object, by?: Caller) => (await list(query, by)).total;
const read = async (secureId: string, by: Caller = admin) =>
  (await server.current.call(calls.detail, by, { parameters: { secureId } })).result;
const all = (value: number) => Object.fromEntries(riskFactors.map(({ value: name }) => [name, value]));
const document = () =>
  uploadedFile(db(), { module: riskProfiles.module, uploaded_by: maker.username, hash: randomUUID() });
const valuesOf = (i: number, level: number, different: object = {}) => ({
  memberId: memberId(i),
  ...all(level),
  politicallyExposed: false,
  sanctionsHit: false,
  sourceOfFunds: null,
  eddDocument: null,
  note: null,
  ...different,
});
const create = (i: number, level: number, different: object = {}, by = maker) =>
  server.current.call(calls.create, by, { body: valuesOf(i, level, different) as never });
type Step = 'submit' | 'approve' | 'reject' | 'reassess';
const step = async (name: Step, secureId: string, by = approver, more: object = {}) => {
  const { version } = await read(secureId);
  return server.current.call(calls[name], by, { body: { secureId, version, ...more } as never });
};
/** A high profile with what it asks for, submitted. */
const submitted = async (i: number, level = 80) => {
  const edd = { sourceOfFunds: 'Usaha keluarga', eddDocument: await document() };
  const { result } = await create(i, level, level > 70 ? edd : {});
  expect((await step('submit', result.secureId, maker)).status).toBe(200);
  return result.secureId;
};
const limitOf = async (i: number) =>
  (
    await db()
      .selectFrom('member_plafond')
      .select('total')
      .where('member_id', '=', memberId(i))
      .where('business_line', '=', 'SPEKTRA')
      .executeTakeFirstOrThrow()
  ).total;

describe('rules', () => {
  test.each(riskRules.map((rules) => [rules.version, rules] as const))('version %i has weights of 100', (_, rules) => {
    expect(Object.values(rules.weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
  test('a version is never changed: profiles keep the one that graded them', () => {
    expect(riskRules[0]).toEqual({
      version: 1,
      weights: {
        identityCertainty: 15,
        occupation: 15,
        incomeSource: 15,
        area: 10,
        productUse: 10,
        paymentBehaviour: 25,
        externalScore: 10,
      },
      from: { LOW: 0, MEDIUM: 41, HIGH: 71 },
      months: { LOW: 36, MEDIUM: 24, HIGH: 12 },
    });
  });
  test.each([
    [40, false, 'LOW'],
    [41, false, 'MEDIUM'],
    [70, false, 'MEDIUM'],
    [71, false, 'HIGH'],
    [0, true, 'HIGH'],
  ] as const)('a score of %i, overridden %p, is %s', (score, overridden, grade) => {
    expect(gradeOf(currentRules, score, overridden)).toBe(grade);
    expect(scoreOf(currentRules, all(score) as never)).toBe(score);
  });
  test('the last day is that of the month where the month is shorter', () => {
    expect(validUntil(currentRules, 'HIGH', '2028-02-29')).toBe('2029-02-28');
    expect(validUntil(currentRules, 'LOW', '2026-11-26')).toBe('2029-11-26');
  });
});

test('344 profiles in their states, what waits first, then what ends first', async () => {
  const counts = await Promise.all(['APPROVED', 'EXPIRED', 'SUPERSEDED', 'SUBMITTED'].map((state) => total({ state })));
  expect(counts).toEqual([298, 9, 23, 14]);
  expect(await total({ grade: 'HIGH', state: 'APPROVED' })).toBeGreaterThanOrEqual(16);
  const { rows } = await list({ size: 50 });
  expect(rows.slice(0, 14).every(({ state }: { state: string }) => state === 'SUBMITTED')).toBe(true);
  const ends = rows.slice(14).map(({ validUntil: end }: { validUntil: string }) => end);
  expect(ends).toEqual(ends.toSorted());
  const { rows: strays } = await sql`select from member m left join risk_profile p on p.id = m.current_risk_profile_id
    where m.risk_grade is distinct from p.grade`.execute(db());
  expect(strays).toHaveLength(0);
});

test('a branch sees the grades of its members alone, and neither factors nor score', async () => {
  const by = branchOf(1, 'Full Access');
  const { rows } = await list({ state: 'APPROVED', size: 100 }, by);
  expect(rows.length).toBeGreaterThan(0);
  const own = await read(riskId(1), by);
  expect(own).toMatchObject({ grade: 'LOW', memberNo: seedMember(1).memberNo });
  for (const name of ['score', 'rulesVersion', 'note', 'sourceOfFunds', ...riskFactors.map(({ value }) => value)])
    expect(own).not.toHaveProperty(name);
  expect((await server.current.call(calls.detail, by, { parameters: { secureId: riskId(2) } })).status).toBe(404);
  expect((await server.current.call(calls.list, by, { query: {} as never })).status).toBe(422);
  expect((await create(1, 20, {}, by)).status).toBe(403);
  const body = { secureId: riskId(1), version: own.version };
  expect((await server.current.call(calls.reassess, by, { body } as never)).status).toBe(403);
});

test('the grade stays until somebody else approves; then lower limits are proposed, never applied', async () => {
  const before = await limitOf(11);
  const id = await submitted(11);
  expect((await member(11)).risk_grade).toBe('LOW');
  expect((await step('approve', id, maker)).body.code).toBe('SELF_APPROVAL');
  const { version } = await read(id);
  const approve = () => server.current.call(riskCalls.approve, approver, { body: { secureId: id, version } });
  const answers = await Promise.all([approve(), approve()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)!.result).toMatchObject({ state: 'APPROVED' });
  expect(await member(11)).toMatchObject({ risk_grade: 'HIGH', current_risk_profile_id: id });
  expect((await read(riskId(11))).state).toBe('SUPERSEDED');
  expect(await limitOf(11)).toBe(before);
  const { rows } = await changes({ memberId: memberId(11), section: 'plafond' });
  expect(rows.length).toBeGreaterThan(0);
  const spektra = rows.find(({ after }: { after: string }) => after.startsWith('Plafond SPEKTRA'))!;
  expect(spektra).toMatchObject({ state: 'PENDING', maker: approver.username });
  expect((await decideChange('approve', spektra, approver)).body.code).toBe('SELF_APPROVAL');
  expect((await decideChange('approve', spektra, admin)).result.state).toBe('APPROVED');
  expect(await limitOf(11)).toBeLessThan(before);
  expect(await brokenLedgers(db())).toEqual([]);
});

test('a high risk asks for the source of funds and a document before it is submitted', async () => {
  const { result } = await create(12, 80);
  expect(result).toMatchObject({ grade: 'HIGH', score: 80, eddMissing: true, state: 'DRAFT', previousGrade: 'MEDIUM' });
  const refused = await step('submit', result.secureId, maker);
  expect(faultsOf(refused)).toEqual(['sourceOfFunds REQUIRED', 'eddDocument REQUIRED']);
});

test('a politically exposed person is high whatever the score, which the database holds too', async () => {
  const { result } = await create(13, 0, { politicallyExposed: true });
  expect(result).toMatchObject({ score: 0, grade: 'HIGH', eddRequired: true });
  await expect(
    db().updateTable('risk_profile').set({ grade: 'LOW' }).where('id', '=', result.secureId).execute(),
  ).rejects.toThrow('risk_profile_overridden');
});

test('a member has one open profile, also of two at once; a refused one is changed and submitted again', async () => {
  const answers = await Promise.all([create(14, 10), create(14, 20)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('RISK_OPEN_EXISTS');
  const { secureId } = answers.find(({ status }) => status === 200)!.result;
  await step('submit', secureId, maker);
  expect((await step('reassess', riskId(14), maker)).body.code).toBe('RISK_OPEN_EXISTS');
  await step('reject', secureId, approver, { reason: 'Faktor tanpa bukti' });
  const refused = await read(secureId);
  expect(refused).toMatchObject({ state: 'REJECTED', decisionNote: 'Faktor tanpa bukti' });
  const update = await server.current.call(calls.update, maker, {
    body: { ...valuesOf(14, 30), secureId, version: refused.version } as never,
  });
  expect(update.result).toMatchObject({ state: 'DRAFT', score: 30 });
  await step('submit', secureId, maker);
  await step('approve', secureId);
  const again = await server.current.call(calls.update, maker, {
    body: { ...valuesOf(14, 30), secureId, version: (await read(secureId)).version } as never,
  });
  expect(again.body.code).toBe('INVALID_STATE');
});

test('a system profile is in force at once with an equal or higher grade, and waits with a lower one', async () => {
  const high = await step('reassess', riskId(17), maker);
  expect(high.result.state).toBe('SUBMITTED');
  expect((await member(17)).risk_grade).toBe('HIGH');
  expect(await read(high.result.secureId)).toMatchObject({ method: 'SYSTEM', previousGrade: 'HIGH', rulesVersion: 1 });
  const low = await step('reassess', riskId(16), maker);
  expect(low.result.state).toBe('APPROVED');
  expect((await member(16)).current_risk_profile_id).toBe(low.result.secureId);
});

test('every night an expired profile ends, and its member is rated again', async () => {
  await sql`update risk_profile set valid_until = '2020-01-01' 
    where id = any(${[riskId(18), riskId(34)]}::uuid[])`.execute(db());
  const first = await expireRisks(db(), texts, seedDate);
  expect(first.read).toBeGreaterThanOrEqual(2);
  expect((await expireRisks(db(), texts, seedDate)).read).toBe(0);
  expect((await read(riskId(34))).state).toBe('EXPIRED');
  await expect(requireMayOrder(db(), memberId(34))).rejects.toThrow('RISK_EXPIRED');
  expect(await total({ memberId: memberId(34), state: 'SUBMITTED' })).toBe(1);
});

test('counters follow the scope, and lead to the filters that show the same', async () => {
  const figures = async (by: Caller) => (await server.current.call(riskCalls.figures, by, {})).result;
  const whole = await figures(admin);
  expect(whole.waiting).toBe(await total({ state: 'SUBMITTED' }));
  expect(whole.high).toBe(await total({ grade: 'HIGH', state: 'APPROVED' }));
  expect(whole.eddMissing).toBe(await total({ edd: 'MISSING' }));
  expect(whole.expired).toBe(await total({ expiring: 'EXPIRED' }));
  expect(whole.expiring).toBe(await total({ expiring: 'D30' }));
  expect((await figures(branchOf(1))).high).toBeLessThan(whole.high);
});

test('profiles are found by number, member and the beginning of the name', async () => {
  const { profileNo } = await read(riskId(3));
  expect(await total({ search: profileNo })).toBe(1);
  expect(await total({ search: seedMember(40).memberNo })).toBe(1);
  expect(await total({ search: seedMember(40).name.slice(0, 5).toLowerCase() })).toBeGreaterThan(0);
  expect(await total({ moved: 'UP', state: 'SUBMITTED' })).toBeGreaterThan(0);
  expect(await total({ from: new Date(seedDate.getTime() - dayMs).toISOString().slice(0, 10) })).toBeGreaterThan(0);
});

test('who has no right to profiles reads none', async () => {
  const other = testCaller('HOOPS09', { 'membership:browse': 'Full Access' });
  expect((await server.current.call(calls.list, other, { query: {} as never })).status).toBe(403);
});
