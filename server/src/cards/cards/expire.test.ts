import { sql } from 'kysely';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { document, headOffice } from '../lifecycle/lifecycle.fixtures.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { cardsModule } from './module.ts';

const gateway = useGateway();
const { sent } = gateway;
const server = useServer({ modules: [cardsModule], configuration: gateway.configuration });
const db = () => server.current.database.db;
const run = () => scheduledJobs(server.current.app).get('card-expire')!.run(new AbortController().signal);
const card = (n: number) =>
  db().selectFrom('card').selectAll().where('id', '=', seedCardId(n)).executeTakeFirstOrThrow();
const expires = (n: number, day: string) =>
  db().updateTable('card').set({ expiry_date: day }).where('id', '=', seedCardId(n)).execute();
const on = (day: string) => server.current.setNow(new Date(`${day}T01:15:00+07:00`));

beforeEach(() => {
  sent.length = 0;
});
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

it('cancels only members’ cards after their last day', async () => {
  for (const n of [30, 100, 140, 200, 255]) await expires(n, '2026-03-31');
  on('2026-03-31');
  await run();
  expect((await card(30)).status).toBe('Customer');
  on('2026-04-01');
  expect(await run()).toMatchObject({ done: 4 });
  for (const n of [30, 100, 140, 200])
    expect(await card(n)).toMatchObject({ status: 'Cancelled', updated_by: 'SYSTEM:card-expire' });
  expect((await card(255)).status).toBe('Issued');
  const {
    transition_code: code,
    document_no: no,
    remark,
  } = await db()
    .selectFrom('card_movement')
    .selectAll()
    .where('card_id', '=', seedCardId(30))
    .orderBy('seq_no', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect({ code, no, remark }).toEqual({ code: 'X4', no: 'card-expire', remark: 'Masa berlaku habis' });
  expect(await run()).toMatchObject({ read: 0, done: 0 });
});

it('skips cards with an open replacement or a hold of a document', async () => {
  for (const n of [61, 101]) await expires(n, '2026-04-30');
  await db()
    .transaction()
    .execute((tx) =>
      placeHolds(tx, 'REPLACEMENT_PENDING', {
        document: document('replacement'),
        actor: headOffice,
        at: new Date(),
        cards: [{ cardId: seedCardId(101) }],
      }),
    );
  on('2026-05-01');
  expect(await run()).toMatchObject({ done: 0, skipped: 1 });
  expect([(await card(61)).status, (await card(101)).status]).toEqual(['Picked_Up', 'Picked_Up']);
  await sql`update card_replacement set state = 'CANCELLED' where old_card_id = ${seedCardId(61)}`.execute(db());
  expect(await run()).toMatchObject({ done: 1 });
  expect((await card(61)).status).toBe('Cancelled');
});

it('notifies the member 60, 30 and 7 days before, once each, and again after an extension', async () => {
  await expires(102, '2026-08-31');
  const notices = () =>
    sent
      .splice(0)
      .filter(({ channel, to }) => channel === 'push' && to === seedMember(102).memberNo)
      .map(({ text }) => text);
  on('2026-07-01');
  await run();
  expect(notices()).toEqual([]);
  for (const day of ['2026-07-02', '2026-08-01', '2026-08-24']) {
    on(day);
    await run();
    await run();
    expect(notices()).toEqual([
      expect.stringMatching(
        new RegExp(`^${seedMember(102).name}, kartu Anda berakhiran \\d{4} berlaku sampai 31-08-2026`),
      ),
    ]);
  }
  await expires(102, '2026-09-30');
  on('2026-09-25');
  await run();
  // A member who missed earlier notices gets one.
  expect(notices()).toHaveLength(1);
  on('2026-09-26');
  await run();
  expect(notices()).toEqual([]);
  expect(
    await db().selectFrom('card').select('holder_member_id').where('id', '=', seedCardId(102)).executeTakeFirst(),
  ).toEqual({ holder_member_id: memberId(102) });
});
