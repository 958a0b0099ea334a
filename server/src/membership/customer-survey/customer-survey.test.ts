import { callsOf } from '@console/contracts/core/resource';
import { surveys } from '@console/contracts/membership/customer-survey';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { expireSurveys, notifyOverdue } from './jobs.ts';

const server = useServer({ modules: modulesUpToMembership });
const calls = callsOf(surveys);
const dayMs = 86_400_000;
const head = testCaller('HOOPS01', { '*': 'Input' });
const branch = testCaller(
  'CAB10010',
  { '*': 'Input' },
  {
    mappingType: 'BRANCH',
    scope: {
      type: 'branches',
      branchIds: [branchId('SPEKTRA', '10010')],
      mraIds: [],
      viewer: { userId: 'x', username: 'CAB10010', isAdmin: false },
    },
  },
);
const total = async (query: Readonly<Record<string, unknown>>, caller = admin) =>
  (await server.current.call(calls.list, caller, { query })).result.total;
const first = async (query: Readonly<Record<string, unknown>>) =>
  (await server.current.call(calls.list, admin, { query })).result.rows[0];
const act = (
  name: 'take' | 'remark' | 'complete' | 'not-reached',
  { secureId, version }: Version,
  values = {},
  by = head,
) => server.current.call(calls[name], by, { body: { secureId, version, ...values } });
interface Version {
  readonly secureId: string;
  readonly version: number;
}

afterEach(() => server.current.setNow(seedDate));

test('90 surveys: 30 promoters, 16 passive, 14 detractors with all states of a follow-up', async () => {
  expect(await total({})).toBe(90);
  expect([
    await total({ category: 'PROMOTER' }),
    await total({ category: 'PASSIVE' }),
    await total({ category: 'DETRACTOR' }),
  ]).toEqual([30, 16, 14]);
  for (const followUp of ['OPEN', 'IN_PROGRESS', 'DONE', 'NOT_REACHED'])
    expect(await total({ followUp: [followUp] })).toBeGreaterThan(0);
  expect(await total({ search: 'REF-100001' })).toBe(1);
  expect(await total({ search: '1000000001' })).toBe(1);
});

test('a branch sees its own, and figures follow scope and filters', async () => {
  const own = await total({}, branch);
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(90);
  const figures = async (query: object, caller = admin) =>
    (await server.current.call(calls.figures, caller, { query: query as Record<string, unknown> })).result;
  expect(await figures({})).toMatchObject({ sent: 90, answered: 60, promoters: 30, passives: 16, detractors: 14 });
  expect((await figures({}, branch)).sent).toBe(own);
  expect((await figures({ trigger: 'ORDER_DONE' })).sent).toBe(await total({ trigger: 'ORDER_DONE' }));
  const { months } = await figures({});
  const counted = months.reduce(
    (sum: number, month: Record<string, number>) =>
      sum + month['promoters']! + month['passives']! + month['detractors']!,
    0,
  );
  expect(counted).toBe(60);
});

test('a member is asked once in 30 days, answers once, and a detractor is due in three working days', async () => {
  const { headers } = await makeSource(server.current, { allowedServices: ['customer-survey'] });
  const body = {
    memberNo: '1000000200',
    trigger: 'ORDER_DONE',
    businessLine: 'SPEKTRA',
    reference: 'PO-1',
    channel: 'APP',
  };
  const invite = (by = headers) => server.current.call(calls.invite, null, { body, headers: by });
  const answers = await Promise.all([invite(), invite(), invite()]);
  const made = answers.map(({ result }) => result.surveyNo as string | null).filter((no) => no !== null);
  expect(made).toHaveLength(1);
  const [surveyNo] = made;
  const given = { surveyNo, nps: 3, csat: 2, answers: [], comment: 'Antrean panjang' };
  const answer = () => server.current.call(calls.answer, null, { body: given, headers });
  // Numbers run on: who was not asked through does not answer.
  const stranger = await makeSource(server.current, { allowedServices: ['customer-survey'] });
  const elsewhere = await server.current.call(calls.answer, null, { body: given, headers: stranger.headers });
  expect(elsewhere.body.code).toBe('SURVEY_OVER');
  // By its reference: the first of those that wait may be the survey made here.
  const seeded = await first({ state: ['SENT'], search: 'REF-100062' });
  const foreign = { ...given, surveyNo: seeded.surveyNo };
  expect((await server.current.call(calls.answer, null, { body: foreign, headers })).body.code).toBe('SURVEY_OVER');
  expect((await answer()).status).toBe(200);
  expect((await answer()).body.code).toBe('SURVEY_OVER');
  const row = await first({ search: surveyNo });
  expect(row).toMatchObject({ category: 'DETRACTOR', followUp: 'OPEN', state: 'ANSWERED' });
  expect(Date.parse(row.dueAt) - seedDate.getTime()).toBeGreaterThan(2 * dayMs);
  const later = (days: number) => server.current.setNow(new Date(seedDate.getTime() + days * dayMs));
  later(29);
  expect((await invite()).result.surveyNo).toBeNull();
  later(30);
  // The first token ends after 30 days.
  const renewed = await makeSource(server.current, { allowedServices: ['customer-survey'] });
  expect((await invite(renewed.headers)).result.surveyNo).not.toBeNull();
  const other = await makeSource(server.current);
  expect((await server.current.call(calls.invite, null, { body, headers: other.headers })).status).toBe(401);
  const blocked = { ...body, memberNo: '1000000313' };
  expect(
    (await server.current.call(calls.invite, null, { body: blocked, headers: renewed.headers })).result.surveyNo,
  ).toBeNull();
});

test('who took a follow-up notes and finishes it; not reached needs attempts on three days', async () => {
  const open = await first({ followUp: ['OPEN'] });
  const taken = (await act('take', open)).result;
  expect(taken.followUp).toBe('IN_PROGRESS');
  expect((await act('take', taken)).body.code).toBe('INVALID_STATE');
  const tried = { note: 'tidak diangkat', contacted: 'NOT_REACHED' };
  const other = testCaller('HOOPS02', { '*': 'Input' });
  expect((await act('remark', taken, tried, other)).body).toMatchObject({ code: 'NOT_YOURS' });
  let at = taken;
  for (let day = 0; day < 3; day += 1) {
    server.current.setNow(new Date(seedDate.getTime() + day * dayMs));
    const refused = await act('not-reached', at);
    expect(refused.body.code).toBe('TOO_FEW_ATTEMPTS');
    at = (await act('remark', at, tried)).result;
    at = (await act('remark', at, tried)).result;
  }
  expect((await act('complete', at, { note: 'terlalu pendek', contacted: 'REACHED' })).body.errors).toMatchObject([
    { field: 'note', code: 'TOO_SHORT' },
  ]);
  expect((await act('not-reached', at)).result.followUp).toBe('NOT_REACHED');
  const { result } = await server.current.call(calls.given, admin, { parameters: { secureId: open.secureId } });
  expect(result.notes).toHaveLength(6);
});

test('surveys end after 14 days, and overdue follow-ups are notified once', async () => {
  const { db } = server.current.database;
  const waiting = await total({ state: 'SENT' });
  const later = new Date(seedDate.getTime() + 60 * dayMs);
  expect((await expireSurveys(db, later)).done).toBe(waiting);
  expect((await expireSurveys(db, later)).done).toBe(0);
  // The job of the running program may have been there first.
  await db.updateTable('survey').set({ overdue_told_at: null }).execute();
  expect((await notifyOverdue(db, later)).done).toBeGreaterThan(0);
  expect((await notifyOverdue(db, later)).done).toBe(0);
});

test('the phone of the member is masked, and revealed with a reason', async () => {
  const { secureId } = await first({});
  const shown = await server.current.call(calls.detail, admin, { parameters: { secureId } });
  expect(shown.result.memberPhone).toMatch(/[*•]/);
  const revealed = await server.current.call(calls.reveal, admin, {
    parameters: { secureId },
    body: { field: 'memberPhone', reason: 'menghubungi member yang kecewa' },
  });
  expect(revealed.result.value).toMatch(/^0812\d+$/);
});
