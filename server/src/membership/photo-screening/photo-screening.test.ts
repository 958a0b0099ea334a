import { memberPhotos, photoCalls as calls } from '@console/contracts/membership/photos-screening-membership';
import { photoRules } from '@console/contracts/platform/photos/vocabulary';
import { queueCalls } from '@console/contracts/platform/queues';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { bringPictures } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import {
  colleague,
  reasonId,
  screener,
  screening,
  sender,
  supervisor,
  withoutReveal,
} from './photo-screening.fixtures.ts';

const server = useServer({ modules });
const { db, next, desk, look, open, list, decide, stateOf, documentOf } = screening(() => server.current);
const passMinutes = (minutes: number) => server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));

beforeAll(() => bringPictures(server.current, 'photo_screening'));
afterEach(async () => {
  server.current.setNow(seedDate);
  await db().deleteFrom('queue_lease').execute();
});

test('120 photos are seeded: 40 wait, 60 are approved, 15 rejected and 5 escalated', async () => {
  for (const [state, count] of [
    ['WAITING', 40],
    ['APPROVED', 60],
    ['REJECTED', 15],
    ['ESCALATED', 5],
  ] as const)
    expect((await list({ state: [state] })).total).toBe(count);
  expect((await list({ duplicate: true })).total).toBe(2);
  const { result } = await server.current.call(calls.counters, admin);
  expect(result).toMatchObject({ waiting: 40, escalated: 5, byType: [{ waiting: 20 }, { waiting: 20 }] });
});

test('two screeners never get the same photo, and the filter decides which comes next', async () => {
  const got = await Promise.all([screener, colleague, supervisor, sender].map((who) => next(who)));
  expect(new Set(got).size).toBe(4);
  await db().deleteFrom('queue_lease').execute();
  const { documentType } = await open(screener, { documentType: ['2'] });
  expect(documentType).toBe('2');
  const first = await next(colleague);
  await server.current.call(queueCalls.release, colleague, { body: { code: 'PHOTO_SCREENING', secureId: first! } });
  expect(await next(colleague, {}, 'PHOTO_SCREENING', [first!])).not.toBe(first);
});

test('the data of the member are in clear for the person who has taken the photo, once on record', async () => {
  const secureId = (await next(screener, { documentType: ['1'] }))!;
  expect((await desk(colleague, secureId)).body.code).toBe('CLAIM_EXPIRED');
  expect((await look(colleague, secureId)).body.code).toBe('CLAIM_EXPIRED');
  const { result } = await desk(screener, secureId);
  expect(result.member.nik).toMatch(/^\d{16}$/);
  expect(result.reasons.length).toBeGreaterThan(0);
  for (let time = 0; time < 2; time += 1) expect((await look(screener, secureId)).status).toBe(200);
  const entries = await db()
    .selectFrom('audit_entry')
    .select(['action', 'filter'])
    .where('entity_id', '=', secureId)
    .where('username', '=', screener.username)
    .where('action', 'in', ['OPEN', 'OPEN_PHOTO'])
    .where('outcome', '=', 'success')
    .execute();
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['OPEN', 'OPEN_PHOTO']);
  const elsewhere = (await list({ state: ['APPROVED'] })).rows[0].secureId;
  expect((await look(screener, secureId, elsewhere)).status).toBe(404);
  const { member_id } = await stateOf(secureId);
  await db()
    .updateTable('photo_screening')
    .set({ document_type: '7' })
    .where('member_id', '=', member_id)
    .where('document_type', '=', '2')
    .execute();
  const slip = await db()
    .selectFrom('photo_screening')
    .select('id')
    .where('member_id', '=', member_id)
    .where('document_type', '=', '7')
    .executeTakeFirstOrThrow();
  expect((await look(screener, secureId, slip.id)).status).toBe(404);
  await db().updateTable('photo_screening').set({ document_type: '2' }).where('id', '=', slip.id).execute();
});

test('without the right to reveal personal data nobody takes a photo', async () => {
  const { rows } = await list({ state: ['WAITING'] });
  const { secureId, version } = rows[0];
  const taking = { code: 'PHOTO_SCREENING', secureId, version };
  expect((await server.current.call(queueCalls.take, withoutReveal, { body: taking })).status).toBe(403);
  expect((await server.current.call(queueCalls.takeNext, withoutReveal, { body: { code: taking.code } })).status).toBe(
    403,
  );
  expect((await desk(withoutReveal, secureId)).body.code).toBe('CLAIM_EXPIRED');
});

test('photos that are opened and left without a decision are limited a day', async () => {
  const limit = (value: string) =>
    db().updateTable('app_setting').set({ value }).where('key', '=', 'PHOTO_UNDECIDED_MAX_PER_DAY').execute();
  await limit('1');
  try {
    const who = testCaller('HOOPS08', { [memberPhotos.privilege]: 'Input' }, { roles: screener.roles });
    const { secureId, version } = await open(who, { documentType: ['2'] });
    await server.current.call(queueCalls.release, who, { body: { code: 'PHOTO_SCREENING', secureId } });
    const other = (await next(who, { documentType: ['2'] }, 'PHOTO_SCREENING', [secureId]))!;
    expect((await desk(who, other)).body.code).toBe('PHOTO_UNDECIDED_LIMIT');
    await db().deleteFrom('queue_lease').execute();
    await next(who, { documentType: ['2'] });
    expect((await decide('approve', who, { secureId, version })).status).toBe(200);
    await next(who, { documentType: ['2'] });
    expect((await desk(who, other)).status).toBe(200);
  } finally {
    await limit('50');
  }
});

test('an identity card is approved with NIK and name confirmed, a picture only after it was seen', async () => {
  const who = testCaller('HOOPS09', { [memberPhotos.privilege]: 'Input' }, { roles: screener.roles });
  const secureId = (await next(who, { documentType: ['1'] }))!;
  const { result } = await desk(who, secureId);
  const body = { secureId, version: result.version };
  expect((await decide('approve', who, { ...body, identityConfirmed: true })).body.code).toBe('PHOTO_UNSEEN');
  await look(who, secureId);
  expect((await decide('approve', who, body)).body.code).toBe('IDENTITY_UNCONFIRMED');
  passMinutes(2);
  expect((await decide('approve', who, { ...body, identityConfirmed: true })).result).toMatchObject({
    state: 'APPROVED',
  });
  expect(await stateOf(secureId)).toMatchObject({ decided_by: who.username, seconds: 120 });
});

test('a decided photo is final, and a photo that has expired at a desk is for others again', async () => {
  const { secureId, version } = await open(screener, { documentType: ['2'] });
  passMinutes(photoRules.leaseMinutes + 1);
  expect((await decide('approve', screener, { secureId, version })).body.code).toBe('CLAIM_EXPIRED');
  expect(await next(colleague, { documentType: ['2'] })).toBe(secureId);
  await look(colleague, secureId);
  expect((await decide('approve', colleague, { secureId, version })).result.state).toBe('APPROVED');
  for (const name of ['approve', 'reject', 'escalate'] as const) {
    const body = { secureId, version: version + 1, reasonIds: [reasonId('SELFIE_BLUR')], note: 'Wajah berbeda jauh' };
    expect((await decide(name, colleague, body)).body).toMatchObject({ code: 'ALREADY_DECIDED' });
  }
});

test('a rejection has reasons of the kind of photo, and the photo is no longer a document of the member', async () => {
  const { secureId, version } = await open(screener, { documentType: ['2'] });
  for (const reasonIds of [[reasonId('KTP_BLUR')], [secureId]])
    expect((await decide('reject', screener, { secureId, version, reasonIds })).body.code).toBe('PHOTO_REASONS');
  expect(
    (await decide('reject', screener, { secureId, version, reasonIds: [reasonId('SELFIE_BLUR')] })).result.state,
  ).toBe('REJECTED');
  expect(await documentOf(secureId)).toEqual({ current: false });
  const row = (await list({ state: ['REJECTED'], decidedBy: screener.username })).rows[0];
  expect(row).toMatchObject({ secureId, reasons: 'Selfie buram' });
});

test('an escalated photo is decided by an approver who did not escalate it', async () => {
  const { secureId, version } = await open(supervisor, { documentType: ['2'] });
  const note = 'Wajah berbeda dengan KTP';
  expect((await decide('escalate', supervisor, { secureId, version, note })).result.state).toBe('ESCALATED');
  const skip: string[] = [];
  for (
    let id = await next(supervisor, {}, 'PHOTO_ESCALATED');
    id;
    id = await next(supervisor, {}, 'PHOTO_ESCALATED', skip)
  ) {
    expect(id).not.toBe(secureId);
    skip.push(id);
  }
  await db().deleteFrom('queue_lease').execute();
  const taking = { code: 'PHOTO_ESCALATED', secureId, version: version + 1 };
  expect((await server.current.call(queueCalls.take, supervisor, { body: taking })).body.code).toBe('QUEUE_LEFT');
  expect((await server.current.call(queueCalls.take, screener, { body: taking })).status).toBe(404);
  const head = testCaller('HOHEAD1', { [memberPhotos.privilege]: 'Approval' }, { roles: screener.roles });
  await server.current.call(queueCalls.take, head, { body: taking });
  const { result } = await desk(head, secureId);
  expect(result.escalation).toEqual({ note, by: supervisor.username });
  await look(head, secureId);
  const settled = { secureId, version: result.version, verdict: 'APPROVED', identityConfirmed: true };
  expect((await decide('settle', screener, settled)).status).toBe(403);
  expect((await decide('settle', head, settled)).result.state).toBe('APPROVED');
});
