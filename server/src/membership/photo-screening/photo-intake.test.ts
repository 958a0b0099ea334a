import { randomUUID } from 'node:crypto';
import { memberPhotos, photoCalls as calls } from '@console/contracts/membership/photos-screening-membership';
import { photoRules } from '@console/contracts/platform/photos/vocabulary';
import { queueCalls } from '@console/contracts/platform/queues';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { bringPictures } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { memberId } from '../member/seed.ts';
import { comesBack } from '../../records/photos/second-look.ts';
import { colleague, reasonId, screener, screening, sender, supervisor } from './photo-screening.fixtures.ts';

/** How photos come to the screeners: from applications, and a second time. */

const server = useServer({ modules });
const { db, look, open, send, list, decide, stateOf, documentOf } = screening(() => server.current);

beforeAll(() => bringPictures(server.current, 'photo_screening'));
afterEach(() => db().deleteFrom('queue_lease').execute());

test('one in twenty approved photos comes back for other eyes; who disagrees hands it on', async () => {
  const texts = protectedText(seedOptions.dataKey);
  const ids = Array.from({ length: 2_000 }, (_, at) => `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`);
  const back = ids.filter((id) => comesBack(texts, id));
  expect(back.length).toBeGreaterThan(60);
  expect(back.length).toBeLessThan(140);
  const { result: sent } = await send('1000000100', '2');
  const again = back[0]!;
  await db().updateTable('photo_screening').set({ id: again }).where('id', '=', sent.secureId).execute();
  await server.current.call(queueCalls.take, screener, {
    body: { code: 'PHOTO_SCREENING', secureId: again, version: 1 },
  });
  await look(screener, again);
  expect((await decide('approve', screener, { secureId: again, version: 1 })).result.state).toBe('APPROVED');
  const second = await db()
    .selectFrom('photo_screening')
    .select(['id', 'version'])
    .where('recheck_of', '=', again)
    .executeTakeFirstOrThrow();
  const taking = { code: 'PHOTO_SCREENING', secureId: second.id, version: second.version };
  expect((await server.current.call(queueCalls.take, screener, { body: taking })).body.code).toBe('QUEUE_LEFT');
  await server.current.call(queueCalls.take, colleague, { body: taking });
  await look(colleague, second.id);
  const verdict = { secureId: second.id, version: 1, reasonIds: [reasonId('SELFIE_BLUR')] };
  expect((await decide('reject', colleague, verdict)).result.state).toBe('ESCALATED');
  const first = { ...supervisor, username: screener.username };
  const settling = { code: 'PHOTO_ESCALATED', secureId: second.id, version: 2 };
  expect((await server.current.call(queueCalls.take, first, { body: settling })).body.code).toBe('QUEUE_LEFT');
  expect(await documentOf(again)).toEqual({ current: true });
  const day = seedDate.toISOString().slice(0, 10);
  const { result } = await server.current.call(calls.figures, admin, { query: { from: day, to: day } });
  const own = result.rows.find(({ username }: { username: string }) => username === screener.username);
  expect(own).toMatchObject({ rechecked: 1, agreed: 0 });
});

const same = randomUUID();
test('a photo from an application waits and replaces the one before; a blurred one is rejected at once', async () => {
  const { result: first } = await send('1000000101', '1', { copyOf: same });
  expect(first.state).toBe('WAITING');
  expect((await stateOf(first.secureId)).sharpness).toBeGreaterThanOrEqual(photoRules.leastSharpness);
  const { result: second } = await send('1000000101', '1');
  expect([await documentOf(first.secureId), await documentOf(second.secureId)]).toEqual([
    { current: false },
    { current: true },
  ]);
  const { result: blurred } = await send('1000000102', '2', { blurred: true });
  expect(blurred.state).toBe('REJECTED');
  const { result: unread } = await send('1000000101', '1', { blurred: true });
  expect([await documentOf(unread.secureId), await documentOf(second.secureId)]).toEqual([
    { current: false },
    { current: true },
  ]);
  const copy = await send('1000000103', '1', { copyOf: same });
  const filter = { duplicate: true, documentType: ['1'] };
  expect(
    (await list({ ...filter, state: ['WAITING'] })).rows.map((row: { secureId: string }) => row.secureId),
  ).toContain(copy.result.secureId);
  expect((await send('1000000316', '1')).body.code).toBe('MEMBER_CLOSED');
  expect((await send('9999999999', '1')).body.errors).toMatchObject([{ field: 'memberNo', code: 'NOT_FOUND' }]);
});

test('who sent a photo does not decide on it', async () => {
  const { result } = await send('1000000104', '2');
  const taking = { code: 'PHOTO_SCREENING', secureId: result.secureId, version: 1 };
  expect((await server.current.call(queueCalls.take, sender, { body: taking })).body.code).toBe('QUEUE_LEFT');
});

test('a branch sees and takes the photos of its members alone', async () => {
  const own = branchId('SPEKTRA', '10010');
  const branch = testCaller(
    'CAB10010',
    { [memberPhotos.privilege]: 'Input' },
    { mappingType: 'BRANCH', roles: screener.roles, scope: { type: 'branches', branchIds: [own], mraIds: [] } },
  );
  const { total } = await list({ state: ['WAITING'] }, branch);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await list({ state: ['WAITING'] })).total);
  const { secureId } = await open(branch);
  expect((await stateOf(secureId)).branch_id).toBe(own);
});

test('a pending member becomes active with an approved identity card and selfie', async () => {
  const statusOf = async () =>
    (await db().selectFrom('member').select('status').where('id', '=', memberId(306)).executeTakeFirstOrThrow()).status;
  const photos = await db()
    .selectFrom('photo_screening')
    .select(['id', 'version'])
    .where('member_id', '=', memberId(306))
    .orderBy('document_type')
    .execute();
  const seen: string[] = [];
  for (const { id, version } of photos) {
    seen.push(await statusOf());
    await server.current.call(queueCalls.take, screener, { body: { code: 'PHOTO_SCREENING', secureId: id, version } });
    await look(screener, id);
    await decide('approve', screener, { secureId: id, version, identityConfirmed: true });
  }
  expect([...seen, await statusOf()]).toEqual(['pending', 'pending', 'active']);
});
