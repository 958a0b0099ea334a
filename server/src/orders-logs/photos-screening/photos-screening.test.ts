// Long: photos of two lines with their helpers.
import { randomUUID } from 'node:crypto';
import {
  orderPhotoCalls,
  orderPhotos,
  orderPhotosNmc,
  type PhotoLine,
} from '@console/contracts/orders-logs/photos-screening';
import { callsOf } from '@console/contracts/core/resource';
import { fileCalls } from '@console/contracts/platform/files';
import { queueCalls } from '@console/contracts/platform/queues';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { bringPictures, drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modules } from '../../modules.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { moveOrder } from '../orders/move.ts';
import { acknowledge } from '../orders/orders.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const roles = [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }];
const person = (username: string, level: string) =>
  testCaller(username, { '*': level, 'home:browse': 'View Only' }, { roles });
const screener = person('HOOPS02', 'Input');
const sender = person('HOOPS05', 'Input');
const head = person('HOHEAD1', 'Approval');
type Person = typeof screener;
const resources = { SPEKTRA: orderPhotos, NMC: orderPhotosNmc } as const;
const note = 'Foto tampak diambil dari order lain';

beforeAll(() => bringPictures(server.current, 'order_photo'));
afterEach(() => db().deleteFrom('queue_lease').execute());

interface Waiting {
  readonly secureId: string;
  readonly version: number;
  readonly orderId: string;
}

/** A photo that somebody has taken and looked at. */
async function taken(line: PhotoLine, secureId: string, who: Person = screener, state = 'WAITING') {
  const { waiting, escalated } = resources[line].queues;
  const { version } = await photo(secureId);
  const code = (state === 'WAITING' ? waiting : escalated)!.code;
  const taking = await server.current.call(queueCalls.take, who, { body: { code, secureId, version } });
  if (taking.status !== 200) throw new Error(JSON.stringify(taking.body));
  const parameters = { secureId };
  const { result } = await server.current.call(orderPhotoCalls[line].desk, who, { parameters });
  await server.current.call(orderPhotoCalls[line].photo, who, { parameters, body: {} });
  return result;
}
const photo = (id: string) => db().selectFrom('order_photo').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const flagsOf = async (orderId: string) =>
  (
    await db()
      .selectFrom('purchase_order_flag')
      .select('code')
      .where('order_id', '=', orderId)
      .where('cleared_at', 'is', null)
      .execute()
  ).map(({ code }) => code);

/** Waiting photos of a line that no other order has, of other orders each time. */
const used: string[] = [];
async function waiting(line: PhotoLine, type: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select t.id as "secureId", t.version, t.order_id as "orderId" from order_photo t
    where t.business_line = ${line} and t.state = 'WAITING' and t.document_type = ${type}
      and not (t.order_id = any(${used}::uuid[]))
      and not exists (select from order_photo o where o.file_hash = t.file_hash and o.order_id <> t.order_id)
    order by t.created_at limit 1`.execute(db());
  used.push(rows[0]!.orderId);
  return rows[0]!;
}
const decide = (
  line: PhotoLine,
  act: 'approve' | 'reject' | 'escalate' | 'settle',
  body: object,
  who: Person = screener,
) => server.current.call(orderPhotoCalls[line][act] as never, who, { body: body as never });
const list = async (line: PhotoLine, query: object) =>
  (await server.current.call(callsOf(resources[line]).list, admin, { query: query as never })).result;

/** Sends a photo of an order. */
async function send(line: PhotoLine, applNo: string, documentType: string, mark: string = randomUUID()) {
  const { result: file } = await upload(server.current, fileCalls.upload, sender, {
    fields: { module: resources[line].module, kind: 'image' },
    name: 'foto.png',
    type: 'image/png',
    content: await drawnPicture(mark),
  });
  const takenAt = new Date(seedDate.getTime() - 60_000).toISOString();
  const body = { applNo, documentType, fileId: file.fileId, takenAt, serialNo: 'SN-00042' };
  return server.current.call(orderPhotoCalls[line].submit as never, sender, { body: body as never });
}
const orderIn = async (status: string, line: PhotoLine) =>
  db()
    .selectFrom('purchase_order')
    .select(['id', 'appl_no as applNo'])
    .where('business_line', '=', line)
    .where('status', '=', status as 'DELIVERED')
    .where('archived_at', 'is', null)
    .orderBy('appl_no')
    .executeTakeFirstOrThrow();

test('80 photos of SPEKTRA and 60 of NMC are seeded, each line at its own desk', async () => {
  const counts = async (line: PhotoLine) =>
    Promise.all(
      ['WAITING', 'APPROVED', 'REJECTED', 'ESCALATED'].map(async (state) => (await list(line, { state })).total),
    );
  expect(await counts('SPEKTRA')).toEqual([30, 40, 7, 3]);
  expect(await counts('NMC')).toEqual([20, 32, 6, 2]);
  const { result } = await server.current.call(orderPhotoCalls.NMC.counters, admin);
  expect(result).toMatchObject({ waiting: 20, escalated: 2 });
  expect((await list('SPEKTRA', { duplicate: true })).total).toBe(2);
  const { rows } = await list('SPEKTRA', { state: 'REJECTED' });
  expect(rows[0].reasons).toHaveLength(1);
});

test('a photo is compared with the goods of its order, and approved once it was seen', async () => {
  const { secureId } = await waiting('SPEKTRA', '2');
  const desk = await taken('SPEKTRA', secureId);
  expect(desk.order).toMatchObject({ applNo: expect.stringMatching(/^\d{14}$/), serialNo: expect.any(String) });
  expect(desk.order.items.length).toBeGreaterThan(0);
  expect(desk.reasons.map(({ secureId: code }: { secureId: string }) => code)).toContain('SERIAL_DIFFERS');
  const { result } = await decide('SPEKTRA', 'approve', { secureId, version: desk.version });
  expect(result.state).toBe('APPROVED');
});

test('a picture that another order has too can only be escalated', async () => {
  const { rows } = await list('SPEKTRA', { duplicate: true, state: 'WAITING' });
  const { secureId } = rows[0];
  const desk = await taken('SPEKTRA', secureId);
  expect(desk.duplicates).toHaveLength(1);
  const seen = { secureId, version: desk.version };
  expect((await decide('SPEKTRA', 'approve', seen)).body.code).toBe('PHOTO_REUSED');
  expect((await decide('SPEKTRA', 'reject', { ...seen, reasonIds: ['REUSED'] })).body.code).toBe('PHOTO_REUSED');
  const escalated = await decide('SPEKTRA', 'escalate', { ...seen, note, reasonIds: ['REUSED'] });
  expect(escalated.result.state).toBe('ESCALATED');
  expect(await flagsOf((await photo(secureId)).order_id)).toContain('MANUAL');
  const settled = await taken('SPEKTRA', secureId, head, 'ESCALATED');
  expect(settled.escalation).toEqual({ note, by: screener.username });
  const verdict = { secureId, version: settled.version, verdict: 'REJECTED', reasonIds: ['REUSED'] };
  expect((await decide('SPEKTRA', 'settle', verdict, head)).result.state).toBe('REJECTED');
});

test('another person on the photo is a red flag of its own, raised once', async () => {
  const { secureId, orderId } = await waiting('SPEKTRA', '1');
  const desk = await taken('SPEKTRA', secureId);
  await decide('SPEKTRA', 'escalate', { secureId, version: desk.version, note, reasonIds: ['PERSON_DIFFERS'] });
  expect(await flagsOf(orderId)).toEqual(['FACE_MISMATCH']);
  const { result } = await send('SPEKTRA', desk.order.applNo, '1');
  const again = await taken('SPEKTRA', result.secureId);
  await decide('SPEKTRA', 'escalate', {
    secureId: result.secureId,
    version: again.version,
    note,
    reasonIds: ['PERSON_DIFFERS'],
  });
  expect(await flagsOf(orderId)).toEqual(['FACE_MISMATCH']);
});

test('frame and engine number are typed and compared with those of the order, which nobody is shown', async () => {
  const { secureId, orderId } = await waiting('NMC', '2');
  const desk = await taken('NMC', secureId);
  const { frame_no: frameNo, engine_no: engineNo } = await db()
    .selectFrom('purchase_order')
    .select(['frame_no', 'engine_no'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(desk)).not.toContain(frameNo);
  const seen = { secureId, version: desk.version };
  expect((await decide('NMC', 'approve', seen)).body.errors).toMatchObject([
    { field: 'frameNo', code: 'REQUIRED' },
    { field: 'engineNo', code: 'REQUIRED' },
  ]);
  const wrong = await decide('NMC', 'approve', { ...seen, frameNo, engineNo: 'JFZ1E9999999' });
  expect(wrong.body.code).toBe('FRAME_DIFFERS');
  expect((await decide('NMC', 'approve', { ...seen, frameNo: 'MH1JFZOOOOOOOOOOO', engineNo })).status).toBe(422);
  expect((await decide('NMC', 'approve', { ...seen, frameNo, engineNo })).result.state).toBe('APPROVED');
});

test('a rejected photo is asked for again until another one of its kind comes', async () => {
  const { secureId } = await waiting('NMC', '3');
  const desk = await taken('NMC', secureId);
  const { applNo } = desk.order;
  const rejected = { secureId, version: desk.version, reasonIds: ['FORM_UNSIGNED', 'BLURRED'] };
  expect((await decide('NMC', 'reject', { ...rejected, reasonIds: ['NO_REASON'] })).status).toBe(422);
  expect((await decide('NMC', 'reject', rejected)).result.state).toBe('REJECTED');
  const ofOrder = async () =>
    (await server.current.call(orderPhotoCalls.NMC.ofOrder, sender, { parameters: { applNo } })).result;
  const again = async () => (await ofOrder()).filter(({ retake }: { retake: boolean }) => retake);
  expect(await again()).toMatchObject([{ secureId, documentType: '3', reasons: ['BLURRED', 'FORM_UNSIGNED'] }]);
  expect((await send('NMC', applNo, '3')).result.state).toBe('WAITING');
  expect(await again()).toEqual([]);
});

test('an order that is over takes no photo, and those that waited wait no more', async () => {
  const over = await orderIn('DISBURSED', 'SPEKTRA');
  expect((await send('SPEKTRA', over.applNo, '1')).body.code).toBe('PO_FINAL');
  expect((await send('SPEKTRA', '99999269999999', '1')).body.errors).toMatchObject([
    { field: 'applNo', code: 'NOT_FOUND' },
  ]);
  const { secureId, orderId } = await waiting('SPEKTRA', '3');
  const desk = await taken('SPEKTRA', secureId);
  const before = (await list('SPEKTRA', { state: 'WAITING', going: true })).total;
  const disburse = { transition: 'disburse', mover: 'SYSTEM', by: 'core', at: seedDate } as const;
  await db()
    .transaction()
    .execute(async (tx) => {
      await acknowledge(tx, orderId, '199999999999');
      await moveOrder(tx, { ...disburse, orderId, values: { contractNo: '199999999999' } });
    });
  expect((await list('SPEKTRA', { state: 'WAITING', going: true })).total).toBeLessThan(before);
  expect((await decide('SPEKTRA', 'approve', { secureId, version: desk.version })).body.code).toBe('PO_FINAL');
});
